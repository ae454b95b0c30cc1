import { type Finding, wrongPart } from './finding.ts'
import type { Random } from './slots.ts'

const indiaOffsetMs = 5.5 * 3600 * 1000

/** The current year in India. */
const thisYear = (): number => new Date(Date.now() + indiaOffsetMs).getUTCFullYear()

/** Reports a four-digit year at `start` that is before `from` or in the future. */
export function wrongYear(value: string, start: number, from: number): Finding | undefined {
  const year = Number(value.slice(start, start + 4))
  const to = thisYear()
  return year < from || year > to ? wrongPart('year', value, [start, start + 4], { from, to }) : undefined
}

export const randomYear = (from: number, random: Random): string =>
  String(from + Math.floor(random() * (thisYear() - from + 1)))

/** The last two digits of the current year. */
export const shortYear = (): number => thisYear() % 100
