import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../../server/app/app.ts'
import { boot } from '../../../server/app/boot.ts'
import { startWorkers } from '../../../server/app/workers.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { makeJob } from '../../support/bulkJob.ts'

/** `child.ts <rows> <delay> <databaseUrl>`: a whole node that checks a file of three columns and runs its job; prints the measurements as JSON. */
const [rows = '', delay = '', databaseUrl = ''] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SANDBOX_DELAY_MS: delay, LOG_LEVEL: 'silent' }
const { context, close } = await boot(readConfig(settings))

const workers = await startWorkers(context, { work: true })
const app = await buildApp(context)
await app.listen({ host: '127.0.0.1', port: 0 })
const began = performance.now()
const jobId = await makeJob(context, Number(rows))
const started = performance.now()
const done = () =>
  context.db
    .selectFrom('bulk_jobs')
    .select('finished_at')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
    .then(job => job.finished_at !== null)
while (!(await done())) await new Promise(resolve => setTimeout(resolve, 100))
const seconds = (performance.now() - started) / 1000
// Read memory first, because verifying the ledger is not part of the job.
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
const { broken } = await verifyLedger(context.db)
if (broken) throw new Error(broken)
process.stdout.write(`${JSON.stringify({ checkSeconds: (started - began) / 1000, seconds, peakMb })}\n`)
await app.close()
await workers.stop()
await close()
rmSync(dataDir, { recursive: true, force: true })
