'use strict';
// The game that a saved page was made for: names, comments and variations. All of it is text, never markup.

const Lesson = (() => {
  let game = null;
  try {
    game = JSON.parse(byId('lesson').textContent);
  } catch { /* a page without one */ }

  /** The node behind these moves; undefined where the game has none. */
  function node(moves) {
    return moves.reduce((at, square) => at?.next?.find(({ move }) => move === squareName(square)), game);
  }

  /** The moves from a node to the end of its first line. */
  function rest(at) {
    let moves = '';
    for (let next = at.next?.[0]; next; next = next.next?.[0]) moves += next.move;
    return moves;
  }

  return {
    link: game?.link ?? '',
    isThere: game !== null,
    title: game && (game.black || game.white) ? `${game.black || '?'} – ${game.white || '?'}` : '',
    about: game ? [game.event, game.date, game.result].filter(Boolean).join(', ') : '',
    name: color => game?.[color] ?? '',
    has: moves => node(moves) !== undefined,
    comment: moves => node(moves)?.comment ?? '',
    /** Other moves than `played` that the game has here, each with the line that it begins. */
    variations(moves, played) {
      return (node(moves)?.next ?? []).filter(({ move }) => move !== played)
        .map(next => ({ move: next.move, line: next.move + rest(next) }));
    }
  };
})();
