import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { postgresUrl } from './testing/postgres.ts'

/**
 * `npm run faults [-- --faults 200 --kinds kill,cut --database postgres --between 15 --seed 12 --minutes 20]`: the long form of
 * `tests/server/faults/bank.test.ts`, by default with all kinds of faults (`tests/support/faults/kinds.ts`) on both databases, so many on
 * each, until the time given for each is over. Every answer that a client received is compared with the database; the exit code is 1 if
 * anything is lost, doubled or wrong, if a process ended by itself, or if a call was answered with an internal error. PostgreSQL is a
 * cluster of the run's own where its programs are installed, otherwise the server for tests, which is not restarted; without either, only
 * the embedded database is used.
 */
const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '200' },
    kinds: { type: 'string', default: '' },
    database: { type: 'string', default: 'both' },
    between: { type: 'string', default: '15' },
    seed: { type: 'string', default: '12' },
    minutes: { type: 'string', default: '9999' },
  },
})
for (const name of ['faults', 'between', 'seed', 'minutes'] as const)
  if (!/^\d{1,4}$/.test(values[name])) throw new Error(`--${name}: a number from 0 to 9999.`)
if (!['both', 'postgres', 'embedded'].includes(values.database))
  throw new Error('--database: both, postgres or embedded.')

const bundled = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn'],
  { stdio: 'inherit' },
)
if (bundled.status !== 0) process.exit(1)

const url = values.database === 'embedded' ? undefined : await postgresUrl()
if (!url && values.database !== 'embedded')
  console.log('PostgreSQL: skipped, none answers at TEST_POSTGRES_URL, nor as postgres at 127.0.0.1:5432.')
const settings = {
  FAULTS: values.faults,
  FAULTS_KINDS: values.kinds,
  FAULTS_BETWEEN: values.between,
  FAULTS_SEED: values.seed,
  FAULTS_MINUTES: values.minutes,
}
const env = { ...process.env, ...settings, ...(url && { TEST_POSTGRES_URL: url }) }
const projects = [
  ...(url ? ['--project=server-postgres'] : []),
  ...(values.database === 'postgres' ? [] : ['--project=server-pglite']),
]
const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--maxWorkers=1', '--retry=0']
const { status } = spawnSync(process.execPath, [...args, 'tests/server/faults/bank.test.ts'], { env, stdio: 'inherit' })
process.exitCode = status ?? 1
