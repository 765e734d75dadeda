'use strict';
// Who plays against the user: a level of the engine, or a model of people, named by its rating.

const LEVELS = 14;

const Opponents = (() => {
  const FIRST = 4;
  const MOST_MILLIS = 4000;
  const LEAST_WAIT = 500;
  const RATINGS = [1150, 1260, 1360, 1560, 1700, 1850];
  // in one file nothing can be asked for later
  const people = document.querySelector('script[src]') ? RATINGS : [];
  const SEED = Math.floor(Math.random() * 2 ** 31);

  const isPerson = seat => seat > LEVELS;
  const personName = rating => text('person.' + RATINGS.indexOf(rating));

  const load = once(() => script('people.js', 'flipchipPeople')
    .then(() => engine('people', flipchipPeople, flipchipPeopleWeights)));

  /** The one who was chosen last, where there is such a one. */
  function last() {
    const seat = Number(kept.get('level', FIRST));
    return people.includes(seat) || Number.isInteger(seat) && seat >= 1 && seat <= LEVELS ? seat : FIRST;
  }

  /** The square of a move, when the opponent has thought about it; undefined where there is none. */
  async function move(seat) {
    const begun = performance.now();
    if (isPerson(seat)) await load();
    const { square, millis } = JSON.parse(isPerson(seat) ? await engine('person', address(), seat, SEED)
      : await engine('play', address(), seat, MOST_MILLIS));
    const wait = Math.max(LEAST_WAIT, isPerson(seat) ? millis : 0) - (performance.now() - begun);
    await new Promise(resolve => setTimeout(resolve, wait));
    return square;
  }

  /** The fields by which one is chosen; `value` tells which. */
  function choice() {
    const chosen = last();
    const level = element('input', { type: 'range', min: 1, max: LEVELS, id: 'level', value: isPerson(chosen) ? FIRST : chosen,
      oninput: () => { shown.textContent = text('level', level.value); } });
    const shown = element('output', { for: 'level' }, text('level', level.value));
    const row = element('div', { class: 'row' }, element('label', { for: 'level' }, text('strength')), level, shown);
    const how = element('p', { class: 'quiet' });
    const person = element('select', { id: 'opponent', onchange: show },
      element('option', { value: 0 }, text('computer')),
      ...people.map(rating => element('option', { value: rating, selected: rating === chosen }, personName(rating))));
    function show() {
      row.hidden = Number(person.value) > 0;
      how.textContent = text(row.hidden ? 'people.how' : 'strength.how');
    }
    show();
    return { fields: [...people.length ? [element('div', { class: 'row' },
      element('label', { for: 'opponent' }, text('opponent')), person)] : [], row, how],
    value: () => Number(person.value) || Number(level.value) };
  }

  return { move, choice, load,
    name: seat => isPerson(seat) ? personName(seat) : 'Flipchip',
    about: seat => isPerson(seat) ? text('rating', seat) : text('level', seat),
    kept: last };
})();
