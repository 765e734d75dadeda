'use strict';
// One cell with all its gates, as the program shows it when it is close, over the page; steps of the chip go on there.

const Inside = (() => {
  const box = byId('inside');
  const picture = element('canvas', { role: 'img' });
  const room = element('div', { class: 'room', tabindex: 0, role: 'group' }, picture);
  const AROUND = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  let square = -1;
  let wishes = 0;              // counts pictures asked for, so that only the last is shown

  async function draw() {
    if (!box.open || !cursor) return;
    const mine = ++wishes;
    const { move, clock, step } = cursor;
    const [width, height] = [picture.clientWidth, picture.clientHeight];
    const { string } = reader(await chip('inside', move, clock, step, square, width, height));
    if (mine !== wishes) return;
    picture.setAttribute('aria-label', string());
    byId('inside-words').textContent = picture.getAttribute('aria-label');
    Pen.draw(picture, string(), width, height);
    picture.dataset.at = `${squareName(square)} ${move}.${clock}.${step}`;
  }

  function name() {
    byId('inside-title').textContent = text('inside', squareName(square));
    room.setAttribute('aria-label', text('cell', squareName(square)));
  }

  function stride(where, key, sign) {
    return element('button', { class: 'step', 'data-walk': where, 'aria-label': text(key), title: text(key),
      onclick: () => walk(where) }, icon(sign));
  }

  room.addEventListener('keydown', event => {
    const [dx, dy] = AROUND[event.key] ?? [0, 0];
    const [file, row] = [square % 8 + dx, (square >> 3) + dy];
    if (!AROUND[event.key] || file < 0 || file > 7 || row < 0 || row > 7) return;
    event.preventDefault();
    square = 8 * row + file;
    name();
    draw();
  });
  new ResizeObserver(draw).observe(picture);

  return {
    draw,
    open(which) {
      square = which;
      box.replaceChildren(
        element('div', { class: 'row' }, element('h2', { id: 'inside-title' }),
          element('div', { class: 'steps' }, stride('-clock', 'clock.back', 'clockBack'), stride('-gate', 'gate.back', 'back'),
            stride('gate', 'gate.on', 'on'), stride('clock', 'clock.on', 'clockOn'),
            element('button', { class: 'step close', 'aria-label': text('close'), onclick: () => box.close() }, icon('close')))),
        element('p', { id: 'inside-words', class: 'quiet', role: 'status' }), room);
      name();
      box.showModal();
      room.focus();
      draw();
    }
  };
})();
