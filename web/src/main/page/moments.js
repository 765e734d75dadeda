'use strict';
// The moments of the chip. A move's are asked for at once, and each one's pictures when it is near: a step waits for no worker.

const Moments = (() => {
  const WALKS = ['gate', '-gate', 'clock', '-clock', '-move', 'end'];
  const MOST = 12;
  const AHEAD = 6;
  const moves = new Map();     // promises by number
  const pictures = new Map();  // promises by moment, chosen square and sizes

  async function ask(chip, call, move) {
    const read = JSON.parse(await chip(call, move));
    if (read.error) return null;
    let before = 0;
    read.first = read.clocks.map(({ toggles }) => (before += toggles.length) - toggles.length);
    return read;
  }

  /** What is known by this key; else it is asked for. */
  function known(answers, key, asking) {
    if (!answers.has(key)) {
      if (answers.size >= MOST) answers.delete(answers.keys().next().value);
      answers.set(key, asking());
    }
    return answers.get(key);
  }

  return {
    /** The move if it is there already; else null, and it is asked for. */
    ready(chip, move) {
      const found = moves.get(move);
      if (!found) this.load(chip, move);
      return found?.read ?? null;
    },
    load(chip, move) {
      return known(moves, move, () => {
        const asked = ask(chip, 'moments', move);
        asked.then(read => { asked.read = read; });
        return asked;
      });
    },
    /** The pictures of the moment at a place, see Chip.pictures. */
    pictures: (chip, at, ...how) => known(pictures, `${at} ${how}`, () => chip('pictures', ...at.split('.').map(Number), ...how)),
    end: (chip, move) => ask(chip, 'end', move),
    /** The nearest moment of a move. */
    nearest({ clocks, first, moments }, clock, step) {
      const inside = Math.min(clock, clocks.length - 1);
      return moments[first[inside] + Math.min(step, clocks[inside].toggles.length - 1)];
    },
    /** The place of a moment's pictures, and then of those that a user may see soon. */
    near({ clocks, first, moments }, moment) {
      const at = first[moment.clock] + moment.step;
      return [moment, ...moments.slice(at + 1, at + 1 + AHEAD), ...moments.slice(at && at - 1, at)].map(({ move, clock, step }) => {
        const { toggles } = clocks[clock];
        while (step > 1 && !toggles[step] && !toggles[step - 1]) step--;   // nothing is new since then
        return `${move}.${clock}.${step}`;
      });
    },
    /** Move, clock and gate delay that a stride leads to. */
    walk: ({ walks }, stride) => walks[WALKS.indexOf(stride)].split('.').map(Number),
    forget() {
      moves.clear();
      pictures.clear();
    }
  };
})();
