import type { Report } from './report.ts'

export type Tally = { passed: number; failed: number; skipped: number }

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0 }

/** Adds up tallies. */
export const sumTallies = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    emptyTally,
  )

/**
 * What a suite's report and exit code come to. A file that broke outside any test counts as a failure, and so does an exit code
 * that no failed test explains (an unhandled error, no tests found, a crash before the report).
 */
export function tallyOf(report: Report | undefined, exitCode: number): Tally {
  if (!report) return { ...emptyTally, failed: 1 }
  const tests = report.flatMap(file => file.tests)
  const count = (state: string) => tests.filter(test => test.state === state).length
  const isBroken = (file: Report[number]) =>
    file.state === 'failed' && !file.tests.some(test => test.state === 'failed')
  const failed = count('failed') + report.filter(isBroken).length
  return { passed: count('passed'), failed: exitCode !== 0 && failed === 0 ? 1 : failed, skipped: count('skipped') }
}

/** The line that a run closes with: `N passed, N failed`, and how many were skipped, if any were. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
