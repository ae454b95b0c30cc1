/*
 * Loaded before a server with `--import`: what it does once a minute (sweeping, monitoring, sending lost tasks again) it does once a second,
 * so that a run of minutes has as much of it as hours have.
 */
const MINUTE_MS = 60_000
const SECOND_MS = 1_000

// A proxy, because `promisify` reads a property of the function.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (original, self, [callback, ms, ...args]) =>
    Reflect.apply(original, self, [callback, ms === MINUTE_MS ? SECOND_MS : ms, ...args]),
})
