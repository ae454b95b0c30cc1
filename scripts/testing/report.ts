import { existsSync, readFileSync } from 'node:fs'

/** What the reporter of `reporter.ts` leaves of a suite: its files. */
export type Report = {
  /** Its path below `tests/`. */
  name: string
  state: string
  seconds: number
  tests: { name: string; state: string; retries: number; errors: string[] }[]
}[]

/** Reads the report in `file`, if the suite got as far as writing one. */
export const readReport = (file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined

/** The files that took longest, the longest first, one a line. */
export const dearest = (report: Report, count = 10): string[] =>
  [...report]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)

/** The tests that needed a second try, each with the first lines of what failed before. */
export const retried = (report: Report): string[] =>
  report.flatMap(file =>
    file.tests
      .filter(test => test.retries > 0)
      .map(test => [`${file.name} › ${test.name}`, ...test.errors.map(indentedStart)].join('\n')),
  )

const indentedStart = (error: string) => error.split('\n').slice(0, 20).join('\n').replace(/^/gm, '    ')
