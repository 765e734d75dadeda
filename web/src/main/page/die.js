'use strict';
// The cell array and the controller, drawn by the program's own painters in the chip's worker.

/** A canvas whose drawing the chip gives: `ask(width, height)` promises it, `read` takes what comes before it. */
function picture(canvas, ask, read = () => { }) {
  let wishes = 0;
  const draw = async () => {
    const [width, height] = [Math.floor(canvas.clientWidth), Math.floor(canvas.clientHeight)];
    const mine = ++wishes;
    const drawing = width && height && await ask(width, height);
    if (!drawing || mine !== wishes) return;
    const reading = reader(drawing);
    read(reading);
    Pen.draw(canvas, reading, width, height);
  };
  new ResizeObserver(draw).observe(canvas);
  return draw;
}

const Die = (() => {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  const graph = byId('controller');
  let place = null;
  let present = null;
  let chosen = -1;
  let asked = () => { };
  let last = null;
  const at = () => [present.move, present.clock, present.step];

  const drawCells = picture(canvas, async side => {
    if (!present) return '';
    const now = at();
    const drawing = await chip('array', ...now, chosen, side);
    canvas.dataset.at = now.join('.');
    return drawing;
  }, ({ number }) => { place = { left: number(), top: number(), pitch: number() }; });
  const drawGraph = picture(graph, (width, height) => present && chip('controller', ...at(), width, height));

  function draw() {
    last = Promise.all([drawCells(), drawGraph()]);
  }

  canvas.addEventListener('click', ({ offsetX, offsetY }) => {
    if (!place) return;
    const file = Math.floor((offsetX - place.left) / place.pitch);
    const row = Math.floor((offsetY - place.top) / place.pitch);
    if (file >= 0 && file < 8 && row >= 0 && row < 8) asked(8 * row + file);
  });
  byId('die').append(canvas);

  return {
    draw,
    /** Kept when what was last asked for is on the page. */
    drawn: () => last,
    show(moment) {
      present = moment;
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
