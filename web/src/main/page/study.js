'use strict';
// What the engine is asked beside its own moves: values of all moves, mistakes of a game, endgame problems.

const Study = (() => {
  const FIRST_STRENGTH = 1200;
  const STEP = 24;
  const SIGNS = [[600, '??'], [300, '?'], [150, '?!']];   // centidiscs, as in the program
  let isOn = false;
  let valued = '';
  let marks = new Map();         // of moves of the present game, by number
  let judged = -1;               // the turn of the game that is being judged
  let puzzle = null;
  let answered = null;           // the square that answered the puzzle

  const squares = read => new Map(read.values.map(({ square, centidiscs, exact }) =>
    [square, (centidiscs > 0 ? '+' : '') + (exact ? centidiscs / 100 : (centidiscs / 100).toFixed(1))]));

  /** Values of the position at the cursor, where the user wants them; none while a move is under way on the board. */
  async function showValues() {
    const asked = isOn && !waits() && (live || !cursor || isAtEnd()) ? address(cursorMove()) : '';
    if (asked === valued) return;
    valued = asked;
    Board.values(new Map());
    if (!asked || game.positions[cursorMove()].over) return;
    const read = JSON.parse(await engine('values', asked));
    if (valued === asked && !read.error) Board.values(squares(read));
  }

  function toggle() {
    isOn = !isOn;
    byId('values').setAttribute('aria-pressed', isOn);
    showValues();
  }

  /** Judges the game from its last move back; a mark stands in the list as soon as it is found. */
  async function judge() {
    const now = turn;
    marks = new Map();
    judged = now;
    byId('judge').disabled = true;
    for (let ply = game.moves.length - 1; ply >= 0 && now === turn; ply--) {
      if (game.positions[ply].legal.length > 1) {
        const read = JSON.parse(await engine('values', address(ply)));
        if (now !== turn || read.error) break;
        const best = read.values.reduce((a, b) => b.centidiscs > a.centidiscs ? b : a);
        const loss = best.centidiscs - read.values.find(({ square }) => square === game.moves[ply]).centidiscs;
        const sign = SIGNS.find(([least]) => loss >= least)?.[1];
        if (sign) {
          marks.set(ply, { sign, told: () => text('mistake', Math.round(loss / 100), squareName(best.square)) });
          showMoves();
        }
      }
      byId('judge').lastChild.textContent = text('judging', game.moves.length - ply, game.moves.length);
    }
    if (judged !== now) return;
    judged = -1;
    if (now === turn && !marks.size) notice(() => text('judge.none'));
    byId('judge').lastChild.textContent = text('judge');
    byId('judge').disabled = game.moves.length === 0;
  }

  /** The problems; the page in parts asks for them only now. */
  const load = once(() => script('problems.js', 'flipchipProblems').then(() => engine('problems', flipchipProblems)));

  const strength = () => Number(kept.get('strength', FIRST_STRENGTH)) || FIRST_STRENGTH;
  const solved = () => kept.get('solved', '');

  async function next() {
    await load();
    const found = JSON.parse(await engine('problem', strength(), solved(), Math.floor(Math.random() * 1e6)));
    if (found.none) return notice(() => text('puzzle.none'));
    puzzle = found;
    answered = null;
    seats = { black: 0, white: 0 };
    const byKeys = byId('task').contains(document.activeElement);
    take(`?start=${found.start}`, true);
    if (byKeys) document.querySelector('.board [tabindex="0"]').focus();
    byId('task').scrollIntoView({ block: 'nearest' });
    document.querySelector('.play').scrollIntoView({ block: 'nearest' });
  }

  /** Judges the first move; the game goes on behind it. */
  function answer(square) {
    const right = square === puzzle.solution;
    const expected = 1 / (1 + 10 ** ((puzzle.rating - strength()) / 400));
    kept.put('strength', Math.round(strength() + STEP * ((right ? 1 : 0) - expected)));
    if (right) kept.put('solved', [solved(), puzzle.number].filter(one => one !== '').join(','));
    answered = square;
    seats = { black: 0, white: LEVELS };
    take(game.text + squareName(square) + `?start=${game.start}`, true);
    answerLater();
  }

  /** What the answer was worth. */
  function verdict() {
    const name = squareName(answered);
    const score = at => puzzle.moves.find(move => move.square === at).score;
    if (answered === puzzle.solution) return text('school.right', name, score(answered));
    return (score(answered) < 0 ? text('school.loses', name, -score(answered)) : text('school.draws', name)) + ' '
      + text('school.solution', squareName(puzzle.solution), score(puzzle.solution));
  }

  const waits = () => puzzle !== null && answered === null;

  function show() {
    byId('task').hidden = !puzzle;
    if (!puzzle) return;
    byId('task').replaceChildren(
      element('p', {}, answered !== null ? verdict() : text('school.task', puzzle.empties, puzzle.rating)),
      element('div', { class: 'row actions' },
        ...answered !== null ? [element('button', { class: 'plain', id: 'next', onclick: next }, text('puzzle.next'))] : [],
        element('span', { class: 'quiet' }, text('puzzle.strength', strength()))));
  }

  /** Where the board is: the list of moves is far from it on a phone, below in one column and on its side. */
  function place() {
    if (column.matches) document.querySelector('.play').append(byId('task'));
    else if (low.matches) document.querySelector('.side').prepend(byId('task'));
    else byId('broken').before(byId('task'));
  }

  // as in page.css
  const column = matchMedia('(max-width: 559px), (max-width: 640px) and (min-height: 481px), (max-width: 900px) and (orientation: portrait)');
  const low = matchMedia('(max-height: 480px)');
  for (const form of [column, low]) form.addEventListener('change', place);
  place();

  return {
    toggle, judge, next, showValues, show,
    /** Whether the move that is about to be played answers a problem. */
    waits,
    answer,
    isJudging: () => judged === turn,
    mark: ply => marks.get(ply),
    marks: () => marks.size,
    /** The puzzle as a reload keeps it; undefined for none. */
    task: () => puzzle ? { puzzle, answered } : undefined,
    /** Goes on with a puzzle that was kept. */
    resume(task) {
      if (task?.puzzle.start !== game.start) return;
      ({ puzzle, answered } = task);
      keepTask();
      show();
    },
    /** Another game, or a longer one, is on the board. */
    taken(before, forPuzzle) {
      if (!forPuzzle && (answered === null || game.start !== puzzle?.start)) puzzle = null;
      if (game.start !== before.start || !game.text.startsWith(before.text)) marks = new Map();
      show();
    }
  };
})();
