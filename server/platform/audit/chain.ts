import type { Selectable } from 'kysely'
import type { Db } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import { sha256 } from '../vault.ts'

type AuditEvent = Selectable<Schema['audit_events']>

/** The end of the chain. Stored apart from the rows, so that truncation is detected. */
interface ChainHead {
  seq: number
  hash: string
}

const HEAD = 'audit.head'
const start: ChainHead = { seq: 0, hash: '' }

/** SHA-256 over the previous hash and all values of the row, including its position. */
export const chainHash = (event: AuditEvent, { seq, hash }: ChainHead): string =>
  sha256(`${hash}\n${canonicalJson({ ...event, seq: seq + 1, previous_hash: undefined, hash: undefined })}`)

/** JSON with sorted keys: equal values give equal text, whatever order a driver or jsonb returns. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

export async function readHead(db: Db): Promise<ChainHead> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', HEAD).executeTakeFirst()
  return (row?.value as ChainHead | undefined) ?? start
}

export async function writeHead(db: Db, head: ChainHead): Promise<void> {
  const value = JSON.stringify(head)
  await db
    .insertInto('settings')
    .values({ key: HEAD, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export interface ChainReport {
  sealed: number
  /** Rows that are not sealed yet. */
  unsealed: number
  /** A description of the first broken link; null if the chain is intact. */
  broken: string | null
}

const BATCH = 1_000

/** Verifies the whole chain from its start, batch by batch. */
export async function verifyChain(db: Db): Promise<ChainReport> {
  const end = await readHead(db)
  let head: ChainHead = { seq: 0, hash: '' }
  let broken: string | null = null
  while (!broken) {
    const events = await after(db, head.seq)
    for (const event of events) {
      broken = chainFault(event, head, end)
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

function chainFault(event: AuditEvent, head: ChainHead, end: ChainHead): string | null {
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

/** Whether a sealed entry has the hash that its content and the entry before it give; null for one that is not sealed yet. */
export async function isIntact(db: Db, event: AuditEvent): Promise<boolean | null> {
  if (event.seq === null || event.previous_hash === null) return null
  const seq = event.seq - 1
  const previous =
    seq === 0
      ? start
      : await db.selectFrom('audit_events').select(['seq', 'hash']).where('seq', '=', seq).executeTakeFirst()
  const follows = previous?.hash === event.previous_hash
  return follows && event.hash === chainHash(event, { seq, hash: event.previous_hash })
}
