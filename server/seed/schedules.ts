import { instantInIndia } from '../../contracts/checks/schedules.ts'
import { nextRun } from '../checks/schedules/schedule.ts'
import { columnsOf, storeChanges } from '../checks/schedules/storeChanges.ts'
import type { Context } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'

const PRODUCT = 'vehicle-rc-check'
/** The file was started then. */
const HOUR = 11
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The demo checks its fleet every month: its file has run twice, and the second run says what has changed. */
export async function repeatFleetFile({ db, vault }: Pick<Context, 'db' | 'vault'>): Promise<void> {
  const [first, second] = await db
    .selectFrom('bulk_jobs')
    .selectAll()
    .where('product', '=', PRODUCT)
    .orderBy('created_at')
    .limit(2)
    .execute()
  if (!first || !second) return
  const at = new Date(first.created_at)
  const id = idAt('sch', at)
  const plan = { every: 'month', hour: HOUR, firstOn: DAY.format(new Date(second.created_at)), lastOn: null } as const
  await db
    .insertInto('bulk_schedules')
    .values({
      id,
      user_id: first.user_id,
      sub_user_id: first.sub_user_id,
      created_by: vault.seal(vault.open(first.requested_by, { column: 'bulk_jobs.requested_by', id: first.id }), {
        column: 'bulk_schedules.created_by',
        id,
      }),
      source_job_id: first.id,
      product: PRODUCT,
      file_name: first.file_name,
      rows: first.rows_ready,
      every: plan.every,
      hour: plan.hour,
      first_on: plan.firstOn,
      last_on: plan.lastOn,
      most_paise: 2 * first.rows_ready * first.unit_price_paise,
      locale: 'en',
      status: 'active',
      next_at: nextRun(plan),
      consented_at: at,
      created_at: at,
    })
    .execute()
  const runs = [first, second].map(job => ({
    id: idAt('run', new Date(job.created_at)),
    schedule_id: id,
    due_at: job === first ? first.created_at : new Date(instantInIndia(plan.firstOn, HOUR)),
    cause: job === first ? 'file' : 'schedule',
    status: 'ended',
    job_id: job.id,
    price_paise: job.rows_ready * job.unit_price_paise,
    ended_at: job.finished_at,
  }))
  await db.insertInto('bulk_schedule_runs').values(runs).execute()
  await db.updateTable('bulk_jobs').set({ schedule_id: id }).where('id', '=', second.id).execute()
  const run = { id: runs[1]?.id ?? '', schedule_id: id, job_id: second.id, product: PRODUCT } as const
  const counts = await storeChanges({ db, vault }, run)
  await db.updateTable('bulk_schedule_runs').set(columnsOf(counts)).where('id', '=', run.id).execute()
}
