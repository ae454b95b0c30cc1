import type { Env } from '../launch.ts'
import { withDatabaseOf } from '../ledger.ts'
import type { Bank } from './bank.ts'
import { compareHolds, compareMonitors, compareReadings, compareSchedules, compareWaiting } from './compareLasting.ts'
import type { Comparison } from './comparison.ts'

const PRICE_PAISE = 150

interface Effect {
  key: string
  paise: number
}

/** Compares the effects found with those that were confirmed, by key. */
function compare(
  what: string,
  told: ReadonlyMap<string, number>,
  found: readonly Effect[],
  { lost, doubled, wrong }: Comparison,
) {
  const byKey = Map.groupBy(found, effect => effect.key)
  for (const [key, paise] of told) {
    const [effect, ...more] = byKey.get(key) ?? []
    if (!effect) lost.push(`${what} ${key}`)
    else if (effect.paise !== paise) wrong.push(`${what} ${key}: ${effect.paise} instead of ${paise}`)
    if (more.length) doubled.push(`${what} ${key}`)
  }
  for (const key of byKey.keys()) if (!told.has(key)) doubled.push(`${what} ${key} that nobody was told of`)
}

/** The stopped servers' database, and the gateway's refunds, against what the clients were told. `since` is when they began. */
export async function compareWithJournal(
  place: Env,
  { journal, razorpay }: Pick<Bank, 'journal' | 'razorpay'>,
  since: Date,
): Promise<Comparison> {
  const result: Comparison = { lost: [], doubled: [], wrong: [] }
  await withDatabaseOf(place, async db => {
    const transfers = db.selectFrom('transfers').where('created_at', '>=', since.toISOString())
    const checks = await db
      .selectFrom('verifications')
      .select(['id', 'reference', 'charge_paise'])
      .where('reference', 'like', 'bank-%')
      .execute()
    const paid = checks.map(row => ({ key: row.reference ?? '', paise: Number(row.charge_paise) }))
    compare('check', new Map([...journal.checks.keys()].map(key => [key, PRICE_PAISE])), paid, result)
    const idOf = new Map(checks.map(row => [row.reference, row.id]))
    for (const [key, id] of journal.checks)
      if (idOf.get(key) !== id) result.wrong.push(`check ${key}: ${idOf.get(key)} instead of ${id}`)

    const credits = await transfers
      .select(['idempotency_key as key', 'amount_paise'])
      .where('idempotency_key', 'like', 'payment:%')
      .execute()
    const topUps = new Map([...journal.topUps].map(([id, { paise }]) => [`payment:${id}`, paise]))
    compare(
      'top-up',
      topUps,
      credits.map(row => ({ key: row.key, paise: Number(row.amount_paise) })),
      result,
    )

    const adjusted = await transfers.select(['reason', 'amount_paise']).where('kind', '=', 'adjust').execute()
    const adjustments = adjusted.map(row => ({ key: row.reason ?? '', paise: Number(row.amount_paise) }))
    compare('adjustment', journal.adjustments, adjustments, result)

    const refunds = razorpay.refunds.map(({ receipt, amount }) => ({ key: receipt, paise: amount }))
    compare('refund', journal.refunds, refunds, result)
    const open = await db
      .selectFrom('challan_refunds')
      .select(['id', 'state'])
      .where('asked_at', '>=', since.toISOString())
      .where('state', '<>', 'done')
      .execute()
    result.wrong.push(...open.map(row => `refund ${row.id}: ${row.state}`))

    const jobs = await db
      .selectFrom('bulk_jobs')
      .select(['id', 'status', 'rows_ready', 'captured_paise'])
      .where('started_at', '>=', since.toISOString())
      .execute()
    const started = new Set(jobs.map(job => job.id))
    result.lost.push(...[...journal.jobs].filter(id => !started.has(id)).map(id => `bulk job ${id}`))
    for (const job of jobs) {
      const rows = await db
        .selectFrom('verifications')
        .select(['id', 'charge_paise'])
        .where('job_id', '=', job.id)
        .execute()
      const charged = rows.reduce((sum, row) => sum + Number(row.charge_paise), 0)
      const name = `bulk job ${job.id}`
      if (job.status !== 'completed') result.wrong.push(`${name}: ${job.status}`)
      if (rows.length < job.rows_ready) result.lost.push(`${name}: ${rows.length} of ${job.rows_ready} rows`)
      if (rows.length > job.rows_ready) result.doubled.push(`${name}: ${rows.length} of ${job.rows_ready} rows`)
      if (charged !== Number(job.captured_paise)) result.wrong.push(`${name}: ${charged} of ${job.captured_paise}`)
    }
    await compareReadings(db, journal.readings, result)
    await compareMonitors(db, journal.monitors, result)
    await compareSchedules(db, journal.schedules, result)
    await compareWaiting(db, journal.waiting, result)
    await compareHolds(db, since, result)
  })
  return result
}
