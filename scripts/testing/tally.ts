import { existsSync, readFileSync } from 'node:fs'

export type Tally = { passed: number; failed: number; skipped: number }

/** The part of vitest's JSON report that is read here. */
export type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

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
  const isBroken = (file: Report['testResults'][number]) =>
    file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed')
  const failed = report.numFailedTests + report.testResults.filter(isBroken).length
  return {
    passed: report.numPassedTests,
    failed: exitCode !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Reads the report that vitest left in `file`, if it got that far. */
export const readReport = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined

/** The line that a run closes with: `N passed, N failed`, and how many were skipped, if any were. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
