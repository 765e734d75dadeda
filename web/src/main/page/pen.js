'use strict';
// Draws on a canvas what the core's DrawingPen has written down, in the colours of the style sheet.

/** A reader of a drawing: numbers and texts one after the other. */
function reader(drawing) {
  let at = 0;
  const number = () => ((drawing.charCodeAt(at++) << 15 | drawing.charCodeAt(at++)) - (1 << 29)) / 256;
  const string = () => { const length = number(); at += length; return drawing.slice(at - length, at); };
  return { number, string, peek: () => drawing[at], next: () => drawing[at++] };
}

const Pen = (() => {
  const drawn = new Map();     // what is on each canvas
  let colors = new Map();

  function color(name) {
    if (!colors.has(name)) colors.set(name, getComputedStyle(document.body).getPropertyValue('-' + name).trim());
    return colors.get(name);
  }

  /** Draws on a canvas, as large as it is on the page, what is not on it already. */
  function draw(canvas, drawing, width, height) {
    if (drawn.get(canvas) === drawing) return;
    drawn.set(canvas, drawing);
    const { number, string, peek, next } = reader(drawing);
    const scale = devicePixelRatio;
    Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
    const g = canvas.getContext('2d');
    g.scale(scale, scale);
    Object.assign(g, { lineCap: 'square', miterLimit: 10 });
    const path = trace => { g.beginPath(); trace(); };
    const oval = () => path(() => {
      const [x, y, w, h] = [number(), number(), number(), number()];
      g.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, 2 * Math.PI);
    });
    const round = () => path(() => g.roundRect(number(), number(), number(), number(), { x: number(), y: number() }));
    const arc = () => path(() => {
      const [x, y, w, h] = [number(), number(), number(), number()];
      const [start, extent] = [number(), number()].map(degrees => -degrees * Math.PI / 180);
      const closure = number();
      if (closure === 2) g.moveTo(x + w / 2, y + h / 2);
      g.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, start, start + extent, extent < 0);
      if (closure) g.closePath();
    });
    const points = closed => path(() => {
      for (let count = number(), i = 0; i < count; i++) g.lineTo(number(), number());
      if (closed) g.closePath();
    });
    const calls = {
      F() { g.fillStyle = color(string()); }, S() { g.strokeStyle = color(string()); },
      W() { g.lineWidth = number(); }, A() { g.globalAlpha = number(); },
      D() { g.setLineDash(Array.from({ length: number() }, number)); },
      T() { g.font = `${number() ? 'bold ' : ''}${number()}px ${color('-' + string())}`; },
      H() { g.textAlign = string(); }, V() { g.textBaseline = string(); },
      r() { g.fillRect(number(), number(), number(), number()); }, R() { g.strokeRect(number(), number(), number(), number()); },
      b() { round(); g.fill(); }, B() { round(); g.stroke(); }, o() { oval(); g.fill(); }, O() { oval(); g.stroke(); },
      a() { arc(); g.fill(); }, E() { arc(); g.stroke(); },
      L() { path(() => { do { g.moveTo(number(), number()); g.lineTo(number(), number()); } while (peek() === 'L' && next()); }); g.stroke(); },
      P() { points(false); g.stroke(); }, g() { points(true); g.fill(); }, G() { points(true); g.stroke(); },
      t() { const [x, y] = [number(), number()]; g.fillText(string(), x, y); },
      m() { const [x, y, most] = [number(), number(), number()]; g.fillText(string(), x, y, most); },
      0() { g.beginPath(); }, 1() { g.moveTo(number(), number()); }, 2() { g.lineTo(number(), number()); },
      3() { g.quadraticCurveTo(number(), number(), number(), number()); },
      4() { g.bezierCurveTo(number(), number(), number(), number(), number(), number()); },
      5() { g.rect(number(), number(), number(), number()); }, 6() { g.closePath(); }, 7() { g.fill(); }, 8() { g.stroke(); },
      C() { path(() => g.rect(number(), number(), number(), number())); g.clip(); }
    };
    for (let call = next(); call; call = next()) calls[call]();
  }

  return {
    draw,
    /** Other colours are on the page now. */
    forget() {
      colors = new Map();
      drawn.clear();
    }
  };
})();
