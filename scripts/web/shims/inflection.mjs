// react-admin makes English labels out of names; every label of ours is a message.
/** @param {string} word */
const same = word => word

export {
  same as capitalize,
  same as humanize,
  same as inflect,
  same as pluralize,
  same as singularize,
  same as transform,
  same as underscore,
}
