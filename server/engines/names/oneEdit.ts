/** Whether one letter is left out, replaced, or swapped with the next. Symmetric; false for the same word. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const start = firstDifference(short, long)
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  return short.slice(start + 1) === long.slice(start + 1) || isSwap(one, other)
}

/** Whether two neighbouring letters are swapped. Symmetric; false for the same word. */
export function isSwap(one: string, other: string): boolean {
  const at = firstDifference(one, other)
  const isSwapped = at + 1 < one.length && one[at] === other[at + 1] && one[at + 1] === other[at]
  return isSwapped && one.slice(at + 2) === other.slice(at + 2)
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
