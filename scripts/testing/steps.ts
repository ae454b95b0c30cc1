import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { postgresUrl } from './postgres.ts'

export type Step = {
  name: string
  /** A program for Node and its arguments. */
  args: string[]
  /** What it may take where it has a core to itself, in seconds of CPU time; more is a warning. */
  budget?: number
  /** Where a vitest step leaves its report; a step without one counts as a single test. */
  report?: string
  /** Not run together with others: browsers suffer from a busy machine. */
  alone?: boolean
  /** What the step needs of its surroundings; `skip` and `fail` carry the words to print instead of running it. */
  prepare?: () => Preparation | Promise<Preparation>
}

export type Preparation = { env?: Record<string, string>; skip?: string; fail?: string }

const bin = (path: string, ...args: string[]) => [join('node_modules', path), ...args]

type SuiteOptions = Partial<Step> & { workers?: number }

const suiteIn =
  (reports: string, usual: number) =>
  (project: string, { workers = usual, ...more }: SuiteOptions): Step => {
    const report = join(reports, `${project}.json`)
    const reporters = ['--reporter=default', '--reporter=scripts/testing/reporter.ts']
    const args = bin('vitest/vitest.mjs', 'run', `--project=${project}`, `--maxWorkers=${workers}`, ...reporters)
    return { name: project, args, report, ...more }
  }

/** The embedded database replaces a PostgreSQL that is not there: then it runs every server test. */
const withoutPostgres = async (postgres: typeof postgresUrl): Promise<Preparation> =>
  (await postgres()) ? {} : { env: { FULL: '1' } }

async function withPostgres(postgres: typeof postgresUrl): Promise<Preparation> {
  const url = await postgres()
  if (url) return { env: { TEST_POSTGRES_URL: url } }
  const words = 'No PostgreSQL answers at TEST_POSTGRES_URL, nor as postgres at 127.0.0.1:5432.'
  const isRequired = process.env.REQUIRE_POSTGRES === '1' || process.env.TEST_POSTGRES_URL
  return isRequired ? { fail: words } : { skip: words }
}

function withChromium(): Preparation {
  const path = findChromium()
  if (path) return { env: { CHROMIUM_PATH: path } }
  return {
    fail: 'No Chromium found or installable. Set CHROMIUM_PATH, or run `npm run verify` for all but the browser tests.',
  }
}

/**
 * All that `npm test` runs, in the order of starting.
 * @param reports directory for the suites' reports
 * @param cores for which the numbers of processes are chosen
 */
export function testSteps(reports: string, cores: number): Step[] {
  const suite = suiteIn(reports, Math.max(1, Math.floor(cores / 2)))
  let url: Promise<string | undefined> | undefined
  const postgres = () => (url ??= postgresUrl())
  return [
    { name: 'format', args: bin('@biomejs/biome/bin/biome', 'ci') },
    { name: 'lint', args: bin('oxlint/bin/oxlint') },
    // Every further checker learns most types again: four take three times the CPU time and 7 GB of memory.
    { name: 'types', args: bin('typescript/bin/tsc', '--noEmit', '--checkers', '1') },
    // The longest first, so that all lanes end at about the same time. It waits for the database half of its time.
    suite('server-postgres', { budget: 1_300, workers: cores, prepare: () => withPostgres(postgres) }),
    suite('ui', { budget: 450 }),
    suite('server-pglite', { budget: 1_250, prepare: () => withoutPostgres(postgres) }),
    suite('scripts', { budget: 20 }),
    suite('guards', { budget: 40 }),
    suite('unit', { budget: 280 }),
    { name: 'build', args: ['scripts/build.ts', '--if-stale'] },
    // Two processes, each with its browser and server, keep one core busy: they wait for each other half of their time.
    suite('e2e', { budget: 1_000, workers: cores * 2, alone: true, prepare: withChromium }),
  ]
}
