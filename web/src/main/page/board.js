'use strict';
// The board: a grid that keys, mouse and fingers use. It knows no rules; it shows a position and tells moves.

const Board = (() => {
  const WAVE = 45;
  const grid = byId('board');
  const squares = [];
  const looks = [];
  let values = new Map();
  let shown = { black: [], white: [], legal: [], last: -1 };
  let current = 19;
  let letter = '';
  let played = () => { };

  for (let row = 0; row < 8; row++) {
    const line = element('div', { role: 'row' });
    for (let file = 0; file < 8; file++) {
      const square = 8 * row + file;
      const cell = element('div', { role: 'gridcell', tabindex: -1, 'data-square': square },
        element('span', { class: 'disc' }, element('i', { class: 'b' }), element('i', { class: 'w' })));
      cell.addEventListener('click', () => { focus(square); played(square); });
      squares.push(cell);
      line.append(cell);
    }
    grid.append(line);
  }
  for (const [i, at] of [[2, 2], [6, 2], [2, 6], [6, 6]].entries()) {
    grid.append(element('span', { class: `star star${i}`, 'aria-hidden': 'true' }));
    at.length = 2;
  }
  document.querySelector('.ranks').append(...'12345678'.split('').map(sign => element('span', {}, sign)));
  document.querySelector('.files').append(...'abcdefgh'.split('').map(sign => element('span', {}, sign)));

  function focus(square, moves = true) {
    squares[current].tabIndex = -1;
    current = square;
    squares[current].tabIndex = 0;
    if (moves) squares[current].focus({ preventScroll: false });
  }

  grid.addEventListener('keydown', event => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -8, ArrowDown: 8 }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) {
      const file = current % 8 + (Math.abs(step) === 1 ? step : 0);
      const to = current + step;
      if (file >= 0 && file < 8 && to >= 0 && to < 64) focus(to);
    } else if (event.key === 'Home') {
      focus(current & ~7);
    } else if (event.key === 'End') {
      focus(current | 7);
    } else if (event.key === 'Enter' || event.key === ' ') {
      played(current);
    } else if (/^[a-h]$/i.test(event.key)) {
      letter = event.key.toLowerCase();
    } else if (/^[1-8]$/.test(event.key) && letter) {
      focus('abcdefgh'.indexOf(letter) + 8 * (event.key - 1));
      letter = '';
    } else {
      return;
    }
    event.preventDefault();
  });
  focus(current, false);

  function label(square) {
    const name = squareName(square);
    const parts = [shown.black.includes(square) ? text('square.black', name)
      : shown.white.includes(square) ? text('square.white', name)
        : shown.legal.includes(square) ? text('square.legal', name) : text('square.empty', name)];
    const named = square === shown.last ? text('square.last', parts[0]) : parts[0];
    return values.has(square) ? `${named}, ${values.get(square)}` : named;
  }

  /** Shows a position; discs that turn do so outwards from the last move. */
  function show(position) {
    const before = shown;
    shown = position;
    for (let square = 0; square < 64; square++) {
      const cell = squares[square];
      const side = position.black.includes(square) ? 'black' : position.white.includes(square) ? 'white' : '';
      const was = before.black.includes(square) ? 'black' : before.white.includes(square) ? 'white' : '';
      const look = `${side} ${position.legal.includes(square)} ${square === position.last}`;
      if (looks[square] === look && was === side) continue;
      looks[square] = look;
      const disc = cell.firstChild;
      const away = Math.max(Math.abs(square % 8 - position.last % 8), Math.abs((square >> 3) - (position.last >> 3)));
      disc.style.setProperty('--wait', position.last >= 0 && side && was ? `${WAVE * (away - 1)}ms` : '0ms');
      disc.classList.toggle('comes', side !== '' && was === '');
      disc.classList.toggle('turns', side !== '' && was !== '' && was !== side);
      if (side) disc.dataset.side = side;
      else delete disc.dataset.side;
      cell.classList.toggle('legal', position.legal.includes(square));
      cell.classList.toggle('last', square === position.last);
      cell.setAttribute('aria-label', label(square));
    }
    grid.dataset.color = position.toMove ?? '';
  }

  return {
    show,
    /** Names again in another language. */
    relabel() {
      grid.setAttribute('aria-label', text('board'));
      squares.forEach((cell, square) => cell.setAttribute('aria-label', label(square)));
    },
    onPlay(action) {
      played = action;
    },
    /** What each move is worth, on its square. */
    values(list) {
      values = list;
      squares.forEach((cell, square) => {
        cell.querySelector('.value')?.remove();
        if (list.has(square)) cell.append(element('span', { class: 'value', 'aria-hidden': 'true' }, list.get(square)));
        cell.setAttribute('aria-label', label(square));
      });
    },
    mark(list) {
      squares.forEach((cell, square) => cell.classList.toggle('marked', list.includes(square)));
    }
  };
})();
