// Replaces a query-string library of react-admin, which only reads and writes flat values; lists, options and sorting are not
// needed.
/** @param {Record<string, string | number | null | undefined>} values */
export const stringify = values =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value ?? '')]])),
  ).toString()

/** @param {string} text */
export const parse = text => Object.fromEntries(new URLSearchParams(text))
