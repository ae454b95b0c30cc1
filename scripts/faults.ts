import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { postgresUrl } from './testing/postgres.ts'

/**
 * `npm run faults [-- --kills 10 --between 15 --seed 12]`: the long form of the workload in `tests/server/faults/bank.test.ts`, on both
 * databases. Every answer that a client received is compared with the ledger after the processes were killed; the exit code is 1 if
 * anything is lost, doubled or wrong. Without a PostgreSQL it runs on the embedded database only.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    between: { type: 'string', default: '15' },
    seed: { type: 'string', default: '12' },
  },
})
for (const [name, value] of Object.entries(values))
  if (!/^\d{1,4}$/.test(value)) throw new Error(`--${name}: a number from 0 to 9999.`)

const url = await postgresUrl()
if (!url) console.log('PostgreSQL: skipped, none answers at TEST_POSTGRES_URL, nor as postgres at 127.0.0.1:5432.')
const settings = { FAULTS_KILLS: values.kills, FAULTS_BETWEEN: values.between, FAULTS_SEED: values.seed }
const env = { ...process.env, ...settings, ...(url && { TEST_POSTGRES_URL: url }) }
const projects = url ? ['--project=server-postgres', '--project=server-pglite'] : ['--project=server-pglite']
const args = ['node_modules/vitest/vitest.mjs', 'run', ...projects, '--maxWorkers=1', '--retry=0']
const { status } = spawnSync(process.execPath, [...args, 'tests/server/faults/bank.test.ts'], { env, stdio: 'inherit' })
process.exitCode = status ?? 1
