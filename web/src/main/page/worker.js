'use strict';
// The whole of a worker: this function and the program's core as texts, see startWorker in page.js.
// The first message brings the core as WebAssembly, or nothing where the browser knows none.

/** Answers { id, call, values } by { id, answer }. Calls are functions of the core. */
function flipchipWorker(scope, scriptCore) {
  let core = null;
  const waiting = [];
  const answer = ({ id, call, values }) => scope.postMessage({ id, answer: core[call](...values) });
  scope.onmessage = async ({ data }) => {
    if ('wasm' in data) {
      try {
        core = data.wasm ? await wasmCore(data.wasm) : scriptCore();
      } catch (problem) {
        scope.postMessage({ note: String(problem) });
        core = scriptCore();
      }
      waiting.splice(0).forEach(answer);
    } else if (core === null) {
      waiting.push(data);
    } else {
      answer(data);
    }
  };

  /** The core's functions. Imports are those that the compiler TeaVM writes, made without evaluating any text. */
  async function wasmCore(bytes) {
    const module = await WebAssembly.compile(bytes, { builtins: ['js-string'] });
    const java = Symbol('java');
    let exports = null;
    const fromJava = problem => {
      if (problem instanceof WebAssembly.Exception && problem.is(exports['teavm.javaException'])) {
        const thrown = problem.getArg(exports['teavm.javaException'], 0);
        return exports['teavm.js.extractException'](thrown) ?? exports['teavm.getJsException'](thrown)
          ?? new Error('exception of the core');
      }
      return problem;
    };
    const toJava = problem => {
      exports['teavm.js.throwException'](java in problem ? problem[java] : exports['teavm.js.wrapException'](problem));
      throw problem;
    };
    const calling = call => {
      try {
        return call();
      } catch (problem) {
        return toJava(problem);
      }
    };
    const define = fn => (...values) => {
      try {
        return fn(...values);
      } catch (problem) {
        throw fromJava(problem);
      }
    };
    const same = value => value;
    const wrappers = new WeakMap();
    const wrap = (store, key, make) => {
      if (!store.has(key)) store.set(key, make());
      return store.get(key);
    };
    const needs = WebAssembly.Module.customSections(module, 'teavm.memoryRequirements')
      .map(section => JSON.parse(new TextDecoder().decode(section)))[0] ?? {};
    const memory = new WebAssembly.Memory({ initial: Math.max(needs.min ?? 0, 1), maximum: 32767 });
    const number = value => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
    const jso = {
      stringBuiltinsSupported: () => true,
      isUndefined: value => value === undefined,
      global: name => scope[name],
      getProperty: (object, name) => calling(() => (object ?? scope)[name]),
      callMethod0: (object, name) => calling(() => (object ?? scope)[name]()),
      createFunction1: (name, body) => {
        if (body !== `return ${name};`) throw new Error('not made from text: ' + body);
        return same;
      },
      callFunction1: (fn, value) => calling(() => fn(value)),
      defineFunction: define,
      defineStaticMethod: (type, name, fn) => { type[name] = define(fn); },
      createClass: () => function(object) { this[java] = object; },
      instanceOf: (object, type) => object instanceof type,
      wrapInt: same, unwrapInt: same, unwrapDouble: same,
      wrapObject: value => value !== null && typeof value === 'object'
        ? value[java] ?? wrap(wrappers, value, () => exports['teavm.jso.createWrapper'](value))
        : value,
      javaObjectToJS: (object, type) => object && wrap(wrappers, object, () => new type(object)),
      unwrapJavaObject: value => value[java]
    };
    const imports = {
      env: { memory },
      teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException() { } },
      teavmDate: { currentTimeMillis: Date.now },
      teavmMath: Math,
      teavmMemory: { notifyHeapResized() { }, heapOffset: number((needs.dataSize ?? 0) + 7 & -8),
        maxSize: number(0x7fffffff) },
      teavmJso: jso
    };
    exports = (await WebAssembly.instantiate(module, imports)).exports;
    return Object.fromEntries(Object.entries(exports)
      .filter(([, value]) => value instanceof WebAssembly.Global).map(([name, value]) => [name, value.value]));
  }
}
