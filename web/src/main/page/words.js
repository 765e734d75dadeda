'use strict';
// Texts, elements and choices that are kept: what all parts of the page use.

const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', ja: '日本語', zh: '中文' };

/** What the user chose, kept by the browser where it keeps anything. */
const kept = {
  get(name, otherwise) {
    try {
      return localStorage.getItem('flipchip.' + name) ?? otherwise;
    } catch {
      return otherwise;
    }
  },
  put(name, value) {
    try {
      localStorage.setItem('flipchip.' + name, value);
    } catch { /* a page from disk may keep nothing */ }
  }
};

let language = kept.get('language', (navigator.language || 'en').slice(0, 2));
if (!(language in LANGUAGES)) language = 'en';

/** The text of a key with values in its places. */
function text(key, ...values) {
  const pattern = flipchipTexts[language][key] ?? flipchipTexts.en[key] ?? key;
  return pattern.replace(/\{(\d),choice,((?:[^{}]|\{\d\})*)\}/g, (_, place, forms) => formFor(Number(values[place]), forms))
    .replace(/\{(\d)\}/g, (_, place) => values[place]);
}

/** The form for a number, as in the program's texts: `0#none|1#one|1<more` of 0, 1, and above 1. */
function formFor(number, forms) {
  const [, chosen] = forms.split('|').map(form => form.match(/^(\d+)[#<](.*)$/))
    .map(([form, least, words]) => [form.includes('#') ? number >= least : number > least, words])
    .filter(([fits], i) => fits || i === 0).pop();
  return chosen;
}

/** What is wrong with a link: in the language of the page, where it has words for it. */
function reason({ error, key, values, part }) {
  if (!(key in flipchipTexts[language])) return error;
  const named = key.startsWith('move.') ? values.map((value, i) => i === 2 ? text(value.toLowerCase()) : value) : values;
  return part ? text('within', part, text(key, ...named)) : text(key, ...named);
}

const asked = new Map();       // promises by file

/** Waits for a script that the page asks for only when it is needed; in one file it is there already, or never. */
function script(file, variable) {
  if (variable in globalThis) return Promise.resolve();
  if (!asked.has(file)) {
    asked.set(file, new Promise((resolve, reject) =>
      document.head.append(element('script', { src: file, onload: resolve, onerror: reject }))));
    asked.get(file).catch(() => {
      asked.delete(file);
      const inDialog = document.querySelector('dialog[open] [role=status]');
      if (inDialog) inDialog.textContent = text('part.missing');
      else notice(() => text('part.missing'));
    });
  }
  return asked.get(file);
}

/** What is made with the first call; with the next one where that failed. */
function once(make) {
  let made = null;
  return () => made ??= make().catch(problem => {
    made = null;
    throw problem;
  });
}

function byId(id) {
  return document.getElementById(id);
}

/** A new element; children that are strings become texts, never markup. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
    else if (value !== false) made.setAttribute(key, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** Other children; the keyboard stays on the button of the same words. */
function refill(box, ...children) {
  const was = box.contains(document.activeElement) ? document.activeElement : null;
  const words = one => one.dataset.move ?? one.textContent;
  box.replaceChildren(...children);
  if (was) [...box.querySelectorAll('button')].find(one => words(one) === words(was))?.focus({ preventScroll: true });
}

function drawn(name, attributes = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function squareName(square) {
  return 'abcdefgh'[square % 8] + (1 + (square >> 3));
}

const ICONS = {
  undo: 'M5 8h9a5 5 0 0 1 0 10H9M5 8l4-4M5 8l4 4',
  new: 'M12 5v14M5 12h14',
  why: 'M9.5 9a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.8M12 16.6v.4M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  share: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8 6v12M16 6v12',
  back: 'M15 5l-8 7 8 7z',
  on: 'M9 5l8 7-8 7z',
  clockBack: 'M6 5v14M19 5l-9 7 9 7z',
  clockOn: 'M18 5v14M5 5l9 7-9 7z',
  values: 'M6 19v-8M12 19V5M18 19v-5',
  judge: 'M10.5 5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM15 15l4.5 4.5',
  puzzle: 'M9.5 4.5h5v5h5v5h-5v5h-5v-5h-5v-5h5z',
  repair: 'M14.5 6.5a3.5 3.5 0 0 1 4.5-2l-2.5 2.5 1 1.5 1.5 1L21.5 7a3.5 3.5 0 0 1-5 4.5L8 20a2 2 0 0 1-3-3l8.5-8.5z',
  circuits: 'M7 7h10v10H7zM10 7V3M14 7V3M10 21v-4M14 21v-4M7 10H3M7 14H3M21 10h-4M21 14h-4',
  close: 'M6 6l12 12M18 6L6 18'
};

function icon(name) {
  return drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon ' + name },
    drawn('path', { d: ICONS[name] }));
}
