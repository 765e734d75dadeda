'use strict';
// The cell array as a drawing: the same forms as the program's. A form says what a signal means, colour repeats it.

const Die = (() => {
  const PITCH = 53;
  const FIRST = 56;
  const SIDE = 36;
  const KEEP_RIGHT = 2.2;
  const WAYS = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];   // N, NE, E, ...
  const cells = [];
  const paths = {};
  let present = null;
  let chosen = -1;
  let asked = () => { };

  const x = square => FIRST + PITCH * (square % 8);
  const y = square => FIRST + PITCH * (square >> 3);

  function wire(square, way) {
    const [dx, dy] = WAYS[way];
    const reach = SIDE / 2 - (dx && dy ? SIDE * 0.06 : 0);
    return [x(square) + dx * reach, y(square) + dy * reach, x(square) + dx * (PITCH - reach), y(square) + dy * (PITCH - reach)];
  }

  function inside(square, way) {
    const file = square % 8 + WAYS[way][0];
    const row = (square >> 3) + WAYS[way][1];
    return file >= 0 && file < 8 && row >= 0 && row < 8;
  }

  function shifted([x1, y1, x2, y2], distance) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const dx = -(y2 - y1) / length * distance;
    const dy = (x2 - x1) / length * distance;
    return [x1 + dx, y1 + dy, x2 + dx, y2 + dy];
  }

  const part = ([x1, y1, x2, y2], from, to) =>
    [x1 + (x2 - x1) * from, y1 + (y2 - y1) * from, x1 + (x2 - x1) * to, y1 + (y2 - y1) * to];
  const line = ([x1, y1, x2, y2]) => `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;

  function chevron(at, size = 4.2) {
    const [x1, y1, x2, y2] = at;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const ux = (x2 - x1) / length;
    const uy = (y2 - y1) / length;
    const tx = x1 + (x2 - x1) * 0.5 + ux * size / 2;
    const ty = y1 + (y2 - y1) * 0.5 + uy * size / 2;
    const left = [tx - ux * size - uy * size * 0.7, ty - uy * size + ux * size * 0.7];
    const right = [tx - ux * size + uy * size * 0.7, ty - uy * size - ux * size * 0.7];
    return `M${left[0].toFixed(1)} ${left[1].toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}L${right[0].toFixed(1)} ${right[1].toFixed(1)}`;
  }

  function head([x1, y1, x2, y2], long, wide) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const ux = (x2 - x1) / length;
    const uy = (y2 - y1) / length;
    return `M${x2.toFixed(1)} ${y2.toFixed(1)}L${(x2 - ux * long - uy * wide).toFixed(1)} ${(y2 - uy * long + ux * wide).toFixed(1)}`
      + `L${(x2 - ux * long + uy * wide).toFixed(1)} ${(y2 - uy * long - ux * wide).toFixed(1)}Z`;
  }

  function pads() {
    let d = '';
    for (let i = 0; i < 14; i++) {
      const at = 36 + i * 31.4;
      d += `M${at} 5h8v4h-8zM${at} 474h8v4h-8zM5 ${at}h4v8h-4zM474 ${at}h4v8h-4z`;
    }
    return d;
  }

  function build() {
    const svg = drawn('svg', { viewBox: '0 0 483 483', 'aria-hidden': 'true' });
    svg.append(drawn('path', { class: 'pads', d: pads() }));
    let idle = '';
    for (let square = 0; square < 64; square++) {
      for (const way of [2, 3, 4, 5]) if (inside(square, way)) idle += line(wire(square, way));
    }
    svg.append(drawn('path', { class: 'idle', d: idle }));
    for (const name of ['local faint', 'remote faint', 'local', 'remote', 'flip', 'head', 'tip']) {
      paths[name] = drawn('path', { class: 'signal ' + name });
      svg.append(paths[name]);
    }
    for (let square = 0; square < 64; square++) {
      const g = drawn('g', { class: 'cell', transform: `translate(${x(square)} ${y(square)})` },
        drawn('rect', { class: 'box', x: -18, y: -18, width: 36, height: 36, rx: 5.5 }),
        drawn('circle', { class: 'dot', r: 1.4 }),
        drawn('path', { class: 'diamond', d: 'M0-8.4L8.4 0 0 8.4-8.4 0z' }),
        drawn('circle', { class: 'core', r: 2.3 }),
        drawn('circle', { class: 'disc', r: 9 }),
        drawn('path', { class: 'half left', d: 'M0-9a9 9 0 0 0 0 18z' }),
        drawn('path', { class: 'half right', d: 'M0-9a9 9 0 0 1 0 18z' }),
        drawn('circle', { class: 'ring', r: 13.7 }),
        drawn('path', { class: 'brackets', d: 'M-13-6.5V-13H-6.5M6.5-13H13V-6.5M13 6.5V13H6.5M-6.5 13H-13V6.5' }));
      cells.push(g);
      svg.append(g);
    }
    for (let i = 0; i < 8; i++) {
      svg.append(drawn('text', { x: 21, y: FIRST + PITCH * i }, String(i + 1)));
      svg.append(drawn('text', { x: FIRST + PITCH * i, y: 461 }, 'abcdefgh'[i]));
    }
    svg.addEventListener('click', event => {
      const box = svg.getBoundingClientRect();
      const file = Math.round(((event.clientX - box.left) / box.width * 483 - FIRST) / PITCH);
      const row = Math.round(((event.clientY - box.top) / box.height * 483 - FIRST) / PITCH);
      if (file >= 0 && file < 8 && row >= 0 && row < 8) asked(8 * row + file);
    });
    byId('die').append(svg);
  }

  /** Lists of squares by direction; what a way's signal travels along is the opposite way of `remote`. */
  function signals(moment) {
    const d = Object.fromEntries(Object.keys(paths).map(name => [name, '']));
    for (let way = 0; way < 8; way++) {
      const back = (way + 4) % 8;
      const strong = new Set(moment.strong[way]);
      for (const square of moment.local[way]) {
        if (!inside(square, back)) continue;
        const at = wire(square, back);
        d[strong.has(square) || !moment.focused ? 'local' : 'local faint'] += line(shifted(at, 1.6)) + line(shifted(at, -1.6));
      }
      for (const square of moment.remote[way]) {
        if (!inside(square, back)) continue;
        const at = shifted(wire(square, back), KEEP_RIGHT);
        d[strong.has(square) || !moment.focused ? 'remote' : 'remote faint'] += line(at) + chevron(at);
      }
      for (const square of moment.tips[way]) {
        if (inside(square, back)) d.tip += line(part(shifted(wire(square, back), KEEP_RIGHT), 0.74, 1));
      }
      for (const square of moment.flip[way]) {
        if (!inside(square, way)) continue;
        const at = wire(square, way);
        d.flip += line(part(at, -0.05, 0.55));
        d.head += head(part(at, 0, 1.08), 9.7, 5.3);
      }
    }
    return d;
  }

  /** What is as it was costs the browser nothing. */
  function change(drawn, name, value) {
    if (drawn[name] === value) return;
    drawn[name] = value;
    drawn.setAttribute(name, value);
  }

  function show(moment) {
    present = moment;
    const d = signals(moment);
    for (const [name, path] of Object.entries(paths)) change(path, 'd', d[name]);
    const sets = Object.fromEntries(['black', 'white', 'legal', 'latched', 'rose', 'select', 'toBlack', 'toWhite']
      .map(name => [name, new Set(moment[name])]));
    for (let square = 0; square < 64; square++) {
      const black = sets.black.has(square);
      const white = sets.white.has(square);
      const turns = sets.toBlack.has(square) && white || sets.toWhite.has(square) && black;
      const select = sets.select.has(square);
      const names = ['cell'];
      if (turns) names.push('turning', sets.toBlack.has(square) ? 'to-black' : 'to-white');
      else if (black || sets.toBlack.has(square)) names.push('black');
      else if (white || sets.toWhite.has(square)) names.push('white');
      else if (!select && sets.latched.has(square)) names.push('latched');
      else if (!select && sets.legal.has(square)) names.push('legal', ...(sets.rose.has(square) ? ['rose'] : []));
      if (select) names.push('select');
      if (square === chosen) names.push('chosen');
      change(cells[square], 'class', names.join(' '));
    }
  }

  build();
  return {
    show,
    onAsk(action) {
      asked = action;
    },
    choose(square) {
      chosen = square;
      if (present) show(present);
    }
  };
})();
