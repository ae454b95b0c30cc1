import { createHash } from 'node:crypto'

/** A deterministic random stream: the same value always gives the same draws, so that its record never changes. */
export interface Synthetic {
  /** In [0, 1). */
  chance: () => number
  /** Throws a RangeError when there is nothing to pick from. */
  pick<const T extends string>(from: readonly T[]): T
  /** An integer, both bounds included. */
  between(least: number, most: number): number
  /** An ISO date between these offsets in days from the sandbox's today; negative offsets are in the past. */
  day(fromDays: number, toDays: number): string
  letters(count: number): string
  /** The value requests a record that contradicts the input (code 409). */
  mismatch: boolean
  /** The value requests the simplest record (code 000). */
  plain: boolean
}

/**
 * Mostly the usual standing of a record, and one of the others now and then. Code 000 asks for the usual one, and 409 for the first of
 * the others.
 */
export function standingOf<const Usual extends string, const Other extends string>(
  synthetic: Synthetic,
  usual: Usual,
  others: readonly [Other, ...Other[]],
): Usual | Other {
  if (synthetic.mismatch) return others[0]
  return synthetic.plain || synthetic.chance() > 0.1 ? usual : synthetic.pick(others)
}

const DAY_MS = 86_400_000
/** The sandbox's calendar advances once a year, so that records stay the same and plausible for months. */
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
