// polyglot, which is CommonJS, asks for a polyfill of what every browser has.
module.exports = Object.entries
