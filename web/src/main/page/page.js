'use strict';
// The page: one game, one cursor in the chip's time, two workers. The board never waits for either of them.

const core = flipchipRules();
const LAST = 1e9;              // clock and gate delay at the end of a move

let game = JSON.parse(core.game(''));
let seats = { black: 0, white: Opponents.kept() };   // 0 for a user
let cursor = null;             // the moment of the chip that is shown; none until this game has been recorded
let live = true;               // whether the cursor is the end of the game
let wanted = null;             // the moment of a link, until the chip has been built
let near = [];                 // places of its pictures, and of those that may be shown next
let clocks = [];
let timer = 0;
const lessonStart = JSON.parse(core.game(Lesson.link)).start ?? '';
let aim = null;                // the move that the arrows lead to, until it is shown
let wishes = 0;                // counts moments asked for, so that only the last is shown
let noticed;                   // says the sentence above the game
let held;                      // the computer's move, until the user looks at the game again
let keeping = 0;
let turn = 0;                  // counts moves and new games, so that late answers are dropped

/** A worker with a program; calls are answered in order. Where the browser cannot run it, it gets the core as a script. */
function startWorker(program) {
  const started = program.then(async bytes => {
    if (!bytes) await script('core.js', 'flipchipCore');
    const source = `"use strict";(${flipchipWorker})(self, ${bytes ? null : flipchipCore});`;
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
    worker.onmessage = ({ data }) => {
      if (data.note) document.documentElement.dataset.note = data.note;
      waiting.get(data.id)?.(data.answer);
      waiting.delete(data.id);
    };
    worker.postMessage({ wasm: bytes });
    return worker;
  });
  const waiting = new Map();
  let number = 0;
  return (call, ...values) => new Promise(resolve => {
    const id = ++number;
    waiting.set(id, resolve);
    started.then(worker => worker.postMessage({ id, call, values }));
  });
}

/** WebAssembly out of base 64; null where the browser cannot unpack or run it. */
async function unpack(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const program = new Uint8Array(await new Response(stream).arrayBuffer());
    return WebAssembly.validate(program, { builtins: ['js-string'] }) ? program : null;
  } catch {
    return null;
  }
}

/** The core as WebAssembly, when its script has arrived. */
const wasm = (typeof flipchipEngine === 'string' ? Promise.resolve() : new Promise(resolve => addEventListener('load', resolve)))
  .then(() => unpack(flipchipEngine));
const chip = startWorker(wasm);
const engine = startWorker(wasm);

// ---- the game

function address(moves = game.moves.length) {
  return game.text.slice(0, 2 * moves) + (game.start ? `?start=${game.start}` : '');
}

function link() {
  const at = live || !cursor ? '' : `at=${cursor.move}.${cursor.clock}.${cursor.step}`;
  const query = [at, game.start && `start=${game.start}`].filter(Boolean).join('&');
  return game.text + (query ? `?${query}` : '');
}

function last() {
  return game.positions[game.positions.length - 1];
}

function isUsers(position) {
  return !position.over && seats[position.toMove] === 0;
}

/** Puts a game on the board; the chip follows. */
function take(text, forPuzzle = false) {
  const read = JSON.parse(core.game(text));
  if (read.error) return read;
  const before = game;
  game = read;
  turn++;
  live = true;
  held = undefined;
  cursor = null;
  stop();
  closeAnswer();
  notice();
  Moments.forget();
  Study.taken(before, forPuzzle);
  Repair.taken();
  keepTask();
  showGame();
  follow();
  return read;
}

/** What a reload keeps: the game, the moment, the opponent, a puzzle and a broken chip. */
function keepTask() {
  try {
    history.replaceState({ seats, puzzle: Study.task(), repair: Repair.task() }, '', '#' + link());
  } catch { /* some browsers keep the address of a page from disk */ }
}

/** Whether the cursor is at the end of its move. */
function isAtEnd() {
  return cursor.clock === cursor.clocks - 1 && cursor.step === cursor.steps;
}

/** The position that another move may be played from: in a saved page the end of each move. */
function branch() {
  return Lesson.isThere && cursor && isAtEnd() && isUsers(game.positions[cursor.move]) ? game.positions[cursor.move] : null;
}

function play(square) {
  if (!live && branch()?.legal.includes(square)) return goOn(cursor.move, squareName(square));
  if (!live) return toGame();
  if (!isUsers(last()) || !last().legal.includes(square)) return;
  if (Study.waits()) Study.answer(square);
  else add(square);
}

function add(square) {
  goOn(game.moves.length, squareName(square));
}

/** The game's first moves, then others. */
function goOn(ply, moves) {
  take(game.text.slice(0, 2 * ply) + moves + (game.start ? `?start=${game.start}` : ''));
  answerLater();
}

async function answerLater() {
  const position = last();
  if (position.over || seats[position.toMove] === 0) return;
  const now = turn;
  const square = await Opponents.move(seats[position.toMove]);
  if (now !== turn || square === undefined) return;
  if (live) add(square);
  else held = square;
}

function undo() {
  let moves = game.moves.length - 1;
  const users = seats.black === 0 || seats.white === 0;
  while (moves > 0 && users && seats[game.positions[moves].toMove] !== 0) moves--;
  if (moves >= 0) {
    take(address(moves));
    answerLater();
  }
}

// ---- the chip

async function follow() {
  const now = turn;
  const recorded = JSON.parse(await chip('record', address()));
  if (now !== turn) return;
  if (recorded.error) {
    say(text('chip.failed'));
    return;
  }
  if (!performance.getEntriesByName('chip').length) performance.mark('chip');
  if (wanted) {
    const { move, clock, step } = wanted;
    wanted = null;
    await go(move, clock, step);
    if (now === turn && cursor && clock !== LAST && (cursor.clock !== clock || cursor.step !== step)) notice(() => text('link.moment', `${move}.${clock}.${step}`));
  } else if (live) {
    await goToEnd();
  }
}

/** Shows a moment of the chip, at once where its move is there already. */
async function go(move, clock, step, back = true) {
  const now = turn;
  const mine = ++wishes;
  const whole = Moments.ready(chip, move) ?? await Moments.load(chip, move);
  if (now !== turn || mine !== wishes || !whole) return;
  const moment = Moments.nearest(whole, clock, step);
  const end = moment.clock === moment.clocks - 1;
  if (end && move < game.moves.length) Moments.load(chip, move + 1);
  if (moment.clock === 0 && move > 0) Moments.load(chip, move - 1);
  live = !back && end && move === game.moves.length && moment.step === moment.steps;
  if (live && held !== undefined) return add(held);
  see(whole, moment);
}

/** Shows the end of the game; what leads there is asked for when the page has time. */
async function goToEnd() {
  const now = turn;
  const mine = ++wishes;
  const move = game.moves.length;
  const end = await Moments.end(chip, move);
  if (now !== turn || mine !== wishes || !end || !live) return;
  see(end, end.moments[0]);
  setTimeout(() => { if (now === turn) Moments.load(chip, move); }, 300);
}

function see(move, moment) {
  aim = null;
  clocks = move.clocks;
  cursor = moment;
  near = Moments.near(move, moment);
  showMoment();
  clearTimeout(keeping);
  keeping = setTimeout(keepTask, 500);   // browsers allow few changes of the address
}

function walk(stride) {
  stop();
  if (cursor) return go(...Moments.walk(cursor, stride), stride !== 'end');
}

/** The end of a move before or after that of the cursor. */
function toMove(step) {
  const move = Math.min(Math.max((aim ?? cursorMove()) + step, 0), game.moves.length);
  stop();
  aim = move;
  if (cursor) return move === game.moves.length ? toGame() : go(move, LAST, LAST);
}

function toGame() {
  stop();
  live = true;
  if (held !== undefined) return add(held);
  showGame();
  return goToEnd();
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  showRun();
}

/** Plays the move of the cursor, one gate delay after the other; quiet delays pass quickly. */
async function run() {
  if (timer) return stop();
  if (!cursor) return;
  if (isAtEnd()) await go(cursor.move, 0, 0);
  if (!cursor) return;
  const move = cursor.move;
  const next = async () => {
    if (isAtEnd() || cursor.move !== move) {
      return cursor.move === game.moves.length ? toGame() : stop();
    }
    await go(...Moments.walk(cursor, 'gate'));
    if (timer) timer = setTimeout(next, cursor.toggles > 0 ? 160 : 12);
  };
  timer = setTimeout(next, 0);
  showRun();
}

// ---- what is seen

function say(sentence) {
  if (byId('sentence').textContent !== sentence) byId('sentence').textContent = sentence;
}

/** @param says the sentence in the language of the page, also in another one later; none takes the notice away */
function notice(says) {
  noticed = says;
  byId('notice').textContent = says?.() ?? '';
  byId('notice').hidden = !says;
}

function showGame() {
  const moves = game.moves.length;
  const position = last();
  Board.show({ ...position, last: moves ? game.moves[moves - 1] : -1, legal: isUsers(position) ? position.legal : [] });
  showSeats(position);
  showMoves();
  showNote();
  Study.showValues();
  byId('played').textContent = moves ? moveName(moves - 1) : '';
  byId('judge').disabled = moves === 0 || Study.isJudging();
  byId('undo').disabled = moves === 0;
  document.body.dataset.moves = moves;
}

function showSeats(position) {
  const near = seats.white === 0 && seats.black !== 0 ? 'white' : 'black';
  const people = seats.black === 0 && seats.white === 0;
  for (const [id, color] of [['seat-near', near], ['seat-far', near === 'black' ? 'white' : 'black']]) {
    const isPerson = seats[color] === 0;
    const named = people && inLesson() ? Lesson.name(color) : '';
    const name = named || (people ? text(color) : isPerson ? text('you') : Opponents.name(seats[color]));
    const more = isPerson ? (people && !named ? '' : text(color)) : Opponents.about(seats[color]);
    const state = position.over ? result(position, color)
      : position.toMove !== color ? (position.passed ? text('passes') : '')
        : text(people || !live ? 'to.move' : isPerson ? 'your.move' : 'thinking');
    const discs = String(position[color].length);
    const seen = [color, name, more, state, discs].join('\n');
    if (byId(id).seen === seen) continue;
    byId(id).seen = seen;
    byId(id).replaceChildren(element('span', { class: `token ${color}` }), element('b', {}, name),
      element('span', { class: 'quiet' }, more), element('span', { class: 'state', role: 'status' }, state),
      element('output', { 'aria-label': text(color) }, discs));
  }
}

function result(position, color) {
  const score = color === 'black' ? position.score : -position.score;
  if (position.score === 0) return text('drawn');
  return score > 0 ? text('won', text(color), Math.abs(score)) : '';
}

/** A move as it is spoken, with the pass that follows. */
function moveName(i) {
  const { mover, passed } = game.positions[i + 1];
  const pass = passed ? `, ${text(mover === 'black' ? 'white' : 'black')} ${text('passes')}` : '';
  return `${i + 1}. ${text(mover)} ${squareName(game.moves[i])}${pass}`;
}

function showMoves() {
  const present = `${turn} ${language} ${cursorMove()} ${Study.marks()}`;
  if (byId('moves').present === present) return;
  byId('moves').present = present;
  const button = (square, i) => element('button', {
    'data-move': squareName(square), class: game.positions[i + 1].mover, 'aria-current': cursorMove() === i + 1 ? 'true' : false,
    'aria-label': [moveName(i), Study.mark(i)?.told()].filter(Boolean).join(', '),
    title: Study.mark(i)?.told() ?? false,
    onclick: () => { aim = i + 1; toMove(0); }
  }, squareName(square), ...Study.mark(i) ? [element('span', { class: 'sign' }, Study.mark(i).sign)] : []);
  const pairs = [];
  for (let i = 0; i < game.moves.length; i += 2) {
    pairs.push(element('div', { class: 'pair' }, element('span', { class: 'number', 'aria-hidden': 'true' }, String(i + 1)),
      ...game.moves.slice(i, i + 2).map((square, more) => button(square, i + more))));
  }
  const moves = byId('moves');
  refill(moves, ...pairs.length ? pairs : [element('p', { class: 'quiet' }, text('moves.none'))]);
  const current = moves.querySelector('[aria-current]')?.parentElement;
  if (current) moves.scrollTop = Math.min(Math.max(moves.scrollTop, current.offsetTop + current.offsetHeight - moves.clientHeight), current.offsetTop);
}

/** Whether the moves up to the cursor are in the game that the page was saved with. */
function inLesson() {
  return Lesson.isThere && game.start === lessonStart && Lesson.has(game.moves.slice(0, cursorMove()));
}

/** What the saved game says at the cursor, and its other moves there. */
function showNote() {
  const ply = cursorMove();
  const here = game.moves.slice(0, ply);
  const present = `${turn} ${language} ${ply}`;
  if (!Lesson.isThere || byId('note').present === present) return;
  byId('note').present = present;
  const known = inLesson();
  const next = ply < game.moves.length ? squareName(game.moves[ply]) : '';
  const others = known ? Lesson.variations(here, next) : [];
  const comment = known ? Lesson.comment(here) : '';
  refill(byId('note'),
    ...comment ? [element('p', { class: 'comment' }, comment)] : [],
    element('div', { class: 'row actions' },
      ...others.map(({ move, line }) => element('button', { class: 'plain variation', onclick: () => {
        goOn(ply, line);
        live = false;
        go(ply + 1, LAST, LAST);
      } }, text('variation', move))),
      ...game.positions[ply].over || !Lesson.isThere ? [] : [element('button', { class: 'plain', id: 'play-on', onclick: () => playOn(ply) }, text('play.on'))],
      element('button', { class: 'plain', id: 'lesson-back', onclick: () => open(Lesson.link) }, text('lesson.back'))));
}

/** The computer takes the side that is not to move. */
function playOn(ply) {
  const mover = game.positions[ply].toMove;
  const level = Opponents.kept();
  seats = { black: mover === 'black' ? 0 : level, white: mover === 'white' ? 0 : level };
  goOn(ply, '');
}

function cursorMove() {
  return live || !cursor ? game.moves.length : cursor.move;
}

function showMoment() {
  Die.show(cursor, near);
  Inside.draw();
  const lamp = byId('lamp');
  lamp.dataset.agrees = cursor.agrees;
  lamp.textContent = text('agree.' + cursor.agrees);
  say(cursor.sentence);
  byId('to-game').hidden = live;
  if (!live) {
    const square = cursor.move ? game.moves[cursor.move - 1] : -1;
    Board.show({ black: cursor.black, white: cursor.white, legal: branch()?.legal ?? [], toMove: cursor.color,
      last: cursor.black.includes(square) || cursor.white.includes(square) ? square : -1 });
    const position = game.positions[cursor.move];
    showSeats({ ...position, over: position.over && isAtEnd(), black: cursor.black, white: cursor.white, toMove: cursor.color, passed: false });
  }
  showMoves();
  showNote();
  Study.showValues();
  showLine();
  document.body.dataset.at = `${cursor.move}.${cursor.clock}.${cursor.step}`;
}

/** The bars of the cursor's move; made once for each move, then only coloured. */
function showLine() {
  if (byId('line').clocks !== clocks) drawLine();
  const line = byId('line');
  const at = clocks.slice(0, cursor.clock).reduce((sum, { toggles }) => sum + toggles.length, cursor.step);
  const bars = line.bars;
  const was = line.at ?? -1;
  if (was < 0) bars.forEach((bar, place) => { bar.className = place < at ? 'past' : ''; });
  else for (let place = Math.min(was, at); place <= Math.max(was, at); place++) bars[place].className = place < at ? 'past' : '';
  bars[at].className = 'past here';
  line.at = at;
  if (line.clock !== cursor.clock) {
    [...line.children].forEach((group, number) => group.classList.toggle('now', number === cursor.clock));
    line.clock = cursor.clock;
  }
  line.setAttribute('aria-valuenow', at);
  const place = text('place', cursor.clock + 1, cursor.clocks, cursor.step, cursor.steps);
  line.setAttribute('aria-valuetext', `${place}, ${cursor.state}`);
  byId('replay-of').textContent = cursor.move ? text('replay', squareName(game.moves[cursor.move - 1])) : text('replay.power');
  byId('replay-at').textContent = place;
}

function drawLine() {
  const most = Math.max(...clocks.flatMap(clock => clock.toggles), 1);
  const groups = clocks.map((clock, number) => element('div', {
    class: 'clock'
  }, element('div', { class: 'bars' }, ...clock.toggles.map((count, step) => {
    const bar = element('i', { 'data-at': `${number}.${step}` });
    bar.style.height = count === 0 ? '2px' : `${12 + 88 * Math.sqrt(count / most)}%`;
    return bar;
  })), element('span', { class: 'state' }, clock.state)));
  byId('line').replaceChildren(...groups);
  const line = byId('line');
  line.bars = [...line.querySelectorAll('i')];
  line.setAttribute('aria-valuemax', line.bars.length - 1);
  Object.assign(line, { clocks, at: -1, clock: -1 });
}

function showRun() {
  const name = timer ? 'pause' : 'play';
  byId('run').replaceChildren(icon(name));
  byId('run').setAttribute('aria-label', text(name));
  byId('sentence').setAttribute('aria-live', timer ? 'off' : 'polite');
}

// ---- why

async function ask(square) {
  if (!cursor) return;
  stop();
  Die.choose(square);
  const { move, clock, step } = cursor;
  const answer = JSON.parse(await chip('why', move, clock, step, square));
  if (answer.error) return;
  byId('answer').replaceChildren(
    element('div', { class: 'row head' }, element('h3', {}, answer.question),
      element('button', { class: 'step close', 'aria-label': text('close'), onclick: closeAnswer }, icon('close'))),
    ...square < 0 ? [] : [element('div', { class: 'row actions' },
      element('button', { class: 'plain', id: 'look-inside', onclick: () => Inside.open(square) }, text('inside', squareName(square))))],
    element('div', { class: 'reasons' }, reasons(answer, row => go(row.move, row.clock, row.step))));
  byId('answer').hidden = false;
  for (const part of [byId('answer'), byId('answer').firstChild]) part.scrollIntoView({ block: 'nearest' });
}

/** The steps of an explanation. */
function reasons({ steps }, choose) {
  return element('ol', {}, ...steps.map(row => element('li', { class: row.toCome ? 'to-come' : '' },
    element('button', { onclick: () => choose(row),
      onmouseenter: () => Board.mark(row.squares), onmouseleave: () => Board.mark([]) },
    element('span', { class: 'at' }, row.at), element('span', {}, row.text),
    element('span', { class: 'nets' }, row.nets)))));
}

function closeAnswer() {
  byId('answer').hidden = true;
  Die.choose(-1);
  Board.mark([]);
}

// ---- links, new games, choices

function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Opens what the address names after its #. */
function open(hash) {
  const [before, view = '', behind = ''] = hash.replace(/^#/, '').split(/([?&]view=[^&]*)/);
  const named = (decoded(before) + view + decoded(behind)).replace(/^flipchip:/i, '');   // the view has signs of its own that are encoded
  const read = JSON.parse(core.game(named));
  if (read.error) {
    if (turn === 0 && hash !== Lesson.link) open(Lesson.link);
    return notice(() => text('link.bad', reason(read)));
  }
  wanted = 'clock' in read ? read : read.move < read.moves.length ? { move: read.move, clock: LAST, step: LAST } : null;
  const was = history.state;
  seats = was?.seats ?? (read.moves.length || Lesson.isThere ? { black: 0, white: 0 } : seats);
  const query = read.start ? `?start=${read.start}` : '';
  take(read.text + query);
  Study.resume(was?.puzzle);
  Repair.resume(was?.repair);
  answerLater();
}

function dialog(id, title, ...content) {
  const box = byId(id);
  box.replaceChildren(element('h2', { id: id + '-title' }, title), ...content);
  box.showModal();
}

function newGame() {
  const people = seats.black === 0 && seats.white === 0;
  const who = seats.black === 0 ? (people ? 'both' : 'black') : seats.white === 0 ? 'white' : 'none';
  const radios = ['black', 'white', 'both', 'none'].map(name => element('label', { class: 'radio' },
    element('input', { type: 'radio', name: 'who', value: name, checked: name === who, autofocus: name === who }), text('play.' + name)));
  const opponent = Opponents.choice();
  const begin = () => {
    const chosen = byId('setup').querySelector('[name=who]:checked').value;
    const strength = opponent.value();
    kept.put('level', strength);
    seats = { black: ['black', 'both'].includes(chosen) ? 0 : strength, white: ['white', 'both'].includes(chosen) ? 0 : strength };
    byId('setup').close();
    take('');
    document.querySelector('.play').scrollIntoView({ block: 'nearest' });
    answerLater();
  };
  dialog('setup', text('new'),
    element('fieldset', {}, element('legend', {}, text('who')), ...radios),
    ...opponent.fields,
    element('div', { class: 'row end' },
      element('button', { class: 'plain', onclick: () => byId('setup').close() }, text('cancel')),
      element('button', { class: 'filled', onclick: begin }, text('start'))));
}

function share() {
  const row = (id, name, value) => {
    const field = element('input', { id, readonly: true, value });
    const copy = element('button', { class: 'plain', onclick: async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(value);
        copy.textContent = text('copied');
      } catch {
        if (document.execCommand('copy')) copy.textContent = text('copied');
      }
    } }, text('copy'));
    return element('div', { class: 'field' }, element('label', { for: id }, text(name)), field, copy);
  };
  dialog('sharing', text('share'),
    row('page-link', 'link.page', location.href.split('#')[0] + '#' + link()),
    row('program-link', 'link.program', 'flipchip:' + link()),
    element('p', { class: 'quiet' }, text('link.program.how')),
    element('div', { class: 'row end' },
      element('button', { class: 'filled', onclick: () => byId('sharing').close() }, text('close'))));
}

/** The marks of the array, drawn by the program's own painter. */
function legend() {
  const [width, height] = [25, 20];
  const { string } = reader(core.legend(height));
  byId('legend').replaceChildren(...['legend.legal', 'legend.row', 'legend.closes', 'legend.flip'].map(key => {
    const form = element('canvas', { 'aria-hidden': 'true' });
    Pen.draw(form, string(), width, height);
    return element('li', {}, form, text(key));
  }));
}

function speak() {
  document.documentElement.lang = language;
  document.title = Lesson.title || text('title');
  document.querySelectorAll('[data-text]').forEach(one => { one.textContent = text(one.dataset.text); });
  for (const id of ['why', 'undo', 'new', 'share', 'values', 'judge', 'puzzle', 'repair', 'circuits']) byId(id).replaceChildren(icon(id), element('span', {}, text(id)));
  for (const [id, name, key] of [['move-back', 'back', 'move.back'], ['move-on', 'on', 'move.on'],
    ['clock-back', 'clockBack', 'clock.back'], ['gate-back', 'back', 'gate.back'],
    ['gate-on', 'on', 'gate.on'], ['clock-on', 'clockOn', 'clock.on']]) {
    byId(id).replaceChildren(icon(name));
    byId(id).setAttribute('aria-label', text(key));
    byId(id).title = text(key);
  }
  for (const block of ['controller', 'mailbox']) {
    byId('enter-' + block).replaceChildren(icon('circuits'), element('span', {}, text(block)));
    byId('enter-' + block).title = text('enter.' + block);
  }
  byId('to-game').textContent = text('to.game');
  byId('line').setAttribute('aria-label', text('slider'));
  byId('die').setAttribute('aria-label', text('die'));
  choices('theme', { auto: text('theme.auto'), light: text('theme.light'), dark: text('theme.dark') }, kept.get('theme', 'auto'));
  choices('language', LANGUAGES, language);
  legend();
  showRun();
  Board.relabel();
  notice(noticed);
  Study.show();
  Repair.show();
  for (const worker of [chip]) worker('speak', flipchipTexts[language].machine);
}

function choices(id, names, chosen) {
  byId(id).replaceChildren(...Object.entries(names).map(([value, name]) =>
    element('option', { value, selected: value === chosen }, name)));
}

function theme(name) {
  document.documentElement.dataset.theme = name;
  repaint();
}

/** Draws again in the colours that are on the page now. */
function repaint() {
  Pen.forget();
  legend();
  Die.draw();
  Inside.draw();
  Gallery.draw();
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint);

byId('theme').addEventListener('change', ({ target }) => { kept.put('theme', target.value); theme(target.value); });
byId('language').addEventListener('change', ({ target }) => {
  language = target.value;
  kept.put('language', language);
  speak();
  showGame();
  closeAnswer();
  Moments.forget();
  if (cursor) go(cursor.move, cursor.clock, cursor.step, !live);
});
byId('run').addEventListener('click', run);
byId('gate-back').addEventListener('click', () => walk('-gate'));
byId('gate-on').addEventListener('click', () => walk('gate'));
byId('clock-back').addEventListener('click', () => walk('-clock'));
byId('clock-on').addEventListener('click', () => walk('clock'));
byId('move-back').addEventListener('click', () => toMove(-1));
byId('move-on').addEventListener('click', () => toMove(1));
byId('to-game').addEventListener('click', toGame);
byId('why').addEventListener('click', () => ask(-1));
byId('undo').addEventListener('click', undo);
byId('new').addEventListener('click', newGame);
byId('values').addEventListener('click', Study.toggle);
byId('judge').addEventListener('click', Study.judge);
byId('puzzle').addEventListener('click', Study.next);
byId('repair').addEventListener('click', Repair.begin);
byId('share').addEventListener('click', share);
for (const block of ['controller', 'mailbox']) byId('enter-' + block).addEventListener('click', () => cursor && Inside.open(block));
byId('circuits').addEventListener('click', Gallery.open);
byId('circuits').hidden = !document.querySelector('script[src]');   // in one file nothing can be asked for later
byId('line').addEventListener('click', ({ target }) => {
  if (!target.dataset.at || !cursor) return;
  stop();
  const [clock, step] = target.dataset.at.split('.').map(Number);
  go(cursor.move, clock, step);
});
byId('line').addEventListener('keydown', event => {
  const stride = { ArrowLeft: '-gate', ArrowDown: '-gate', ArrowRight: 'gate', ArrowUp: 'gate', PageUp: 'clock',
    PageDown: '-clock', Home: '-move', End: 'end' }[event.key];
  if (stride) {
    event.preventDefault();
    walk(stride);
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    run();
  }
});
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && !document.querySelector('dialog[open]')) {
    if (byId('answer').hidden) toGame();
    else closeAnswer();
  }
});
addEventListener('online', answerLater);   // a person was not there yet
addEventListener('hashchange', () => open(location.hash));
Board.onPlay(play);
Die.onAsk(ask);
theme(kept.get('theme', 'auto'));
speak();
say(text('chip.starts'));
showGame();
if (Lesson.isThere) {
  byId('note').hidden = false;
  byId('about').replaceChildren(element('bdi', {}, Lesson.title || text('lesson')), ' ', element('bdi', { class: 'quiet' }, Lesson.about));
}
open(location.hash || Lesson.link);
performance.mark('playable');
