// A browser driven over its debugging pipe, as a user drives it: one page at a time, no library.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BROWSER = process.env.CHROMIUM || '/usr/bin/chromium';

/** A number for each thread of a process and of those that it started. */
function threads(process, of) {
  const parents = new Map(readdirSync('/proc').filter(Number).map(id => [id, seen(`/proc/${id}/stat`).split(') ').pop().split(' ')[1]]));
  const ours = id => id === String(process) || parents.has(id) && ours(parents.get(id));
  return [...parents.keys()].filter(ours).flatMap(id => listed(`/proc/${id}/task`).map(task => of(`/proc/${id}/task/${task}`)));
}

/** What a file says; nothing once its process has ended. */
function seen(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function listed(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

export async function openBrowser() {
  const home = mkdtempSync(join(tmpdir(), 'flipchip-web-'));
  const child = spawn(BROWSER, ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
    '--remote-debugging-pipe', '--no-first-run', '--disable-extensions', '--disable-background-networking',
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1', `--user-data-dir=${home}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: home } });
  const waiting = new Map();
  const pages = new Map();
  let number = 0;
  let rest = '';
  child.stdio[4].setEncoding('utf8');
  child.stdio[4].on('data', text => {
    rest += text;
    for (let end = rest.indexOf('\0'); end >= 0; end = rest.indexOf('\0')) {
      const message = JSON.parse(rest.slice(0, end));
      rest = rest.slice(end + 1);
      if (message.id) {
        const { resolve, reject } = waiting.get(message.id);
        waiting.delete(message.id);
        if (message.error) reject(new Error(message.error.message));
        else resolve(message.result);
      } else {
        pages.get(message.sessionId)?.heard(message);
      }
    }
  });
  const send = (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
    waiting.set(++number, { resolve, reject });
    child.stdio[3].write(JSON.stringify({ id: number, method, params, sessionId }) + '\0');
  });
  return {
    /** Milliseconds of a processor that the workers of all pages have had (Linux). */
    workers: () => threads(child.pid, task => seen(`${task}/comm`).startsWith('DedicatedWorker') ? Number(seen(`${task}/schedstat`).split(' ')[0]) / 1e6 : 0)
      .reduce((sum, one) => sum + one, 0),
    async page(width = 1280, height = 720, { dark = false, touch = false, reduced = false } = {}) {
      const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const page = new Page((method, params) => send(method, params, sessionId),
        () => send('Target.closeTarget', { targetId }));
      pages.set(sessionId, page);
      await page.start(width, height, dark, touch, reduced);
      return page;
    },
    async close() {
      const ended = new Promise(resolve => child.once('exit', resolve));
      await Promise.race([send('Browser.close').catch(() => {}), ended]);
      await Promise.race([ended, new Promise(resolve => setTimeout(resolve, 5000))]);
      child.kill('SIGKILL');
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

class Page {
  requests = [];
  errors = [];

  constructor(send, close) {
    this.send = send;
    this.close = close;
  }

  async start(width, height, dark, touch, reduced) {
    for (const part of ['Page', 'Runtime', 'Network', 'Log']) await this.send(`${part}.enable`);
    await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: touch });
    if (touch) await this.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await this.send('Emulation.setEmulatedMedia', { features: [
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: reduced ? 'reduce' : 'no-preference' }] });
  }

  heard({ method, params }) {
    if (method === 'Network.requestWillBeSent') this.requests.push(params.request.url);
    if (method === 'Runtime.exceptionThrown') {
      this.errors.push(params.exceptionDetails.exception?.description || params.exceptionDetails.text);
    }
    if (method === 'Log.entryAdded' && params.entry.level === 'error') this.errors.push(params.entry.text);
    if (method === 'Page.loadEventFired') this.loaded?.();
  }

  async open(url) {
    const loaded = new Promise(resolve => { this.loaded = resolve; });
    await this.send('Page.navigate', { url });
    await loaded;
  }

  /** The value of an expression of the page, a promise's when it is kept. */
  async value(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description || exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression of the page is true. */
  async until(expression, seconds = 30) {
    for (const end = Date.now() + 1000 * seconds; Date.now() < end;) {
      if (await this.value(`!!(${expression})`)) return;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    throw new Error(`${seconds} s without ${expression}\n${this.errors.join('\n')}`);
  }

  async middle(selector) {
    await this.value(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'nearest' })`);
    return this.value(`(() => { const r = document.querySelector(${JSON.stringify(selector)})
      .getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; })()`);
  }

  async click(selector) {
    const at = await this.middle(selector);
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
    }
  }

  async tap(selector) {
    const at = await this.middle(selector);
    await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async key(key, text = key.length === 1 ? key : undefined) {
    const codes = { Enter: 13, Tab: 9, Escape: 27, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40,
      Home: 36, End: 35, ' ': 32 };
    const windowsVirtualKeyCode = codes[key] || key.toUpperCase().charCodeAt(0);
    const sign = key === 'Enter' ? '\r' : text;
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: sign, windowsVirtualKeyCode });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode });
  }

  async picture() {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }
}
