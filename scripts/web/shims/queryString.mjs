// react-admin writes and reads addresses of flat values: what every browser has is enough, without lists, options and sorting.
/** @param {Record<string, string | number | null | undefined>} values */
export const stringify = values =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value ?? '')]])),
  ).toString()

/** @param {string} text */
export const parse = text => Object.fromEntries(new URLSearchParams(text))
