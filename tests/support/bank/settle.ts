import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Env } from '../launch.ts'
import { withDatabaseOf } from '../ledger.ts'
import type { Nodes } from './nodes.ts'

const WORK_MS = 3_000
/** Some work begins only after five seconds, such as ending the runs of repeated files. */
const MAX_WORK_MS = 12_000
const MAX_TRIES = 15

/** Releases at once what would wait, for some minutes at most, until the claims of dead processes expire; no process may run. */
export const releaseClaims = (place: Env) =>
  withDatabaseOf(place, async db => {
    const past = new Date(0)
    await db.updateTable('idempotency_keys').set({ locked_until: past }).where('state', '=', 'running').execute()
    await db.updateTable('payment_orders').set({ check_at: past }).where('status', '=', 'paid').execute()
    await db.updateTable('challan_refunds').set({ check_at: past }).where('state', '=', 'approved').execute()
    await db.updateTable('monitors').set({ claim: null, claimed_until: null }).where('claim', 'is not', null).execute()
    await sql`
      update monitors set next_check_at = now()
      where status <> 'ended' and paid_until <= (now() at time zone 'Asia/Kolkata')::date`.execute(db)
    // As the queue's supervision does once a minute with tasks whose process is silent: no process runs now.
    await sql`update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')`.execute(db)
    // A task that has failed too often is not sent again; its check ends with its hold.
    await sql`
      update holds set expires_at = now() from verifications check_ where check_.hold_id = holds.id and check_.status = 'in_progress'
        and exists (select from pgboss.job where name = 'read-files' and singleton_key = check_.id)
        and not exists (select from pgboss.job where name = 'read-files' and singleton_key = check_.id and state in ('created', 'retry'))`.execute(
      db,
    )
    // One account does in minutes what people do in days.
    await db.deleteFrom('rate_windows').execute()
  })

/** What has begun since then and has not ended, in words. */
const openSince = (place: Env, since: Date) =>
  withDatabaseOf(place, async db => {
    const { rows } = await sql<{ what: string }>`
      select 'bulk job ' || id || ' ' || status as what from bulk_jobs where status in ('running', 'pausing', 'cancelling')
      union all select 'refund ' || id from challan_refunds where state = 'approved'
      union all select product || ' ' || id || ' ' || status from verifications
        where status in ('queued', 'in_progress') and created_at >= ${since} and job_id is null
      union all select 'waiting check ' || id || ' is overdue' from verifications
        where status = 'awaiting_person' and expires_at < now() and created_at >= ${since}
      union all select 'run ' || id from bulk_schedule_runs where status = 'running'
      union all select 'repeated file ' || id || ' is due' from bulk_schedules where status = 'active' and next_at <= now()
      union all select 'monitor ' || id || ' is due' from monitors where status <> 'ended' and next_check_at <= now()
      union all select 'payment order ' || id || ' is paid, not credited' from payment_orders
        where status = 'paid' and created_at >= ${since}`.execute(db)
    return rows.map(({ what }) => what)
  })

/** Lets abandoned checks end as if their time had passed: a client that would try again has been answered by now. */
const endAbandoned = (place: Env) =>
  withDatabaseOf(place, db =>
    sql`update holds set expires_at = now() from verifications check_ where check_.hold_id = holds.id
      and check_.status = 'in_progress' and check_.job_id is null
      and not exists (select from pgboss.job where name = 'read-files' and singleton_key = check_.id and state in ('created', 'retry', 'active'))`.execute(
      db,
    ),
  )

/** Lets one process finish what is open, with all claims released, until nothing is; no process runs afterwards. Returns what stays open. */
export async function settle(place: Env, nodes: Nodes, since: Date): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    await nodes.stopAll()
    const open = await openSince(place, since)
    if (open.length === 0 || tries > MAX_TRIES) return open
    await releaseClaims(place)
    await endAbandoned(place)
    await nodes.startOne()
    await sleep(Math.min(tries * WORK_MS, MAX_WORK_MS))
  }
}
