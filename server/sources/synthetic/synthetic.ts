import { createHash } from 'node:crypto'

/** A value's own stream of chance: the same value always gives the same draws, so that its record never changes. */
export interface Synthetic {
  /** In [0, 1). */
  chance(): number
  /** Throws a RangeError when there is nothing to pick from. */
  pick<const T extends string>(from: readonly T[]): T
  /** Whole, both ends included. */
  between(least: number, most: number): number
  /** An ISO date, at most this many days away from the sandbox's today; before it if negative. */
  day(fromDays: number, toDays: number): string
  letters(count: number): string
  /** The value asks for a record that contradicts whatever was asked (code 409). */
  mismatch: boolean
  /** The value asks for the plainest record (code 000). */
  plain: boolean
}

const DAY_MS = 86_400_000
/** The sandbox's calendar turns with the year: records stay the same, and stay plausible, for months. */
const today = () => Date.UTC(new Date().getUTCFullYear(), 6, 1)

export function syntheticFor(seed: string, code: string): Synthetic {
  let block = Buffer.alloc(0)
  let round = 0
  const word = () => {
    if (block.length < 4) block = createHash('sha256').update(`${seed}\n${round++}`).digest()
    const value = block.readUInt32BE(0)
    block = block.subarray(4)
    return value
  }
  const chance = () => word() / 2 ** 32
  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1))
  return {
    chance,
    between,
    pick: from => {
      const picked = from[between(0, from.length - 1)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from.')
      return picked
    },
    day: (fromDays, toDays) => new Date(today() + between(fromDays, toDays) * DAY_MS).toISOString().slice(0, 10),
    letters: count => Array.from({ length: count }, () => String.fromCharCode(between(65, 90))).join(''),
    mismatch: code === '409',
    plain: code === '000',
  }
}
