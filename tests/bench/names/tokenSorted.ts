/** The similarity of two words, 0 to 1 (Jaro 1989; Winkler 1990: up to four common first letters count more). */
function jaroWinkler(left: string, right: string): number {
  if (left === right) return 1
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1)
  const taken = new Set<number>()
  const fromLeft: string[] = []
  for (let at = 0; at < left.length; at++) {
    const found = nearby(left.charAt(at), right, at - reach, at + reach, taken)
    if (found === undefined) continue
    taken.add(found)
    fromLeft.push(left.charAt(at))
  }
  const common = fromLeft.length
  if (common === 0) return 0
  const fromRight = [...taken].sort((a, b) => a - b).map(at => right.charAt(at))
  const moved = fromLeft.filter((letter, at) => letter !== fromRight[at]).length / 2
  const jaro = (common / left.length + common / right.length + (common - moved) / common) / 3
  return jaro + commonStart(left, right) * 0.1 * (1 - jaro)
}

function nearby(letter: string, word: string, from: number, to: number, taken: Set<number>): number | undefined {
  for (let at = Math.max(0, from); at <= Math.min(word.length - 1, to); at++)
    if (word.charAt(at) === letter && !taken.has(at)) return at
  return undefined
}

function commonStart(left: string, right: string): number {
  let length = 0
  while (length < 4 && length < left.length && left.charAt(length) === right.charAt(length)) length++
  return length
}
const sorted = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.sort()
    .join(' ') ?? ''

/** The usual simple way, to compare with: Jaro-Winkler of the words in alphabetical order, 0 to 1. */
export const tokenSortedJaroWinkler = (one: string, other: string): number => jaroWinkler(sorted(one), sorted(other))
