// Replaces a dependency of react-admin that derives English labels from names; all our labels are messages.
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
