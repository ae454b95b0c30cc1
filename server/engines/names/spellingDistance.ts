const VOWEL = 0.35
const OTHER_VOWEL = 0.6
const VOWEL_LEFT_OUT = 0.4
const OFTEN_CONFUSED = 0.4
/** The silent “h”. */
const SILENT = 0.25
const SWAPPED = 0.6
/** Added for the first letter, which is rarely mistaken. */
const OTHER_BEGINNING = 0.3

const SIZE = 128
/** What it costs to take one letter for another, at `one * SIZE + other`; S and C stand for sh and ch. */
const replacing = new Float64Array(SIZE * SIZE).fill(1)
const leavingOut = new Float64Array(SIZE).fill(1)

const confuse = (cost: number, pairs: string) => {
  for (const pair of pairs.split(' ')) {
    const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)]
    replacing[one * SIZE + other] = cost
    replacing[other * SIZE + one] = cost
  }
}
confuse(VOWEL, 'ae ao au ei ou')
// Names rarely confuse these.
confuse(OTHER_VOWEL, 'ai eo eu io iu')
// Consonants that names confuse often.
confuse(0.25, 'sS zj zs jy')
confuse(OFTEN_CONFUSED, 'bv fv iy CS kg')
confuse(0.6, 'td bp nm lr Ck Cj gj hk hg sC zC vu')
for (let letter = 0; letter < SIZE; letter++) replacing[letter * SIZE + letter] = 0
for (const vowel of 'aeiou') leavingOut[vowel.charCodeAt(0)] = VOWEL_LEFT_OUT
leavingOut['h'.charCodeAt(0)] = SILENT

/** A sound (`soundOf`) with one letter for each of its consonants. */
export const lettersOf = (sound: string) => sound.replaceAll('sh', 'S').replaceAll('ch', 'C')

/**
 * The cost of turning one word into another (both from `lettersOf`) by leaving out, adding, replacing and swapping letters: 0 for the same,
 * 1 for a consonant, less for vowels and for consonants that sound alike. Symmetric. Infinite as soon as it exceeds `limit`.
 */
export function spellingDistance(one: string, other: string, limit: number): number {
  const width = other.length + 1
  let before = new Float64Array(width)
  let above = new Float64Array(width)
  let row = new Float64Array(width)
  for (let j = 1; j < width; j++) above[j] = at(above, j - 1) + at(leavingOut, other.charCodeAt(j - 1)) + first(j)
  let leastAbove = 0
  for (let i = 1; i <= one.length; i++) {
    const x = one.charCodeAt(i - 1)
    const leaveOut = at(leavingOut, x) + first(i)
    row[0] = at(above, 0) + leaveOut
    let least = at(row, 0)
    for (let j = 1; j < width; j++) {
      const y = other.charCodeAt(j - 1)
      const replace = at(above, j - 1) + replacement(x, y, Math.max(i, j))
      let cost = Math.min(replace, at(above, j) + leaveOut, at(row, j - 1) + at(leavingOut, y) + first(j))
      if (i > 1 && j > 1 && x !== y && x === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === y)
        cost = Math.min(cost, at(before, j - 2) + SWAPPED)
      row[j] = cost
      if (cost < least) least = cost
    }
    // Two rows, because a swap looks back by two.
    if (least > limit && leastAbove > limit) return Number.POSITIVE_INFINITY
    leastAbove = least
    ;[before, above, row] = [above, row, before]
  }
  const cost = at(above, other.length)
  return cost > limit ? Number.POSITIVE_INFINITY : cost
}

/** Consonants that are confused anywhere are confused at the beginning, too: Biswanath, Vishwanath. */
function replacement(x: number, y: number, position: number): number {
  if (x === y) return 0
  const cost = at(replacing, x * SIZE + y)
  return cost <= OFTEN_CONFUSED ? cost : cost + first(position)
}

const at = (costs: Float64Array, index: number) => costs[index] ?? 1
const first = (position: number) => (position === 1 ? OTHER_BEGINNING : 0)
