/** Ticks on in a tab that is not seen, where timers of the page would not. */
const EVERY_MS = 100

setInterval(() => postMessage(null), EVERY_MS)
