// The page in Chromium, used as a user uses it. Called by web/tools/test, which says what is needed.
import { execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { openBrowser } from './chromium.mjs';

const MODULE = join(dirname(fileURLToPath(import.meta.url)), '..');
const ROOT = join(MODULE, '..');
const SITE = join(MODULE, 'target/site');
const FROM_DISK = pathToFileURL(join(SITE, 'index.html')).href;
const WHOLE = pathToFileURL(join(MODULE, 'target/flipchip.html')).href;
const option = name => process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const ONLY = option('--only');
const GAMES = Number(option('--games') ?? 10);
const PEOPLE = join(ROOT, 'engine/src/main/resources/flipchip/engine/people');
const PERSON = 'f5d6c3d3c4f4c5b3';
const TREE = 'f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6';

const browser = await openBrowser();
let failed = 0;
let passed = 0;

function check(fact, what) {
  if (!fact) throw new Error(what);
}

function equal(seen, wanted, what) {
  check(JSON.stringify(seen) === JSON.stringify(wanted), `${what}: ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`);
}

async function test(name, does) {
  if (ONLY && !name.includes(ONLY)) return;
  const begun = Date.now();
  try {
    const figure = await does();
    passed++;
    console.log(`ok      ${name}${figure ? ': ' + figure : ''}  (${Date.now() - begun} ms)`);
  } catch (problem) {
    failed++;
    console.log(`FAILED  ${name}: ${problem.message}`);
  }
}

/** A page with the chip built, and no error. */
async function opened(address, width, height, how) {
  const page = await browser.page(width, height, how);
  await page.open(address);
  await page.until('document.body.dataset.at');
  return page;
}

async function closed(page) {
  equal(page.errors, [], 'errors of the page');
  check(page.requests.every(url => /^(file|blob|data|http:\/\/127)/.test(url)), `asked for ${page.requests}`);
  equal(await page.value('document.documentElement.dataset.note ?? ""'), '', 'WebAssembly');
  await page.close();
}

const at = page => page.value('document.body.dataset.at');
const moves = page => page.value('Number(document.body.dataset.moves)');
const square = name => `[data-square="${name.charCodeAt(0) - 97 + 8 * (name[1] - 1)}"]`;
const text = (page, selector) => page.value(`document.querySelector(${JSON.stringify(selector)}).textContent`);

/** How many pixels of the array have nearly the colour of an ink, once it shows this moment. */
async function inked(page, moment, ink) {
  await page.until(`document.querySelector('#die canvas').dataset.at === '${moment}'`);
  return page.value(`(() => {
    const canvas = document.querySelector('#die canvas');
    const one = new OffscreenCanvas(1, 1).getContext('2d');
    one.fillStyle = getComputedStyle(document.body).getPropertyValue('--ink-${ink}');
    one.fillRect(0, 0, 1, 1);
    const [wanted] = new Uint32Array(one.getImageData(0, 0, 1, 1).data.buffer);
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const near = (a, b) => [0, 8, 16].every(shift => Math.abs((a >>> shift & 255) - (b >>> shift & 255)) < 24);
    return new Uint32Array(data.buffer).filter(pixel => near(pixel, wanted)).length; })()`);
}

for (const [what, address] of [['folder', FROM_DISK], ['single file', WHOLE]]) {
  await test(`plays from disk (${what})`, async () => {
    const page = await opened(address);
    equal(await page.value("document.querySelectorAll('.board .legal').length"), 4, 'dots');
    await page.click(square('f5'));
    await page.until('document.body.dataset.moves === "2"', 20);
    await page.until("document.body.dataset.at.startsWith('2.') && !document.querySelector('.line').hidden");
    equal(await text(page, '#lamp'), 'agrees with the rules', 'lamp');
    await page.click('#undo');
    await page.until('document.body.dataset.moves === "0"');
    await closed(page);
  });
}

await test('plays by keys', async () => {
  const page = await opened(FROM_DISK);
  await page.value("document.querySelector('.board [tabindex=\"0\"]').focus()");
  await page.key('f');
  await page.key('5');
  equal(await page.value('document.activeElement.getAttribute("aria-label")'), 'f5, legal move', 'focus');
  await page.key('ArrowUp');
  await page.key('ArrowDown');
  await page.key('Enter');
  await page.until('Number(document.body.dataset.moves) >= 2');
  check(/^2\. White [a-h][1-8]$/.test(await text(page, '#played')), `said: ${await text(page, '#played')}`);
  await closed(page);
});

await test('steps back by gates and on', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3`);
  equal(await at(page), '4.5.18', 'begins at the end');
  await page.click('#gate-back');
  await page.until("document.body.dataset.at === '4.5.17'");
  await page.click('#clock-back');
  await page.until("document.body.dataset.at === '4.5.0'");
  await page.value("document.querySelector('#line').focus()");
  for (const place of ['4.4.18', '4.4.17']) {
    await page.key('ArrowLeft');
    await page.until(`document.body.dataset.at === '${place}'`);
  }
  await page.click('[data-at="2.10"]');
  await page.until("document.body.dataset.at === '4.2.10'");
  equal(await page.value("document.querySelector('#line').getAttribute('aria-valuetext')"),
    'clock 3 of 6, gate delay 10 of 18, UPDATE', 'spoken place');
  check(await inked(page, '4.2.10', 'flip') > 30, 'no cell turns');
  await page.click('#to-game');
  await page.until("document.body.dataset.at === '4.5.18'");
  equal(await inked(page, '4.5.18', 'flip'), 0, 'pixels that turn at the end');
  await closed(page);
});

await test('says why', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3`);
  await page.click('#why');
  await page.until("document.querySelector('#answer li')");
  const last = await page.value("[...document.querySelectorAll('#answer li')].pop().textContent");
  check(/becomes white/.test(last), last);
  await page.click('#answer li button');
  await page.until("document.body.dataset.at !== '4.5.18'");
  await page.key('Escape');
  await page.until("document.querySelector('#answer').hidden");
  await page.click('#die canvas');
  await page.until("/e5/.test(document.querySelector('#answer h3').textContent) && !document.querySelector('#answer').hidden");
  await closed(page);
});

const near = page => page.value("document.querySelector('#inside canvas').dataset.at");

/** How many colours a canvas has. */
const colours = (page, canvas) => page.value(`(() => { const c = document.querySelector('${canvas}');
  return new Set(new Uint32Array(c.getContext('2d').getImageData(0, 0, c.width, c.height).data.buffer)).size; })()`);

await test('a cell down to its gates and their causes, by keys', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3`);
  await page.value("document.querySelector('#die').focus()");
  await page.key('ArrowRight');
  equal(await text(page, '#sentence'), 'Cell d4', 'the chosen cell is said');
  await page.key('Enter');
  await page.until("document.activeElement.id === 'look-inside'");
  await page.key('Enter');
  await page.until("document.querySelector('#inside canvas')?.dataset.at === 'd4 4.5.18'");
  check(/^Cell d4: \d+ of \d+ gates are 1/.test(await text(page, '#inside-words')), await text(page, '#inside-words'));
  await page.key('ArrowRight');
  await page.until("document.querySelector('#inside canvas').dataset.at === 'e4 4.5.18'");
  await page.key('Enter');
  await page.until("document.querySelector('#inside canvas').dataset.at === 'e4.legal 4.5.18'");
  check(/^e4\.legal = .*: now [01] = /.test(await text(page, '#inside-words')), await text(page, '#inside-words'));
  check(await colours(page, '#inside canvas') > 20, 'schematic');
  await page.key('ArrowLeft');
  await page.until("/^e4\\.(?!legal )/.test(document.querySelector('#inside canvas').dataset.at)");
  const [gate] = (await near(page)).split(' ');
  await page.key('Enter');
  await page.until("document.querySelectorAll('#causes li').length > 1");
  check((await text(page, '#causes h3')).includes(gate), await text(page, '#causes h3'));
  const cause = await text(page, '#causes li:nth-child(2) .at');
  await page.key('Tab');
  await page.key('Enter');
  await page.until(`document.body.dataset.at === '${cause}' && document.querySelector('#inside canvas').dataset.at.endsWith(' ${cause}')`);
  await page.key('Escape');
  await page.until("/^[a-h][1-8] /.test(document.querySelector('#inside canvas').dataset.at)");
  await page.key('Escape');
  await page.until("!document.querySelector('#inside').open");
  await closed(page);
});

await test('the controller down to its gates, by keys and clicks', async () => {
  for (const address of [FROM_DISK, WHOLE]) {
    const page = await opened(`${address}#f5d6c3d3?at=4.2.10`);
    await page.click('#enter-controller');
    await page.until("document.querySelector('#inside canvas')?.dataset.at === 'controller  4.2.10'");
    equal(await text(page, '#inside-title'), 'Controller', 'title');
    equal(await text(page, '#inside-words'), '23 gates', 'words');
    check(await colours(page, '#inside canvas') > 20, 'drawn');
    await page.key('ArrowDown');
    await page.until("/^controller \\S+ 4/.test(document.querySelector('#inside canvas').dataset.at)");
    const [, gate] = (await near(page)).split(' ');
    check(/^[A-Z][\w-]+:? .*[01]/.test(await text(page, '#inside-words')), await text(page, '#inside-words'));
    await page.key('Enter');
    await page.until("document.querySelectorAll('#causes li').length > 0");
    check((await text(page, '#causes h3')).includes(gate), await text(page, '#causes h3'));
    const cause = await text(page, '#causes .at');
    await page.click('#causes button');
    await page.until(`document.body.dataset.at === '${cause}'`);
    await page.key('Escape');
    await page.until("!document.querySelector('#inside').open");
    await page.click('#enter-mailbox');
    await page.until("document.querySelector('#inside canvas')?.dataset.at?.startsWith('mailbox ')");
    const [x, y] = await page.value(`(async () => {
      const canvas = document.querySelector('#inside canvas');
      const { left, top, width, height } = canvas.getBoundingClientRect();
      for (let y = 10; y < height; y += 10) for (let x = 10; x < width; x += 10) {
        if (await chip('nodeAt', 'mailbox', canvas.clientWidth, canvas.clientHeight, x, y) === 0) return [left + x, top + y];
      } })()`);
    for (const type of ['mousePressed', 'mouseReleased']) {
      await page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    }
    await page.until("/^mailbox \\S+ /.test(document.querySelector('#inside canvas').dataset.at)");
    await closed(page);
  }
});

for (const [what, address] of [['folder', FROM_DISK], ['single file', WHOLE]]) {
  await test(`a gate by clicks, on a phone (${what})`, async () => {
    const page = await opened(`${address}#f5d6c3d3?at=4.2.10`, 390, 844, { touch: true });
    await page.tap('#die canvas');
    await page.until("document.querySelector('#look-inside')");
    await page.tap('#look-inside');
    await page.until("document.querySelector('#inside canvas')?.dataset.at");
    await page.tap('#inside-in');
    await page.until("document.querySelector('#inside canvas').dataset.at.includes('.legal ')");
    check(await page.value('document.documentElement.scrollWidth <= innerWidth'), 'wider than the window');
    await page.click('#inside canvas');
    await page.tap('#inside-why');
    await page.until("document.querySelectorAll('#causes li').length > 0");
    await page.tap('#causes li button');
    const first = await text(page, '#causes li .at');
    await page.until(`document.body.dataset.at === '${first}'`);
    await page.tap('#inside-out');
    await page.until("/^[a-h][1-8] /.test(document.querySelector('#inside canvas').dataset.at)");
    await page.tap('#inside .close');
    await page.until("!document.querySelector('#inside').open");
    await closed(page);
  });
}

await test('the circuits of the gallery', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3`);
  check(!page.requests.some(url => /(exhibits|gates|core|people)\.js/.test(url)), 'loaded before it is asked for');
  await page.click('#circuits');
  const drawn = name => page.until(`document.querySelector('#gallery canvas')?.dataset.at?.startsWith('${name} ')`, 60);
  const first = await page.value("(async () => { while (!document.querySelector('#gallery-exhibit')?.value) await new Promise(r => setTimeout(r, 20)); return document.querySelector('#gallery-exhibit').value; })()");
  await drawn(first);
  const names = await page.value("[...document.querySelector('#gallery-exhibit').options].map(one => one.value)");
  for (const name of names) {
    await page.value(`(() => { const list = document.querySelector('#gallery-exhibit'); list.value = '${name}'; list.dispatchEvent(new Event('change')); })()`);
    await drawn(name);
    check(await colours(page, '#gallery canvas') > 10, `${name} is drawn`);
    check(await page.value("document.querySelectorAll('#gallery-facts li').length") > 1, `${name} has figures`);
    check(!/[{}]|undefined|(exhibit|common)\.\w/.test(await text(page, '#gallery')), `${name}: ${await text(page, '#gallery')}`);
  }
  await page.value("(() => { const list = document.querySelector('#gallery-exhibit'); list.value = 'flipper'; list.dispatchEvent(new Event('change')); })()");
  await drawn('flipper plan');
  await page.value("(() => { const list = document.querySelector('#gallery-choice'); list.value = 'longest'; list.dispatchEvent(new Event('change')); })()");
  await drawn('flipper longest');
  const before = await text(page, '#gallery-now');
  await page.value("document.querySelector('#gallery-step').focus()");
  await page.key('Home');
  await page.until("document.querySelector('#gallery canvas').dataset.at === 'flipper longest 0'");
  await page.key('ArrowRight');
  await page.until("document.querySelector('#gallery canvas').dataset.at === 'flipper longest 1'");
  check(before !== await text(page, '#gallery-now'), before);
  await page.key('Escape');
  await page.until("!document.querySelector('#gallery').open");
  await closed(page);
  const whole = await opened(WHOLE);
  check(await whole.value("document.querySelector('#circuits').hidden"), 'in a single file');
  await closed(whole);
  return `${names.length} circuits`;
});

await test('opens links as the program does', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3?at=2.3.7`);
  equal(await at(page), '2.3.7', 'moment');
  equal(await moves(page), 4, 'moves');
  await page.value("location.hash = '#F5D6C3?at=1'");
  await page.until("document.body.dataset.at.startsWith('1.') && document.body.dataset.moves === '3'");
  await page.value("location.hash = '#flipchip:f5d6?at=1.2.3'");
  await page.until("document.body.dataset.at === '1.2.3' && document.body.dataset.moves === '2'");
  await page.value("location.hash = '#f5d6c3?at=1.2.3&view=place:1,2,3;signals:a%26b'");
  await page.until("document.body.dataset.at === '1.2.3' && document.body.dataset.moves === '3' && document.querySelector('#notice').hidden");
  const start = '-'.repeat(27) + 'OX' + '-'.repeat(6) + 'XO' + '-'.repeat(27);
  await page.value(`location.hash = '#d3?at=1&start=${start}X'`);
  await page.until("document.body.dataset.moves === '1'");
  await closed(page);
});

await test('a wrong link leaves a page that plays', async () => {
  const page = await opened(`${FROM_DISK}#f5f5`);
  check(/cannot be opened/.test(await text(page, '#notice')), await text(page, '#notice'));
  equal(await text(page, '#lamp'), 'agrees with the rules', 'lamp');
  await page.click(square('f5'));
  await page.until('Number(document.body.dataset.moves) >= 1');
  check(await page.value("document.querySelector('#notice').hidden"), 'the notice stays over another game');
  await closed(page);
});

for (const [width, height] of [[320, 568], [844, 390]]) {
  await test(`a circuit is seen at ${width}x${height}`, async () => {
    const page = await opened(FROM_DISK, width, height, { touch: true });
    await page.tap('#circuits');
    await page.until("document.querySelector('#gallery canvas')?.dataset.at", 60);
    const high = await page.value("document.querySelector('#gallery .room').clientHeight");
    check(high >= 150, `the picture is seen through ${high} px`);
    await closed(page);
  });
}

await test('a reload keeps the opponent', async () => {
  const page = await opened(FROM_DISK);
  await page.click(square('f5'));
  await page.until('document.body.dataset.moves === "2" && document.body.dataset.at.startsWith("2.")', 20);
  await page.send('Page.reload');
  await page.until("performance.getEntriesByType('navigation')[0].type === 'reload' && document.body?.dataset.at?.startsWith('2.')");
  check(/Flipchip/.test(await text(page, '#seat-far')), await text(page, '#seat-far'));
  await page.click('.board .legal');
  await page.until('document.body.dataset.moves === "4"', 20);
  await closed(page);
});

const reloaded = async page => {
  await page.value('globalThis.isOld = true');
  await page.send('Page.reload');
  await page.until('!globalThis.isOld && document.body?.dataset.at');
};

await test('a reload keeps the moment', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3?at=2.3.7`);
  await page.click('#gate-back');
  await page.until("location.hash === '#f5d6c3d3?at=2.3.6'", 5);
  await reloaded(page);
  equal(await at(page), '2.3.6', 'moment');
  await page.click('#to-game');
  await page.until("location.hash === '#f5d6c3d3'", 5);
  await closed(page);
});

await test('the computer waits while the user looks back', async () => {
  const page = await opened(FROM_DISK);
  await page.click(square('f5'));
  await page.until("cursor?.move === 1");
  await page.click('#clock-back');
  await page.until("!live");
  await page.until("held !== undefined", 20);
  equal(await moves(page), 1, 'moves');
  await page.click('#to-game');
  await page.until("document.body.dataset.moves === '2' && document.body.dataset.at.startsWith('2.')");
  await closed(page);
});

await test('a reload keeps a puzzle', async () => {
  const page = await opened(FROM_DISK);
  await page.value('localStorage.clear()');
  await page.click('#puzzle');
  await page.until("!document.querySelector('#task').hidden && game.start");
  const asked = [await text(page, '#task'), await page.value('game.start')];
  await reloaded(page);
  equal([await text(page, '#task'), await page.value('game.start')], asked, 'the puzzle');
  await page.click('.board .legal');
  await page.until("document.querySelector('#next')");
  const told = await text(page, '#task p');
  await page.until('isUsers(last()) || last().over', 20);
  await reloaded(page);
  equal(await text(page, '#task p'), told, 'what the answer is worth');
  await page.click('#next');
  await page.until("document.body.dataset.moves === '0' && !document.querySelector('#next')");
  await page.value("location.hash = '#f5'");
  await page.until("document.body.dataset.moves === '1' && document.querySelector('#task').hidden");
  await page.value('history.back()');
  await page.until("document.body.dataset.moves === '0' && !document.querySelector('#task').hidden");
  await closed(page);
});

await test('a puzzle on a phone is seen with its task', async () => {
  const page = await opened(FROM_DISK, 390, 844, { touch: true });
  await page.value('localStorage.clear()');
  const seen = selector => page.value(`(() => { const { top, bottom } = document.querySelector('${selector}').getBoundingClientRect();
    return top >= 0 && bottom <= document.querySelector('.replay').getBoundingClientRect().top; })()`);
  await page.tap('#puzzle');
  await page.until("!document.querySelector('#task').hidden && game.start");
  check(await seen('#board') && await seen('#task'), 'the board or the task is out of the window');
  await page.tap('.board .legal');
  await page.until("document.querySelector('#next')");
  check(await seen('#board') && await seen('#task'), 'the board or the answer is out of the window');
  await page.tap('#new');
  await page.tap('#setup .filled');
  check(await seen('#board'), 'the board of a new game is out of the window');
  await closed(page);
});

for (const [width, height] of [[844, 390], [568, 320], [720, 450]]) {
  await test(`the board stays on a phone on its side (${width}x${height})`, async () => {
    const page = await opened(`${FROM_DISK}#${TREE}`, width, height, { touch: true });
    const seen = async (...parts) => {
      for (const part of parts) {
        const { top, bottom } = await page.value(`document.querySelector('${part}').getBoundingClientRect().toJSON()`);
        check(top >= 0 && bottom <= height, `${part} from ${top} to ${bottom}`);
      }
    };
    await seen('#seat-far', '#board', '#seat-near', '#share');
    await page.middle('#values');
    await seen('#seat-far', '#board', '#seat-near');
    await page.tap('#puzzle');
    await page.until("!document.querySelector('#task').hidden && game.start");
    await seen('#board', '#task');
    await closed(page);
  });
}

await test('a reload keeps a broken chip', async () => {
  const page = await opened(FROM_DISK);
  await page.value('Math.random = () => 0.02; 0');
  await page.click('#repair');
  await page.until("!document.querySelector('#broken').hidden && document.querySelector('#notice').hidden", 60);
  await page.click('#broken ul .net');
  await page.until("/not probed/.test(document.querySelector('#broken b').parentElement.textContent)");
  await page.click('[data-act=probe]');
  await page.until("/Probes 1/.test(document.querySelector('#broken').textContent)");
  equal(await page.value("document.activeElement.dataset.act"), 'probe', 'the keyboard after a probe');
  for (const hints of [1, 2, 3]) {
    await page.click('[data-act=hint]');
    await page.until(`/hints ${hints}/.test(document.querySelector('#broken').textContent)`);
  }
  check(await page.value("document.querySelectorAll('#broken [role=status] .net').length") > 20, 'gates to choose');
  const before = await text(page, '#broken');
  await reloaded(page);
  await page.until(`document.querySelector('#broken').textContent === ${JSON.stringify(before)}`, 60);
  await page.click('#broken [role=status] .net');
  await page.until(`document.querySelector('#broken').textContent !== ${JSON.stringify(before)}`);
  await page.value("location.hash = '#f5'");
  await page.until("document.body.dataset.moves === '1'");
  check(await page.value("document.querySelector('#broken').hidden"), 'the task over another board');
  await page.value('history.back()');
  await page.until("!document.querySelector('#broken').hidden");
  await page.click('#broken .close');
  await reloaded(page);
  check(await page.value("document.querySelector('#broken').hidden"), 'closed, and back after a reload');
  await closed(page);
});

await test('marks of mistakes stay with their game', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3c4g6`);
  await page.click('#judge');
  await page.until("document.querySelector('.moves .sign')", 60);
  await page.value(`location.hash = '#f5d6c3d3c4g6?start=${'-'.repeat(27)}OX${'-'.repeat(6)}XO${'-'.repeat(26)}OX'`);
  await page.until('game.start');
  equal(await page.value("document.querySelectorAll('.moves .sign').length"), 0, 'marks of another start');
  await page.click('#judge');
  await page.until("/ of /.test(document.querySelector('#judge').textContent)");
  await page.value("(() => { const e = document.querySelector('#language'); e.value = 'de'; e.dispatchEvent(new Event('change')); e.value = 'en'; e.dispatchEvent(new Event('change')); })()");
  check(await page.value("document.querySelector('#judge').disabled"), 'a game judged twice at once');
  await page.value("take('')");
  await page.until("!/ of /.test(document.querySelector('#judge').textContent)", 20);
  check(await page.value("document.querySelector('#judge').disabled"), 'mistakes of no moves');
  await closed(page);
});

await test('choices that this page does not know', async () => {
  const page = await opened(FROM_DISK);
  for (const level of ['99', '1500.5', 'x', '-1']) {
    await page.value(`localStorage.setItem('flipchip.level', '${level}'); localStorage.setItem('flipchip.strength', 'x')`);
    await page.open('about:blank');
    await page.open(FROM_DISK);
    await page.until('document.body.dataset.at');
    equal(await text(page, '#seat-far .quiet'), 'level 4', level);
  }
  await page.click('#puzzle');
  await page.until("!document.querySelector('#task').hidden");
  check(/Your strength: 1200/.test(await text(page, '#task')), await text(page, '#task'));
  await page.value('localStorage.clear()');
  await closed(page);
});

await test('the keyboard stays where it is', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3`);
  await page.value("document.querySelector('[data-move=d6]').focus()");
  await page.key('Enter');
  await page.until("document.body.dataset.at.startsWith('2.')");
  equal(await page.value('document.activeElement.dataset.move'), 'd6', 'in the list of moves');
  await page.click('#new');
  equal(await page.value('document.activeElement.value'), 'both', 'at the choice of now');
  await page.key('Escape');
  await page.click('#puzzle');
  await page.until("!document.querySelector('#task').hidden && game.start");
  await page.click('.board .legal');
  await page.until("document.querySelector('#next')");
  await page.value("document.querySelector('#next').focus()");
  await page.key('Enter');
  await page.until("!document.querySelector('#next')");
  check(await page.value("document.querySelector('#board').contains(document.activeElement)"), 'on the board of the next puzzle');
  await closed(page);
});

await test('a look back says no more than that moment', async () => {
  const page = await opened(FROM_DISK);
  await page.click(square('f5'));
  await page.until('document.body.dataset.moves === "2" && document.body.dataset.at.startsWith("2.")', 20);
  const states = async () => [await text(page, '#seat-far .state'), await text(page, '#seat-near .state')];
  await page.click('#move-back');
  await page.until("document.body.dataset.at.startsWith('1.')");
  equal(await states(), ['to move', ''], 'behind f5');
  await page.click('#move-back');
  await page.until("document.body.dataset.at.startsWith('0.')");
  equal(await states(), ['', 'to move'], 'before f5');
  await page.value("location.hash = '#e6f4e3f6g5d6e7f5c5'");
  await page.until("document.body.dataset.at.startsWith('9.')");
  equal(await states(), ['', 'Black wins by 64'], 'at the end');
  await page.value('go(9, 0, 0)');
  await page.until("document.body.dataset.at === '9.0.0'");
  check(!/wins/.test(await states()), `a result before the last move: ${await states()}`);
  await closed(page);
});

await test('hostile links stay text', async () => {
  const page = await opened(FROM_DISK);
  for (const bad of ['<img src=x onerror=document.title=1>', 'f5?<script>document.title=1</script>', 'f5?at="><b>x</b>',
    'f5?at=99999999999.1.1', 'f5?at=7', 'f5?start=<svg onload=document.title=1>', '%E0%A4%A', 'f5'.repeat(5000), 'f5\u202Ed6',
    'javascript:alert(1)', '__proto__', 'f5?at=1&at=2&constructor=3']) {
    const before = await page.value('document.querySelectorAll("body *").length');
    await page.value(`document.querySelector('#notice').hidden = true; location.hash = ${JSON.stringify('#' + bad)}`);
    await page.until("!document.querySelector('#notice').hidden", 5);
    equal(await page.value('document.title'), 'Flipchip: Othello and its referee of gates', bad);
    equal(await page.value("document.querySelector('#notice').children.length"), 0, bad);
    equal(await page.value('document.querySelectorAll("body *").length'), before, bad);
    equal(await moves(page), 0, bad);
  }
  await closed(page);
});

/** A page that the program has saved with a game in it; null without the program. */
function saved(options) {
  if (!process.env.FLIPCHIP) return null;
  const folder = mkdtempSync(join(tmpdir(), 'flipchip-page-'));
  const [program, ...words] = process.env.FLIPCHIP.split(' ');
  const page = join(folder, 'saved.html');
  execFileSync(program, [...words, 'export', 'page', page, ...options(folder)], { stdio: ['ignore', 'ignore', 'inherit'] });
  return { folder, address: pathToFileURL(page).href };
}

const LEFT_OUT = 'left out, FLIPCHIP does not name the program';

await test('saved page: steps, variations, plays on', async () => {
  const made = saved(folder => {
    writeFileSync(join(folder, 'game.sgf'), '(;FF[4]GM[2]CA[UTF-8]SZ[8]PB[Ann]PW[Ben]EV[Club]DT[2026-11-28]C[Begin.]'
      + ';B[f5];W[d6]C[The usual.](;B[c3]C[The line.];W[d3];B[c4])(;B[c5]C[Rose.];W[f4]))\n');
    return ['--game', join(folder, 'game.sgf'), '--at', '2.3.7'];
  });
  if (!made) return LEFT_OUT;
  const page = await opened(made.address);
  equal(await at(page), '2.3.7', 'moment');
  equal(await page.value('document.title'), 'Ann – Ben', 'title');
  check(/Ann – Ben.*Club, 2026-11-28/.test(await text(page, '#about')), await text(page, '#about'));
  check(/Ann/.test(await text(page, '.play')) && /Ben/.test(await text(page, '.play')), 'names of the seats');
  equal(await text(page, '#note .comment'), 'The usual.', 'comment');
  await page.click('#gate-on');
  await page.until("document.body.dataset.at === '2.3.8'");
  await page.click('#move-back');
  await page.until("document.body.dataset.at.startsWith('1.')");
  equal(await page.value("document.querySelector('#note .comment')"), null, 'no comment');
  await page.click('#move-on');
  await page.until("document.querySelector('#note .comment')?.textContent === 'The usual.'");
  equal(await page.value("document.querySelectorAll('.board .legal').length"), 5, 'dots after a move of the game');
  await page.click('.variation');
  await page.until("document.querySelector('#note .comment')?.textContent === 'Rose.'");
  equal(await page.value('game.text'), 'f5d6c5f4', 'variation');
  await page.click('#lesson-back');
  await page.until("document.body.dataset.moves === '5' && document.body.dataset.at === '2.3.7'");
  await page.click('#move-on');
  await page.click('#move-back');
  await page.until("document.body.dataset.at.startsWith('2.') && document.querySelectorAll('.board .legal').length === 5");
  await page.click(square('c5'));
  await page.until("game.text === 'f5d6c5'");
  await page.click('#play-on');
  await page.until("document.querySelectorAll('.board .legal').length > 0");
  await page.click('.board .legal');
  await page.until("document.body.dataset.moves === '5'", 20);
  await page.click('#move-back');
  await closed(page);
  rmSync(made.folder, { recursive: true });
});

await test('saved page: hostile games stay text', async () => {
  const evil = '</script><script>document.title=1</script><img src=x onerror=document.title=2><!--\u2028\u202E]]>&lt;"\'`${1}';
  const sgf = evil.replace(/[\\\]]/g, '\\$&');
  const made = saved(folder => {
    writeFileSync(join(folder, 'game.sgf'), `(;FF[4]GM[2]CA[UTF-8]SZ[8]PB[${sgf}]PW[${'W'.repeat(300)}]EV[${sgf}]DT[${sgf}]`
      + `C[${sgf}];B[f5]C[${sgf}](;W[d6]C[javascript:alert(1)])(;W[f6]C[${sgf}]))\n`);
    return ['--game', join(folder, 'game.sgf'), '--at', '1'];
  });
  if (!made) return LEFT_OUT;
  const page = await opened(made.address);
  const shown = await text(page, '#note .comment');
  check(shown.includes('</script><script>document.title=1</script>') && shown.includes('<!--'), shown);
  equal(await page.value("document.querySelectorAll('img, #note a, #about *:not(bdi), #note script').length"), 0, 'markup');
  equal(await page.value("document.scripts.length"), 9, 'scripts');
  check((await page.value('document.title')).startsWith('</script>'), 'title');
  check(await page.value('document.documentElement.scrollWidth <= innerWidth'), 'wider than the window');
  await page.click('.variation');
  await page.until("game.text === 'f5f6'");
  await closed(page);
  rmSync(made.folder, { recursive: true });
});

await test('values and mistakes', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3c4g6`);
  await page.click('#values');
  await page.until("document.querySelectorAll('.board .value').length > 3");
  const seen = await page.value("[...document.querySelectorAll('.value')].map(e => [Number(e.parentElement.dataset.square), Number(e.textContent)])");
  equal(seen.map(([at]) => at), await page.value("last().legal"), 'a value on each legal square');
  const best = Math.max(...seen.map(([, value]) => value));
  check(best > 0 && best < 64, `best ${best}`);
  check(/, [+-]/.test(await page.value("document.querySelector('.board .legal').getAttribute('aria-label')")), 'values are said');
  await page.click('#gate-back');
  await page.until("document.querySelectorAll('.board .value').length === 0 && document.body.dataset.at === '6.5.17'");
  await page.click('#to-game');
  await page.until("document.querySelectorAll('.board .value').length > 3");
  await page.click('#values');
  await page.until("document.querySelectorAll('.board .value').length === 0");
  await page.click('#judge');
  await page.until("!document.querySelector('#judge').disabled", 60);
  const marks = await page.value("[...document.querySelectorAll('.moves .sign')].map(e => e.parentElement.textContent)");
  check(marks.includes('g6??') && !marks.some(mark => /^(f5|d6|c3)/.test(mark)), `marks: ${marks}`);
  check(/gives away \d+ discs/.test(await page.value("[...document.querySelectorAll('.moves .sign')].pop().parentElement.getAttribute('aria-label')")), 'the loss is said');
  await closed(page);
});

await test('values of moves have one depth', async () => {
  const page = await opened(FROM_DISK);
  const values = async link => JSON.parse(await page.value(`engine('values', '${link}')`)).values;
  await values('f5d6c3d3c4');
  const first = (await values('')).map(({ centidiscs }) => centidiscs);
  equal(first, Array(4).fill(first[0]), 'the first moves, which are one by symmetry');
  // after f1 the opponent has one move
  const late = await values('f5f4e3f6g5g4f7f8c3h6g3d2g7g2h2f3e1e6g8e7g6c1d6c5f2h7e2h5c4d1d7c6e8c7d8h3b1b2a3d3h4g1b8b3h8b7a2b4b5a5c2c8a7h1a6');
  check(late.every(({ centidiscs, exact }) => exact && centidiscs !== 0), JSON.stringify(late));
  await page.value("location.hash = '#e6'");
  await page.until("document.body.dataset.moves === '1'");
  await page.click('#judge');
  await page.until("!document.querySelector('#judge').disabled", 60);
  equal(await page.value("document.querySelectorAll('.moves .sign').length"), 0, 'mistakes in e6');
  await closed(page);
});

await test('plays like people', async () => {
  const page = await opened(FROM_DISK);
  await page.value('localStorage.clear()');
  await page.click('#new');
  await page.value("(() => { const list = document.querySelector('#opponent'); list.value = '1150'; list.dispatchEvent(new Event('change')); })()");
  check(await page.value("document.querySelector('#level').closest('.row').hidden"), 'a person has no level');
  await page.click('#setup .filled');
  check(/Club beginner/.test(await text(page, '#seat-far')), await text(page, '#seat-far'));
  for (let plies = 0; plies < 10; plies += 2) {
    await page.until('isUsers(last()) || last().over');
    if (await page.value('last().over')) break;
    await page.click(`[data-square="${await page.value('last().legal[0]')}"]`);
    await page.until(`game.moves.length > ${plies + 1} && isUsers(last())`, 20);
  }
  check(await page.value('game.moves.length') >= 10, 'moves');
  await closed(page);
  const whole = await opened(WHOLE);
  await whole.click('#new');
  equal(await whole.value("document.querySelector('#opponent')"), null, 'people in a single file');
  await closed(whole);
});

for (const [what, address] of [['folder', FROM_DISK], ['single file', WHOLE]]) {
  await test(`endgame puzzles (${what})`, async () => {
    const page = await opened(address);
    await page.value('localStorage.clear()');
    await page.click('#puzzle');
    await page.until("!document.querySelector('#task').hidden && document.body.dataset.moves === '0'");
    check(/Only one move wins/.test(await text(page, '#task')), await text(page, '#task'));
    const { board, empties } = await page.value("(() => { const p = last(); return { empties: 64 - p.black.length - p.white.length, board: game.start }; })()");
    const solved = JSON.parse(await page.value(`engine('solve', ${JSON.stringify(board.slice(0, 64) + ' ' + board[64])})`));
    check(solved.centidiscs > 0 && empties <= 20, JSON.stringify(solved));
    const wrong = await page.value(`last().legal.find(square => square !== ${solved.square})`);
    await page.click(`[data-square="${wrong}"]`);
    await page.until("document.querySelector('#next')");
    check(/wins by/.test(await text(page, '#task')), await text(page, '#task'));
    check(await page.value("Number(localStorage.getItem('flipchip.strength') ?? 0) < 1200"), 'a miss lowers the strength');
    await page.until('game.moves.length > 1 || last().over || isUsers(last())');
    await page.click('#undo');
    await page.click('#values');
    await page.until("document.querySelectorAll('.board .value').length > 1");
    await page.click('#values');
    await page.click('#next');
    await page.until("document.body.dataset.moves === '0' && !document.querySelector('#next')");
    const second = await page.value('game.start');
    const right = JSON.parse(await page.value(`engine('solve', ${JSON.stringify(second.slice(0, 64) + ' ' + second[64])})`));
    await page.click(`[data-square="${right.square}"]`);
    await page.until("/Correct/.test(document.querySelector('#task').textContent)");
    await page.click('#next');
    await page.until("document.body.dataset.moves === '0' && !document.querySelector('#next')");
    await page.value(`location.hash = '#?start=${'-'.repeat(35)}XO${'-'.repeat(27)}X'`);
    await page.until("document.querySelector('#task').hidden");
    await page.click(square('f5'));
    await page.until("document.body.dataset.moves !== '0'");
    await page.click('#new');
    await page.click('#setup .filled');
    await page.until("document.body.dataset.moves === '0'");
    await closed(page);
  });
}

await test('a broken chip is repaired', async () => {
  const page = await opened(FROM_DISK);
  await page.value('Math.random = () => 0.02; 0');
  await page.click('#repair');
  await page.until("!document.querySelector('#broken').hidden", 60);
  check(/one gate of cell [a-h][1-8] is wrong/.test(await text(page, '#broken')), await text(page, '#broken'));
  const state = () => page.value("[...document.querySelectorAll('#broken ul:first-of-type .net')].map(e => e.textContent)");
  const press = async (selector, until) => { await page.click(selector); await page.until(until); };
  let at = await page.value("document.querySelector('#broken b').textContent");
  for (let steps = 0; steps < 30; steps++) {
    const inputs = await state();
    let wrong = '';
    for (const net of inputs) {
      await page.value(`[...document.querySelectorAll('#broken .net')].find(e => e.textContent === ${JSON.stringify(net)}).click()`);
      await page.until(`document.querySelector('#broken b').textContent.includes(${JSON.stringify(net + ':')})`);
      if (await page.value("/not probed/.test(document.querySelector('#broken b').parentElement.textContent)")) {
        await press('[data-act=probe]', "!/not probed/.test(document.querySelector('#broken b').parentElement.textContent)");
      }
      if (await page.value("/✕/.test(document.querySelector('#broken b').parentElement.textContent)")) {
        wrong = net;
        break;
      }
      await page.value(`Repair.look(${JSON.stringify(at.split(':')[0])})`);
      await page.until(`document.querySelector('#broken b').textContent === ${JSON.stringify(at)}`);
    }
    if (!wrong) break;
    at = await page.value("document.querySelector('#broken b').textContent");
  }
  await press('[data-act=replace]', "/Found|works/.test(document.querySelector('#broken [role=status]').textContent)");
  check(/^Found/.test(await text(page, '#broken [role=status]')), await text(page, '#broken'));
  await page.click('#broken .close');
  await page.until("document.querySelector('#broken').hidden");
  await closed(page);
});

await test('a whole game of two computers', async () => {
  const page = await opened(FROM_DISK);
  await page.click('#new');
  await page.click('#setup [value=none]');
  await page.click('#setup .filled');
  await page.until("/wins by|Drawn/.test(document.querySelector('#seat-near').textContent + document.querySelector('#seat-far').textContent)", 90);
  await page.until("document.querySelector('#lamp').dataset.agrees === 'yes'");
  const played = await moves(page);
  await closed(page);
  return `${played} moves`;
});

await test('each language', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3`);
  for (const [language, word] of [['de', 'Warum'], ['fr', 'Pourquoi'], ['ja', 'なぜ'], ['zh', '为什么'], ['en', 'Why']]) {
    await page.value(`(() => { const e = document.querySelector('#language'); e.value = '${language}';
      e.dispatchEvent(new Event('change')); })()`);
    check((await text(page, '#why')).includes(word), language);
    equal(await page.value('document.documentElement.lang'), language, 'lang');
    await page.click('#why');
    await page.until("document.querySelector('#answer li')");
    check(!/[{}]|undefined|says\.|step\.|topic\./.test(await text(page, 'body')), `${language}: ${await text(page, '#answer')}`);
  }
  await closed(page);
});

await test('a moment of the game before is not asked for', async () => {
  const page = await opened(`${FROM_DISK}#${TREE}`);
  await page.value(`take('f5'); document.querySelector('#language').dispatchEvent(new Event('change')); walk('-clock'); 0`);
  await page.until("document.body.dataset.at.startsWith('1.')");
  await page.value(`take('f5d6'); walk('gate'); take(''); run(); document.querySelector('.bars i').click(); 0`);
  await page.until("document.body.dataset.at.startsWith('0.')");
  await closed(page);
});

await test('what was said before is said in the new language', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3c4g6`);
  const speak = language => page.value(`(() => { const e = document.querySelector('#language'); e.value = '${language}';
    e.dispatchEvent(new Event('change')); })()`);
  await page.click('#judge');
  await page.until("!document.querySelector('#judge').disabled", 60);
  await speak('de');
  check(/am besten/.test(await page.value("document.querySelector('.sign').parentElement.title")), 'mistakes');
  await page.click('#repair');
  await page.until("!document.querySelector('#broken').hidden && document.querySelector('#notice').hidden", 60);
  await page.click('[data-act=hint]');
  await page.until("/^Hinweis/.test(document.querySelector('#broken [role=status]').textContent)");
  await page.value("location.hash = '#f5f5'");
  await page.until("!document.querySelector('#notice').hidden");
  await speak('en');
  check(/^Hint/.test(await text(page, '#broken [role=status]')), await text(page, '#broken [role=status]'));
  check(/^This link/.test(await text(page, '#notice')), await text(page, '#notice'));
  await page.click('#puzzle');
  await page.until("!document.querySelector('#task').hidden && game.start");
  await page.click('.board .legal');
  await page.until("document.querySelector('#next')");
  await speak('de');
  check(/gewinnt|verliert|remis/i.test(await text(page, '#task p')), await text(page, '#task'));
  await closed(page);
});

await test('says in each language what is wrong with a link', async () => {
  const page = await opened(FROM_DISK);
  const start = '-'.repeat(27) + 'OX' + '-'.repeat(6) + 'XO' + '-'.repeat(24);
  const reasons = [
    ['f5f5', 'f5 is taken; White can play f4 d6 f6', 'f5 ist besetzt; Weiß kann f4 d6 f6 spielen', 'f5 est occupée ; Blanc peut jouer f4 d6 f6', 'f5 には石があります', 'f5 已有子'],
    ['f5d6?at=7', 'the last move of its game is 2', 'seine Partie hat 2 Züge', 'sa partie compte 2', '棋譜は 2 手です', '而棋局只有 2 手'],
    ['f5?at=7', 'the last move of its game is 1', 'seine Partie hat einen Zug', 'sa partie compte 1', '棋譜は 1 手です', '而棋局只有 1 手'],
    [`d3?start=${start}X`, 'the board ends here', 'Hier endet das Brett', 'le plateau finit ici', '盤面がここで終わっています', '盘面到此为止'],
    ['f5?mood=1', "'mood=1' is neither at=", '„mood=1“ ist weder', '« mood=1 » n\'est ni', '「mood=1」', '“mood=1”'],
    ['f5?at=1&view=@', "'@' is not a view", '„@“ ist keine Ansicht', '« @ » n\'est pas une vue', '「@」は Flipchip', '“@”不是 Flipchip'],
    ['f5'.repeat(1500), 'longer than 2000 characters', 'länger als 2000 Zeichen', 'plus de 2000 caractères', '2000 文字を超えています', '超过 2000 个字符']];
  for (const [link, ...told] of reasons) {
    await page.value(`document.querySelector('#notice').hidden = true; location.hash = '#${link}'`);
    await page.until("!document.querySelector('#notice').hidden", 5);
    for (const [i, language] of ['en', 'de', 'fr', 'ja', 'zh'].entries()) {
      await page.value(`(() => { const e = document.querySelector('#language'); e.value = '${language}'; e.dispatchEvent(new Event('change')); })()`);
      const notice = await text(page, '#notice');
      check(notice.replaceAll('\u00a0', ' ').includes(told[i]), `${language}: ${notice}`);
      check(language !== 'fr' || !/ [:;!?»]|« /.test(notice), `a line may end before a mark: ${notice}`);
    }
  }
  await page.value(`location.hash = '#f5d6c3?at=2&view=${'a.'.repeat(3000)}'`);
  await page.until("document.body.dataset.moves === '3' && document.querySelector('#notice').hidden");
  await page.value("localStorage.clear()");
  await closed(page);
});

await test('shares links', async () => {
  const page = await opened(`${FROM_DISK}#f5d6c3d3?at=2.3.7`);
  await page.click('#share');
  equal(await page.value("document.querySelector('#program-link').value"), 'flipchip:f5d6c3d3?at=2.3.7', 'program');
  equal(await page.value("document.querySelector('#page-link').value"), `${FROM_DISK}#f5d6c3d3?at=2.3.7`, 'page');
  await page.value("navigator.clipboard.writeText = () => Promise.reject(new Error()); 0");
  await page.click('#page-link ~ button');
  await page.until("document.querySelector('#page-link ~ button').textContent === 'Copied'", 5);
  await closed(page);
});

for (const [width, height, touch] of [[320, 568, true], [390, 844, true], [360, 640, true], [844, 390, true], [568, 320, true], [640, 500, true], [768, 1024, true], [1280, 720], [1920, 1080]]) {
  await test(`fits ${width}x${height}`, async () => {
    const page = await opened(`${FROM_DISK}#${TREE}`, width, height, { touch });
    for (const language of ['de', 'fr', 'ja', 'zh', 'en']) {
      await page.value(`(() => { const e = document.querySelector('#language'); e.value = '${language}'; e.dispatchEvent(new Event('change')); })()`);
      const wide = await page.value('document.documentElement.scrollWidth');
      check(wide <= width, `${language}: ${wide} px wide`);
    }
    equal(await page.value("[...document.querySelectorAll('button')].filter(e => !e.hidden && !e.getAttribute('aria-label') && !e.innerText.trim()).map(e => e.id)"), [], 'buttons without a name');
    if (touch) {
      await page.tap('#new');
      await page.until("document.querySelector('#setup').open");
      await page.value("document.querySelector('#setup').close()");
      await page.tap(square('g4'));
      await page.until('document.body.dataset.moves === "21"');
      const small = await page.value(`[...document.querySelectorAll('.steps button, #run, .actions button')]
        .filter(e => e.getBoundingClientRect().height < 40).length`);
      equal(small, 0, 'targets below 40 px');
    } else if (width >= 1280) {
      const high = await page.value('document.documentElement.scrollHeight');
      check(high <= height, `${high} px high`);
    }
    await closed(page);
  });
}

await test('an answer moves nothing, and is seen on a phone', async () => {
  const top = (page, selector) => page.value(`document.querySelector('${selector}').getBoundingClientRect().top`);
  for (const [width, height] of [[1280, 720], [1920, 1080], [390, 844], [320, 568]]) {
    const touch = width < 500;
    const page = await opened(`${FROM_DISK}#${TREE}?at=20.2.6`, width, height, { touch });
    const high = await page.value("[...document.querySelectorAll('.bars i')].filter(bar => bar.offsetHeight > bar.parentElement.clientHeight).length");
    equal(high, 0, 'bars above the time line');
    const before = await top(page, '#sentence');
    await page.tap('#why');
    await page.until("document.querySelector('#answer li')");
    if (touch) check(await top(page, '#answer h3') >= 0 && await top(page, '#answer h3') < 700, `the answer is at ${await top(page, '#answer h3')}`);
    else equal(await top(page, '#sentence'), before, 'sentence');
    await closed(page);
  }
});

await test('accessible (axe)', async () => {
  const axe = join(MODULE, 'target/npm/node_modules/axe-core/axe.min.js');
  if (!existsSync(axe)) return 'left out, axe-core is not installed';
  let found = 0;
  for (const dark of [false, true]) {
    for (const state of ['', "document.querySelector('#why').click()", "document.querySelector('#new').click()", "document.querySelector('#share').click()",
      "document.querySelector('#values').click()", "document.querySelector('#puzzle').click()", "document.querySelector('#circuits').click()",
      "Inside.open(27); document.querySelector('#inside-in').click()", "Inside.open('controller')"]) {
      const page = await opened(`${FROM_DISK}#f5d6c3d3`, 1280, 720, { dark });
      await page.send('Page.setBypassCSP', { enabled: true });
      await page.value(readFileSync(axe, 'utf8') + ';0');
      if (state) await page.value(state);
      await new Promise(resolve => setTimeout(resolve, 600));
      const faults = await page.value(`axe.run(document).then(r => r.violations.map(v =>
        v.impact + ' ' + v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 4).join(', ')))`);
      const serious = faults.filter(fault => /^(serious|critical)/.test(fault));
      equal(serious, [], `${dark ? 'dark' : 'light'} ${state}`);
      found += faults.length;
      await page.close();
    }
  }
  return `0 serious, ${found} smaller`;
});

const server = createServer((request, response) => {
  const name = request.url === '/' ? 'index.html' : request.url.slice(1);
  const file = join(SITE, name);
  if (!existsSync(file)) return response.writeHead(404).end();
  const type = { html: 'text/html', css: 'text/css', js: 'text/javascript' }[name.split('.').pop()];
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  response.end(gzipSync(readFileSync(file)));
});
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
const ONLINE = `http://127.0.0.1:${server.address().port}/`;

await test('sizes', () => {
  const sizes = readdirSync(SITE).map(name => [name, readFileSync(join(SITE, name))]);
  const later = /^(problems|people|gates|exhibits|core)/;
  const packed = sizes.filter(([name]) => !later.test(name)).reduce((sum, [, bytes]) => sum + gzipSync(bytes, { level: 9 }).length, 0);
  const all = sizes.reduce((sum, [, bytes]) => sum + bytes.length, 0);
  const whole = readFileSync(join(MODULE, 'target/flipchip.html'));
  check(packed <= 1.2e6 && all <= 10e6, `${packed} bytes packed, ${all} in all`);
  return `first load ${(packed / 1e3).toFixed(0)} kB gzipped, folder ${(all / 1e6).toFixed(2)} MB, single file ${(whole.length / 1e6).toFixed(2)} MB`;
});

await test('starts from a server', async () => {
  const times = { picture: [], playable: [], chip: [] };
  for (let i = 0; i < 5; i++) {
    const page = await browser.page();
    await page.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.open(ONLINE);
    await page.until('document.body.dataset.at');
    times.picture.push(await page.value("performance.getEntriesByName('first-contentful-paint')[0].startTime"));
    times.playable.push(await page.value("performance.getEntriesByName('playable')[0].startTime"));
    times.chip.push(await page.value("performance.getEntriesByName('chip')[0].startTime"));
    await closed(page);
  }
  const median = list => Math.round(list.sort((a, b) => a - b)[2]);
  return `picture ${median(times.picture)} ms, playable ${median(times.playable)} ms, chip ${median(times.chip)} ms (medians of 5)`;
});

/** Median and 99th percentile. */
function spread(list) {
  list.sort((a, b) => a - b);
  const of = share => list[Math.ceil(share * list.length) - 1].toFixed(1);
  return `${of(0.5)} ms, 99 % ${of(0.99)} ms`;
}

await test('says when a part cannot be loaded, and tries again', async () => {
  const page = await opened(ONLINE);
  await page.value('localStorage.clear()');
  const offline = off => page.send('Network.emulateNetworkConditions', { offline: off, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await offline(true);
  await page.click('#puzzle');
  await page.until("/could not be loaded/.test(document.querySelector('#notice').textContent)", 5);
  await page.click('#circuits');
  await page.until("/could not be loaded/.test(document.querySelector('#gallery-now')?.textContent)", 5);
  await page.key('Escape');
  await page.click('#new');
  await page.value("(() => { const list = document.querySelector('#opponent'); list.value = '1150'; list.dispatchEvent(new Event('change')); })()");
  await page.click('#setup .filled');
  await page.click(square('f5'));
  await page.until("/could not be loaded/.test(document.querySelector('#notice').textContent)", 5);
  await offline(false);
  await page.until("document.body.dataset.moves === '2'", 20);
  await page.click('#circuits');
  await page.until("document.querySelector('#gallery canvas')?.dataset.at", 60);
  await page.key('Escape');
  await page.click('#puzzle');
  await page.until("!document.querySelector('#task').hidden", 20);
  await page.close();
});

await test('records a move', async () => {
  const page = await opened(`${FROM_DISK}#f5`);
  const times = await page.value(`(async () => {
    const times = [];
    for (let round = 0; round < 6; round++) {
      for (let i = 2; i <= 20; i++) {
        const begun = performance.now();
        await chip('record', '${TREE}'.slice(0, 2 * i));
        times.push(performance.now() - begun);
      }
      await chip('record', 'd3');
    }
    return times; })()`);
  await closed(page);
  return `median ${spread(times)} of ${times.length}`;
});

await test('draws a gate delay in each frame', async () => {
  const page = await opened(`${FROM_DISK}#${TREE}`, 1920, 1080);
  const times = await page.value(`(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    const times = { steps: [], frames: [], idle: [] };
    for (let round = 0; round < 3; round++) {
      await go(20, 0, 0);
      for (const list of [times.frames, times.idle]) {
        await frame();
        for (let i = 0; i < 100; i++) {
          const begun = performance.now();
          if (list === times.frames) {
            await walk('gate');
            await Die.drawn();
            document.body.getBoundingClientRect();
            times.steps.push(performance.now() - begun);
          }
          await frame();
          list.push(performance.now() - begun);
        }
      }
    }
    return times; })()`);
  equal(await at(page), '20.5.5', 'after 100 gate delays');
  await closed(page);
  return `median ${spread(times.steps)}; from frame to frame ${spread(times.frames)}, of an idle page ${spread(times.idle)}`;
});

/** The page's core on the JVM with plain kernels. */
function reference() {
  const java = ['', process.env.JAVA25_HOME, process.env.JAVA_HOME, '/usr/lib/jvm/temurin-25-jdk-amd64'].map(home => home && join(home, 'bin/java'))
    .find(one => one && existsSync(one) && /version "2[5-9]/.test(execFileSync('sh', ['-c', `"${one}" -version 2>&1`], { encoding: 'utf8' }))) ?? 'java';
  const child = spawn(java, ['-Dflipchip.simd=scalar', '-cp',
    ['web', 'hwsim', 'engine'].map(name => join(ROOT, name, 'target/classes')).join(':'), join(MODULE, 'tools/Reference.java')],
    { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(...question) {
      child.stdin.write(question.join('\t') + '\n');
      return (await answers.next()).value;
    },
    end: () => child.stdin.end()
  };
}

await test(`equals the JVM in ${GAMES} games`, async () => {
  const page = await opened(FROM_DISK);
  const jvm = reference();
  const spent = [];
  const timed = async asked => {
    const begun = Date.now();
    const answer = await asked;
    spent.push(((Date.now() - begun) / GAMES).toFixed(0));
    return answer;
  };
  const [digest] = (await timed(jvm.ask('digest', GAMES, 1))).split('\t');
  equal(await timed(page.value(`chip('digest', ${GAMES}, 1)`)), digest, 'digest');
  await page.value('Opponents.load()');
  const [person] = (await jvm.ask('person', PEOPLE, PERSON, 1360, 1)).split('\t');
  equal(await page.value(`engine('person', '${PERSON}', 1360, 1)`), person, 'move of a person');
  jvm.end();
  await closed(page);
  return `${digest}, ${spent[1]} ms a game, JVM ${spent[0]} ms`;
});

/** Positions of the FFO test with the scores of their best moves. */
function problems() {
  const file = join(process.env.FLIPCHIP_DATA ?? join(ROOT, '../shared/data'), 'endgame/fforum-1-19.obf');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split('\n').map(line => {
    const [board, ...values] = line.split(';');
    const scores = values.map(value => Number(value.match(/:([+-]?\d+)/)?.[1] ?? -99));
    return { board: board.trim(), best: Math.max(...scores) };
  });
}

await test('solves FFO 1 to 19', async () => {
  const asked = problems();
  if (!asked.length) return 'left out, no FFO positions here';
  const page = await opened(FROM_DISK);
  const jvm = reference();
  const sums = { nodes: 0, browser: 0, jvm: 0 };
  for (let round = 0; round < 20; round++) {
    for (const [i, { board, best }] of asked.entries()) {
      const begun = browser.workers();
      const seen = JSON.parse(await page.value(`engine('solve', '${board}')`));
      const spent = browser.workers() - begun;
      const [answer, millis] = (await jvm.ask('solve', board)).split('\t');
      const other = JSON.parse(answer);
      equal([seen.exact, seen.centidiscs], [true, 100 * best], `FFO ${i + 1}`);
      equal([seen.nodes, seen.square], [other.nodes, other.square], `FFO ${i + 1}, nodes and move beside the JVM's`);
      if (round < 12) continue;          // the JVM still compiles
      sums.nodes += seen.nodes;
      sums.browser += spent;
      sums.jvm += Number(millis);
    }
  }
  jvm.end();
  await closed(page);
  const speed = ms => `${(sums.nodes / ms / 1000).toFixed(2)} million nodes/s`;
  return `all exact; processor time: ${speed(sums.browser)}, JVM without vectors ${speed(sums.jvm)}, ${(sums.jvm / sums.browser).toFixed(2)} of it`;
});

await test('runs without WebAssembly', async () => {
  const page = await browser.page();
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: 'delete globalThis.DecompressionStream' });
  await page.open(`${FROM_DISK}#f5d6c3d3`);
  await page.until('document.body.dataset.at');
  equal(await text(page, '#lamp'), 'agrees with the rules', 'lamp');
  await page.close();
});

/** What pictures are taken of: how the page gets there, and what is drawn then. */
const SCENES = {
  page: ['0', "document.querySelector('#die canvas').dataset.at === '20.2.6'"],
  why: ["document.querySelector('#why').click()", "document.querySelector('#answer li')"],
  cell: ['Inside.open(41)', "document.querySelector('#inside canvas')?.dataset.at?.startsWith('b6 ')"],
  gates: ["Inside.open(41); document.querySelector('#inside-in').click()", "document.querySelector('#inside canvas')?.dataset.at?.includes('.legal ')"],
  controller: ["Inside.open('controller')", "document.querySelector('#inside canvas')?.dataset.at?.startsWith('controller ')"],
  circuits: ["document.querySelector('#circuits').click()", "document.querySelector('#gallery canvas')?.dataset.at"],
  new: ["document.querySelector('#new').click()", "document.querySelector('#setup').open"],
};

const folder = option('--pictures');
if (folder) {
  mkdirSync(folder, { recursive: true });
  const names = [];
  for (const [number, [scene, [act, drawn]]] of Object.entries(SCENES).entries()) {
    for (const [size, [width, height]] of [[390, 844], [1280, 720], [1920, 1080]].entries()) {
      for (const dark of [false, true]) {
        const page = await opened(`${FROM_DISK}#${TREE}?at=20.2.6`, width, height, { dark, touch: width < 500 });
        await page.value(`${act}; 0`);
        await page.until(drawn);
        await new Promise(resolve => setTimeout(resolve, 500));
        const name = `${scene}-${width}x${height}-${dark ? 'dark' : 'light'}.png`;
        writeFileSync(join(folder, name), await page.picture());
        // of the page both themes, of all else one
        if (scene === 'page' || dark === ((number + size) % 2 === 1)) names.push(name);
        await page.close();
      }
    }
  }
  writeFileSync(join(folder, 'sheet.html'), '<style>body { margin: 8px; background: #777 } img { height: 226px; margin: 3px; vertical-align: top }</style>'
    + names.map(name => `<img src="${name}" alt="">`).join(''));
  const sheet = await browser.page(1420, 720);
  await sheet.open(pathToFileURL(join(folder, 'sheet.html')).href);
  const height = await sheet.value('document.documentElement.scrollHeight');
  const { data } = await sheet.send('Page.captureScreenshot', { format: 'jpeg', quality: 76, captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: 1420, height, scale: 1 } });
  writeFileSync(join(folder, 'sheet.jpg'), Buffer.from(data, 'base64'));
  await sheet.close();
}

server.close();
await browser.close();
console.log(`${passed} passed, ${failed} failed, load ${loadavg()[0].toFixed(1)}`);
process.exit(failed === 0 ? 0 : 1);
