import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot } from '../../../server/app/boot.ts'
import { startWorkers } from '../../../server/app/workers.ts'
import { readConfig } from '../../../server/platform/config/config.ts'
import { makeJob } from '../../support/bulkJob.ts'
import { makeCustomer } from '../../support/factories.ts'

/** `child.ts <large rows> <small rows> <delay> <databaseUrl>`: prints the median milliseconds of the small job as JSON. */
const [large = '', small = '', delay = '', databaseUrl = ''] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SANDBOX_DELAY_MS: delay, LOG_LEVEL: 'silent' }
const { context, close } = await boot(readConfig(settings))
const workers = await startWorkers(context, { work: true })

const TRIES = 9
const busy = await makeCustomer(context.db, { paise: Number(large) * 150 + 1_000_000 })
const other = await makeCustomer(context.db, { paise: 1_000_000 })

const alone = await median(other)
await makeJob(context, Number(large), busy)
const beside = await median(other)
const same = await median(busy)
process.stdout.write(JSON.stringify({ alone, other: beside, same }))
await workers.stop()
await close()
rmSync(dataDir, { recursive: true, force: true })

async function median(customer: typeof busy): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < TRIES; at++) times.push(await timeOf(await makeJob(context, Number(small), customer)))
  return times.toSorted((one, two) => one - two)[Math.floor(TRIES / 2)] as number
}

/** Milliseconds from the start to the end of a job. */
async function timeOf(id: string): Promise<number> {
  for (;;) {
    const job = await context.db
      .selectFrom('bulk_jobs')
      .select(['started_at', 'finished_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (job.finished_at) return Date.parse(job.finished_at) - Date.parse(job.started_at as string)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
