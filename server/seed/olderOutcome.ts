import type { VerificationOutcome } from '../sources/askSource.ts'

type Result = Record<string, unknown>

/** What a source said of some vehicles a month ago, by the row of the file. */
const older: Record<number, (result: Result) => Result> = {
  4: result => ({ ...result, insuranceUpto: yearBefore(result.insuranceUpto), policyNumber: 'P-118220457' }),
  11: result => ({ ...result, pucUpto: yearBefore(result.pucUpto) }),
  19: result => ({ ...result, financed: true, financier: 'Sahyadri Gramin Bank' }),
  27: result => ({ ...result, insuranceUpto: null, insurer: null, policyNumber: null }),
  40: result => ({ ...result, owner: 'Prakash Vishwanath Joshi' }),
}

const NOT_FOUND_ROW = 33

const yearBefore = (day: unknown) =>
  typeof day === 'string' ? `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('-02-29', '-02-28')}` : null

/** The answer for a row of the fleet's file a month before, of which one vehicle was not on record yet. */
export function olderOutcome(row: number, outcome: VerificationOutcome): VerificationOutcome {
  if (outcome.status !== 'completed') return outcome
  const { result, ...answer } = outcome
  if (row === NOT_FOUND_ROW) return { ...answer, status: 'not_found' }
  return { ...outcome, result: older[row]?.(result) ?? result }
}
