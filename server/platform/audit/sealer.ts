import { sql } from 'kysely'
import type { Context, Db, Trx } from '../context.ts'
import { runPeriodically } from '../jobs/runPeriodically.ts'
import { chainHash, readHead, writeHead } from './chain.ts'

const EVERY_MS = 2_000
const BATCH = 500
/** Arbitrary but fixed: the holder of this advisory lock seals the audit log. */
const LOCK = 7_283_462

/** Seals new events every two seconds, on whichever node gets the lock. */
export const startAuditSealer = (ctx: Pick<Context, 'db' | 'log'>) =>
  runPeriodically(EVERY_MS, 'audit sealer', ctx.log, () => sealAuditEvents(ctx.db))

/** Numbers and chains all unsealed audit rows and returns their count; 0 while another node does so. */
export async function sealAuditEvents(db: Db): Promise<number> {
  let sealed = 0
  while (await hasUnsealed(db)) {
    const count = await db.transaction().execute(sealBatch)
    sealed += count
    if (count < BATCH) break
  }
  return sealed
}

const hasUnsealed = async (db: Db) =>
  (await db.selectFrom('audit_events').select('id').where('seq', 'is', null).limit(1).executeTakeFirst()) !== undefined

async function sealBatch(trx: Trx): Promise<number> {
  const lock = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as taken`.execute(trx)
  if (!lock.rows[0]?.taken) return 0
  const events = await trx
    .selectFrom('audit_events')
    .selectAll()
    .where('seq', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute()
  let head = await readHead(trx)
  const links = events.map(event => {
    const previous = head
    head = { seq: previous.seq + 1, hash: chainHash(event, previous) }
    return { id: event.id, ...head, previous: previous.hash }
  })
  await sql`
    update audit_events set seq = link.seq, previous_hash = link.previous, hash = link.hash
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (id text, seq bigint, previous text, hash text)
    where audit_events.id = link.id`.execute(trx)
  await writeHead(trx, head)
  return events.length
}
