'use strict';
// The gallery of the program's other circuits, over the page: recorded and drawn in a worker of its own, which is asked for
// with the first look. Not in a single file.

const Gallery = (() => {
  const box = byId('gallery');
  const picture = element('canvas', { role: 'img' });
  const slider = element('input', { type: 'range', id: 'gallery-step', min: 0, oninput: () => draw() });
  let wishes = 0;              // counts recordings and pictures asked for, so that only the last are shown

  const worker = once(async () => {
    await script('exhibits.js', 'flipchipGallery');
    const started = startWorker(unpack(flipchipGallery));
    for (const file of Object.entries(flipchipFiles)) started('file', ...file);
    return started;
  });

  /** The worker with the texts of the page's language. */
  async function call(name, ...values) {
    const started = await worker();
    started('speak', flipchipExhibits[language]);
    return started(name, ...values);
  }

  /** Fills a list; hidden where there is nothing to choose. */
  function fill(id, names, chosen) {
    byId(id).replaceChildren(...names.map(({ name, text: words }) => element('option', { value: name, selected: name === chosen }, words)));
    byId(id).hidden = names.length < 2;
  }

  function choose(id, onchange) {
    return element('select', { id, 'aria-label': text(id.replace('-', '.')), onchange, hidden: true });
  }

  async function record(choice = '', form = '') {
    const mine = ++wishes;
    byId('gallery-now').textContent = text('gallery.wait');
    const run = JSON.parse(await call('open', byId('gallery-exhibit').value, choice, form, address()));
    if (mine !== wishes) return;
    if (run.error) {
      byId('gallery-now').textContent = run.error;
      return;
    }
    byId('gallery-about').textContent = `${run.about} ${run.source}`;
    fill('gallery-choice', run.choices, run.choice);
    fill('gallery-form', run.forms, run.form);
    byId('gallery-facts').replaceChildren(...run.facts.map(fact => element('li', {}, fact)));
    slider.max = run.steps - 1;
    slider.value = run.opening;
    await draw();
  }

  async function draw() {
    if (!box.open || !slider.max) return;
    const mine = ++wishes;
    const [width, height] = [picture.clientWidth, picture.clientHeight];
    const { string } = reader(await call('step', Number(slider.value), width, height));
    if (mine !== wishes) return;
    const sentence = string();
    byId('gallery-now').textContent = sentence;
    picture.setAttribute('aria-label', sentence);
    Pen.draw(picture, string(), width, height);
    picture.dataset.at = `${byId('gallery-exhibit').value} ${byId('gallery-choice').value} ${slider.value}`;
  }

  function step(by) {
    slider.value = Number(slider.value) + by;
    draw();
  }

  picture.addEventListener('click', async ({ offsetX, offsetY }) => {
    const found = await call('stepAt', Math.round(offsetX), Math.round(offsetY));
    if (found < 0) return;
    slider.value = found;
    draw();
  });
  new ResizeObserver(draw).observe(picture);

  return {
    draw,
    async open() {
      if (!await wasm) return notice(() => text('gallery.none'));
      slider.setAttribute('aria-label', text('gallery.step'));
      picture.setAttribute('aria-label', text('gallery.wait'));
      const button = (name, key, by) => element('button', { class: 'step', 'aria-label': text(key), title: text(key), onclick: () => step(by) }, icon(name));
      box.replaceChildren(
        element('div', { class: 'row' }, element('h2', { id: 'gallery-title' }, text('circuits')),
          choose('gallery-exhibit', () => record()), choose('gallery-choice', () => record(byId('gallery-choice').value, byId('gallery-form').value)),
          choose('gallery-form', () => record(byId('gallery-choice').value, byId('gallery-form').value)),
          element('button', { class: 'step close', 'aria-label': text('close'), onclick: () => box.close() }, icon('close'))),
        element('p', { id: 'gallery-about', class: 'quiet' }),
        element('div', { class: 'cellside' }, element('div', { class: 'room' }, picture),
          element('ul', { id: 'gallery-facts', class: 'quiet', tabindex: 0, role: 'list' })),
        element('p', { id: 'gallery-now', role: 'status' }, text('gallery.wait')),
        element('div', { class: 'row' }, button('back', 'gallery.back', -1), slider, button('on', 'gallery.on', 1)));
      box.showModal();
      const { exhibits } = JSON.parse(await call('list'));
      fill('gallery-exhibit', exhibits, exhibits[0].name);
      byId('gallery-exhibit').focus();
      await record();
    }
  };
})();
