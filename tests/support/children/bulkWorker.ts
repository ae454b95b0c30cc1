import { boot } from '../../../server/app/boot.ts'
import { startWorkers } from '../../../server/app/workers.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { makeJob } from '../bulkJob.ts'

/**
 * `bulkWorker.ts <dataDir> <rows> [databaseUrl]`: creates a job of this many rows if there is none, works on it, and prints the
 * number of finished rows whenever it grows; exits when the job has ended. Takes over what a killed worker held at once instead
 * of after 30 s.
 */
const [dataDir = '', rows = '', databaseUrl = ''] = process.argv.slice(2)
const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'silent',
  SANDBOX_DELAY_MS: process.env.SANDBOX_DELAY_MS ?? '20',
})
const { context, close } = await boot(config)

await context.jobs.boss
  .getDb()
  .executeSql(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
const workers = await startWorkers(context, { work: true })
const jobId = (await findJob()) ?? (await makeJob(context, Number(rows)))
let printed = -1
for (;;) {
  const job = await context.db.selectFrom('bulk_jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow()
  const done = job.rows_completed + job.rows_not_found + job.rows_unavailable
  if (done > printed) process.stdout.write(`${done}\n`)
  printed = done
  if (job.finished_at) break
  await new Promise(resolve => setTimeout(resolve, 20))
}
await workers.stop()
await close()

async function findJob(): Promise<string | undefined> {
  return (await context.db.selectFrom('bulk_jobs').select('id').executeTakeFirst())?.id
}
