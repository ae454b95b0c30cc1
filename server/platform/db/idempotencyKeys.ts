import { sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Db } from './schema.ts'

export interface KeyEntry {
  owner: string
  key: string
  /** A keyed digest of the request. */
  request_hash: string
}

/** The right to run the work of a key; `attempts` counts who has had it, and only the latest still has. */
export interface Lease extends KeyEntry {
  /** The id of the work. */
  id: string
  attempts: number
}

/** By the database's clock, so that nodes whose clocks differ agree. */
const leaseEnd = sql<string>`now() + make_interval(secs => ${limits.idempotencyLeaseMs / 1000})`
const past = sql<string>`now() - interval '1 second'`

/** Takes a new key; undefined if it is known. */
export async function takeKey(db: Db, entry: KeyEntry, workId: string): Promise<Lease | undefined> {
  const mine = await db
    .insertInto('idempotency_keys')
    .values({ ...entry, work_id: workId, state: 'running', locked_until: leaseEnd })
    .onConflict(conflict => conflict.columns(['owner', 'key']).doNothing())
    .returning(['work_id as id', 'attempts'])
    .executeTakeFirst()
  return mine && { ...entry, ...mine }
}

/** Takes over a key whose lease has ended, for the same request. */
export async function takeOverKey(db: Db, entry: KeyEntry): Promise<Lease | undefined> {
  const mine = await running(db, entry)
    .set(eb => ({ locked_until: leaseEnd, attempts: eb('attempts', '+', 1) }))
    .where('request_hash', '=', entry.request_hash)
    .where('locked_until', '<', sql<string>`now()`)
    .returning(['work_id as id', 'attempts'])
    .executeTakeFirst()
  return mine && { ...entry, ...mine }
}

/** A key with its stored reply, if there is one, and the seconds until its lease ends. */
export const readKey = (db: Db, { owner, key }: KeyEntry) =>
  db
    .selectFrom('idempotency_keys')
    .select([
      'request_hash',
      'reply_sealed',
      'status_code',
      sql<number>`ceil(extract(epoch from locked_until - now()))::int`.as('seconds'),
    ])
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst()

const running = (db: Db, { owner, key }: KeyEntry) =>
  db.updateTable('idempotency_keys').where('owner', '=', owner).where('key', '=', key).where('state', '=', 'running')

/** Nothing once another attempt has taken over. */
const held = (db: Db, lease: Lease) => running(db, lease).where('attempts', '=', lease.attempts)

export const renewLease = (db: Db, lease: Lease) => held(db, lease).set({ locked_until: leaseEnd }).execute()

export const endLease = (db: Db, lease: Lease) => held(db, lease).set({ locked_until: past }).execute()

export const storeReply = (db: Db, lease: Lease, reply: { status_code: number | null; reply_sealed: string }) =>
  held(db, lease)
    .set({ ...reply, state: 'done' })
    .execute()

/** Makes the key free for any request. */
export const forgetKey = (db: Db, { owner, key, attempts }: Lease) =>
  db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .where('attempts', '=', attempts)
    .execute()
