'use strict';
// The cell array and the controller, drawn by the program's own painters in the chip's worker.

const Die = (() => {
  const cells = element('canvas', { 'aria-hidden': 'true' });
  const graph = byId('controller');
  let place = null;
  let present = null;
  let near = [];               // places of its pictures, and of those to be ready for
  let chosen = -1;
  let asked = () => { };
  let last = null;
  let wishes = 0;              // counts pictures asked for, so that only the last are shown

  async function paint() {
    const [side, width, height] = [cells.clientWidth, graph.clientWidth, graph.clientHeight];
    if (!present || !side) return;
    const mine = ++wishes;
    const { move, clock, step } = present;
    const pictures = where => Moments.pictures(chip, where, chosen, side, width, height);
    const { number, string } = reader(await pictures(near[0]));
    if (mine !== wishes) return;
    place = { left: number(), top: number(), pitch: number() };
    Pen.draw(cells, string(), side, side);
    if (height) Pen.draw(graph, string(), width, height);   // hidden beside an answer
    cells.dataset.at = `${move}.${clock}.${step}`;
    near.forEach(pictures);
  }

  function draw() {
    last = paint();
  }

  cells.addEventListener('click', ({ offsetX, offsetY }) => {
    if (!place) return;
    const file = Math.floor((offsetX - place.left) / place.pitch);
    const row = Math.floor((offsetY - place.top) / place.pitch);
    if (file >= 0 && file < 8 && row >= 0 && row < 8) asked(8 * row + file);
  });
  const AROUND = { ArrowUp: -8, ArrowDown: 8, ArrowLeft: -1, ArrowRight: 1 };

  /** The arrows choose a cell; what is chosen is said. */
  byId('die').addEventListener('keydown', event => {
    const { key } = event;
    if (key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      return asked(chosen).then(() => byId('look-inside')?.focus());
    }
    if (!(key in AROUND)) return;
    event.preventDefault();
    const next = chosen < 0 ? 27 : chosen + AROUND[key];
    if (next < 0 || next > 63 || chosen >= 0 && Math.abs(next % 8 - chosen % 8) > 1) return;
    chosen = next;
    draw();
    say(text('cell', squareName(chosen)));
  });
  byId('die').append(cells);
  for (const canvas of [cells, graph]) new ResizeObserver(draw).observe(canvas);

  return {
    draw,
    /** Kept when what was last asked for is on the page. */
    drawn: () => last,
    show(moment, places) {
      present = moment;
      near = places;
      graph.setAttribute('aria-label', `${text('controller')}: ${moment.state}`);
      draw();
    },
    onAsk(action) {
      asked = action;
    },
    choose(square) {
      chosen = square;
      draw();
    }
  };
})();
