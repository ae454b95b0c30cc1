import type { ResultOf } from '../../contracts/products/index.ts'
import type { VerificationOutcome } from '../sources/askSource.ts'

type Paper = 'insuranceUpto' | 'pucUpto' | 'fitnessUpto'

/** By the row of the fleet's file, the days until a paper ends: close enough together that every month has some. */
const ending: Record<number, readonly [Paper, number]> = {
  2: ['insuranceUpto', 3],
  6: ['pucUpto', 6],
  9: ['insuranceUpto', 12],
  14: ['pucUpto', 19],
  17: ['fitnessUpto', 24],
  22: ['insuranceUpto', 28],
  25: ['pucUpto', 35],
  30: ['insuranceUpto', 41],
  36: ['fitnessUpto', 47],
  44: ['insuranceUpto', 54],
}

const DAY_MS = 86_400_000

/** The sandbox's calendar advances once a year, so its vehicles alone would have nothing to renew for months. */
export function endingSoon(row: number, outcome: VerificationOutcome, today: Date): VerificationOutcome {
  const soon = ending[row]
  if (outcome.status !== 'completed' || !soon) return outcome
  const result = outcome.result as ResultOf<'vehicle-rc-check'>
  const [paper, days] = soon
  if (result[paper] === null) return outcome
  const upto = new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10)
  return { ...outcome, result: { ...result, [paper]: upto } }
}
