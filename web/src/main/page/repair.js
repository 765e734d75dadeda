'use strict';
// A broken chip: one gate of one cell is wrong. The plan is free, each look at the broken circuit is a probe.

const Repair = (() => {
  const NUMBERS = 365;
  const say = (key, ...values) => text('repair.' + key, ...values);
  const bit = high => high ? '1' : '0';
  let state = null;
  let verdict = () => [];      // in the language of the page
  let acts = [];               // what was done since the beginning, for a reload
  let task = 0;                // counts tasks and their ends, so that late answers are dropped
  let undone = null;           // what was done before a reload, until it is done again

  /** "Should be 1, is 0 ✕". */
  const value = ({ planned, shows }) => shows === undefined ? say('value.unknown', bit(planned))
    : say(shows === planned ? 'value.right' : 'value.wrong', bit(planned), bit(shows));

  async function act(name, on = '') {
    const mine = task;
    const read = JSON.parse(await engine('repair', name, on));
    if (mine !== task) return;
    if (read.error) return notice(() => read.error);
    state = read;
    acts = [...name === 'begin' ? [] : acts, [name, on]];
    const { net, planned, shows } = read.subject;
    if (name === 'begin') verdict = () => [say('begin')];
    if (name === 'probe') verdict = () => [say(shows === planned ? 'verdict.right' : 'verdict.wrong', net, bit(shows), bit(planned))];
    if (name === 'replace') verdict = () => [read.right ? solved(read) : say('verdict.sound', net)];
    if (name === 'hint') verdict = () => hint(read.hint);
    keepTask();
    show();
  }

  function solved({ subject, kind, probes, par, hints, wrong }) {
    const told = say('solved', subject.net, say('kind.' + kind), probes, par);
    return probes <= par && !hints && !wrong ? `${told} ${say('verdict.par')}` : told;
  }

  /** A hint; gates that it names can be chosen. */
  function hint({ kind, group, half }) {
    if (!half) return [kind ? say('hint.kind', say('kind.' + kind)) : say('hint.group', group)];
    const [before, after] = say('hint.half', '\n').split('\n');
    return [before, element('span', { class: 'gates' }, ...half.split(' ').map(look)), after];
  }

  async function begin() {
    notice(() => say('wait'));
    end();
    await act('begin', String(Math.floor(Math.random() * NUMBERS)));
    notice();
    if (!state) return;
    seats = { black: 0, white: 0 };
    take(state.moves);
    byId('broken').scrollIntoView({ block: 'nearest' });
  }

  const look = net => element('button', { class: 'net', onclick: () => act('look', net) }, net);
  const rows = (key, list) => [element('h3', {}, say(key)), list.length
    ? element('ul', {}, ...list.map(one => element('li', {}, look(one.net), element('span', { class: 'quiet' }, value(one)))))
    : element('p', { class: 'quiet' }, say('placeholder.' + key))];
  const button = (key, action) => element('button', { class: 'plain', 'data-act': key, onclick: action,
    disabled: state.solved && ['probe', 'replace', 'hint'].includes(key) }, say('button.' + key).replace(/\s*[（(].[）)]$/, ''));

  function show() {
    byId('broken').hidden = !state;
    if (!state) return;
    const { number, cell, symptom, shows, move, plan, subject, inputs, known, probes, par, hints, wrong } = state;
    refill(byId('broken'),
      element('div', { class: 'row head' }, element('h3', {}, say('title')),
        element('button', { class: 'step close', 'aria-label': text('close'), onclick: close }, icon('close'))),
      element('p', {}, say('task', number, cell, symptom, bit(shows), bit(!shows), move)),
      element('p', { role: 'status' }, ...verdict()),
      element('p', {}, element('b', {}, say('plan.' + plan, subject.net)), ' ', value(subject)),
      ...rows('inputs', inputs), ...rows('known', known),
      element('div', { class: 'row actions' }, button('probe', () => act('probe')), button('replace', () => act('replace')),
        button('hint', () => act('hint')), button('symptom', () => act('look', symptom))),
      element('p', { class: 'quiet' }, say('standing', probes, par, hints, wrong)));
  }

  function end() {
    task++;
    state = undone = null;
  }

  function close() {
    end();
    keepTask();
    show();
  }

  /** Another board than that of the task, or of moves behind it, ends the task. */
  function taken() {
    if (state && (game.start || !game.text.startsWith(state.moves) && !(game.text && state.moves.startsWith(game.text)))) end();
    show();
  }

  /** Does again what was done before a reload. */
  async function resume(acts) {
    if (!acts) return;
    end();
    const mine = task;
    undone = acts;
    keepTask();
    for (const [name, on] of acts) {
      if (mine === task) await act(name, on);
    }
    if (mine === task) undone = null;
  }

  return { begin, show, taken, resume, task: () => undone ?? (state ? acts : undefined), look: net => act('look', net) };
})();
