'use strict';
// The moments of the chip. A move's are asked for at once: from then on a step waits for no worker.

const Moments = (() => {
  const WALKS = ['gate', '-gate', 'clock', '-clock', '-move', 'end'];
  const MOST = 8;
  const moves = new Map();     // promises by number

  async function ask(chip, call, move) {
    const read = JSON.parse(await chip(call, move));
    if (read.error) return null;
    let before = 0;
    read.first = read.clocks.map(({ toggles }) => (before += toggles.length) - toggles.length);
    return read;
  }

  return {
    /** The move if it is there already; else null, and it is asked for. */
    ready(chip, move) {
      const found = moves.get(move);
      if (!found) this.load(chip, move);
      return found?.read ?? null;
    },
    load(chip, move) {
      if (!moves.has(move)) {
        if (moves.size >= MOST) moves.delete(moves.keys().next().value);
        const asked = ask(chip, 'moments', move);
        moves.set(move, asked);
        asked.then(read => { asked.read = read; });
      }
      return moves.get(move);
    },
    end: (chip, move) => ask(chip, 'end', move),
    /** The nearest moment of a move. */
    nearest({ clocks, first, moments }, clock, step) {
      const inside = Math.min(clock, clocks.length - 1);
      return moments[first[inside] + Math.min(step, clocks[inside].toggles.length - 1)];
    },
    /** Move, clock and gate delay that a stride leads to. */
    walk: ({ walks }, stride) => walks[WALKS.indexOf(stride)].split('.').map(Number),
    forget: () => moves.clear()
  };
})();
