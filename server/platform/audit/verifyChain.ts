import type { Db } from '../context.ts'
import { type AuditEvent, type ChainHead, chainHash, readHead } from './chain.ts'

export interface ChainReport {
  sealed: number
  /** Rows that the sealer has not reached yet. */
  unsealed: number
  /** The first link that does not hold, in words; null when all do. */
  broken: string | null
}

const BATCH = 1_000

/** Walks the whole chain from its start, a batch at a time. */
export async function verifyChain(db: Db): Promise<ChainReport> {
  const end = await readHead(db)
  let head: ChainHead = { seq: 0, hash: '' }
  let broken: string | null = null
  while (!broken) {
    const events = await after(db, head.seq)
    for (const event of events) {
      broken = flawOf(event, head, end)
      if (broken) break
      head = { seq: head.seq + 1, hash: event.hash as string }
    }
    if (events.length < BATCH) break
  }
  if (!broken && head.seq < end.seq)
    broken = `audit entry ${head.seq + 1} is missing: the log was sealed up to ${end.seq}`
  return { sealed: head.seq, unsealed: await countUnsealed(db), broken }
}

const after = (db: Db, seq: number) =>
  db.selectFrom('audit_events').selectAll().where('seq', '>', seq).orderBy('seq').limit(BATCH).execute()

function flawOf(event: AuditEvent, head: ChainHead, end: ChainHead): string | null {
  const place = head.seq + 1
  if (event.seq !== place) return `audit entry ${place} is missing`
  if (event.previous_hash !== head.hash) return `audit entry ${place} (${event.id}) does not follow the one before it`
  if (event.hash !== chainHash(event, head)) return `audit entry ${place} (${event.id}) was altered`
  if (place === end.seq && event.hash !== end.hash) return `audit entry ${place} (${event.id}) was sealed anew`
  return null
}

async function countUnsealed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('audit_events')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('seq', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
