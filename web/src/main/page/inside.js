'use strict';
// One cell over the page: all its gates, then the schematic around one of them, and the causes of what it does; or a block
// beside the array with its gates.

const Inside = (() => {
  const box = byId('inside');
  const picture = element('canvas', { role: 'img' });
  const room = element('div', { class: 'room', tabindex: 0, role: 'group' }, picture);
  const causes = element('div', { class: 'reasons', id: 'causes' });
  const AROUND = { ArrowUp: [0, -1, 'N'], ArrowDown: [0, 1, 'S'], ArrowLeft: [-1, 0, 'W'], ArrowRight: [1, 0, 'E'] };
  let square = -1;
  let net = '';                // the gate that is pointed at; none while the whole cell is seen
  let block = '';              // controller or mailbox, instead of a cell
  let node = -1;               // the chosen one of the block's
  let nodes = 0;
  let wishes = 0;              // counts pictures asked for, so that only the last is shown

  const size = () => [picture.clientWidth, picture.clientHeight];

  async function draw() {
    if (!box.open || !cursor) return;
    const mine = ++wishes;
    const { move, clock, step } = cursor;
    const [width, height] = size();
    const { number, string } = reader(block
      ? await chip('block', move, clock, step, block, node, width, height)
      : await chip('inside', move, clock, step, square, net, width, height));
    if (mine !== wishes) return;
    if (block) [nodes, net] = [number(), string()];
    else square = number();
    name();
    picture.setAttribute('aria-label', string());
    byId('inside-words').textContent = picture.getAttribute('aria-label');
    Pen.draw(picture, string(), width, height);
    picture.dataset.at = `${block || net || squareName(square)} ${block ? net + ' ' : ''}${move}.${clock}.${step}`;
  }

  function name() {
    const what = block ? text(block) : squareName(square);
    byId('inside-title').textContent = block ? what : text('inside', what);
    room.setAttribute('aria-label', text(net || block ? 'inside.gates' : 'inside.cell', what));
    byId('inside-why').hidden = !net;
    byId('inside-out').hidden = !net || !!block;
    byId('inside-in').hidden = !!(net || block);
  }

  /** Points at a gate of the schematic, or at none. */
  function point(at) {
    net = at;
    box.classList.toggle('near', !!net);
    box.classList.toggle('wide', !!block);
    if (!net) causes.replaceChildren();
    name();
    return draw();
  }

  /** Chooses a gate or a pin of the block. */
  function choose(which) {
    node = which;
    causes.replaceChildren();
    return draw();
  }

  const layOut = once(() => script('gates.js', 'flipchipGates').then(() => chip('layOut', ...flipchipGates)));

  async function near(find) {
    await layOut();
    const found = await find();
    if (found && box.open) await point(found);
  }

  const beside = way => near(() => chip('gateBeside', square, net, ...size(), way));

  /** What made the gate as it is, each a step that leads to its moment and its gate. */
  async function why() {
    if (!cursor) return;
    const answer = JSON.parse(await chip('whyGate', cursor.move, cursor.clock, cursor.step, net));
    if (answer.error) return;
    causes.replaceChildren(element('h3', {}, answer.question), reasons(answer, row => {
      if (row.net) {
        block = '';
        point(row.net);
      }
      go(row.move, row.clock, row.step);
    }));
    causes.querySelector('button')?.focus();
  }

  function stride(where, key, sign) {
    return element('button', { class: 'step', 'data-walk': where, 'aria-label': text(key), title: text(key),
      onclick: () => walk(where) }, icon(sign));
  }

  room.addEventListener('keydown', event => {
    const [dx, dy, way] = AROUND[event.key] ?? [0, 0, ''];
    if (event.key !== 'Enter' && !way) return;
    event.preventDefault();
    if (event.key === 'Enter') return net ? why() : block || beside('N');
    if (block) return choose((node + (dx + dy) + nodes) % nodes);
    if (net) return beside(way);
    const [file, row] = [square % 8 + dx, (square >> 3) + dy];
    if (file < 0 || file > 7 || row < 0 || row > 7) return;
    square = 8 * row + file;
    draw();
  });
  picture.addEventListener('click', ({ offsetX, offsetY }) => {
    const where = [...size(), Math.round(offsetX), Math.round(offsetY)];
    return block ? chip('nodeAt', block, ...where).then(choose) : near(() => chip('gateAt', square, net, ...where));
  });
  box.addEventListener('cancel', event => {
    if (!net || block) return;
    event.preventDefault();
    point('');
    room.focus();
  });
  new ResizeObserver(draw).observe(picture);

  return {
    draw,
    /** @param which a square, or a block by its name */
    async open(which) {
      block = typeof which === 'string' ? which : '';
      square = block ? -1 : which;
      node = -1;
      if (block) await layOut();
      picture.setAttribute('aria-label', text('inside', block ? text(block) : squareName(square)));
      box.replaceChildren(
        element('div', { class: 'row' }, element('h2', { id: 'inside-title' }),
          element('button', { class: 'plain', id: 'inside-in', onclick: () => beside('N') }, text('inside.in')),
          element('button', { class: 'plain', id: 'inside-out', onclick: () => point('') }, text('cell.whole')),
          element('button', { class: 'plain', id: 'inside-why', onclick: why }, text('why')),
          element('div', { class: 'steps' }, stride('-clock', 'clock.back', 'clockBack'), stride('-gate', 'gate.back', 'back'),
            stride('gate', 'gate.on', 'on'), stride('clock', 'clock.on', 'clockOn'),
            element('button', { class: 'step close', 'aria-label': text('close'), onclick: () => box.close() }, icon('close')))),
        element('p', { id: 'inside-words', class: 'quiet', role: 'status' }), element('div', { class: 'cellside' }, room, causes));
      box.showModal();
      room.focus();
      point('');
    }
  };
})();
