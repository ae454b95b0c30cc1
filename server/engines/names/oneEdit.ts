/** Whether one letter is left out, replaced, or swapped with the next. Symmetric; false for the same word. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  const rest = (text: string, skip: number) => text.slice(start + skip)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  const swapped = short[start] === long[start + 1] && short[start + 1] === long[start]
  return rest(short, 1) === rest(long, 1) || (swapped && rest(short, 2) === rest(long, 2))
}
