import { limits } from '../../../contracts/platform/limits.ts'
import type { Context } from '../context.ts'
import {
  endLease,
  forgetKey,
  type KeyEntry,
  type Lease,
  readKey,
  renewLease,
  storeReply,
  takeKey,
  takeOverKey,
} from '../db/idempotencyKeys.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { newId } from '../identity/ids.ts'
import { runPeriodically } from '../jobs/runPeriodically.ts'
import { Problem } from '../problem.ts'
import type { Place } from '../vault.ts'

/** A lease that could not be renewed once or twice still holds. */
const RENEW_MS = limits.idempotencyLeaseMs / 3
/** No request takes longer to receive and to answer: an attempt that does is not renewed. */
const MAX_RUN_MS = limits.receiveMs + 2 * limits.requestMs
const KEPT_MS = 24 * 60 * 60_000

type Shared = Pick<Context, 'db' | 'vault' | 'log'>

export interface Attempt {
  /** The same for every attempt with a key; derive the ids of created rows from it (`withIdPrefix`). */
  id: string
  /** An earlier attempt was interrupted or failed internally: look for its results before creating them again. */
  resumed: boolean
}

/** A reply as it goes over the wire. `status` is null if an older version stored it, as JSON that was not serialised yet. */
export interface SentReply {
  status: number | null
  json: string
}

/**
 * Runs work once per owner and key, for at least 24 hours and across nodes; later calls return the stored reply with `replayed`.
 * Throws `idempotency_conflict` while the first attempt runs, and for the same key with a different request. Work that throws a
 * Problem must have changed nothing: its key becomes free again.
 *
 * A lease of `limits.idempotencyLeaseMs` is renewed while the work runs. It ends by itself when the node dies or loses the database;
 * the next attempt then resumes the work.
 */
export async function runIdempotent(
  ctx: Shared,
  owner: string,
  key: string,
  request: unknown,
  work: (attempt: Attempt) => Promise<SentReply>,
): Promise<SentReply & { replayed: boolean }> {
  const entry = { owner, key, request_hash: ctx.vault.index('idempotency', JSON.stringify(request)) }
  const lease = (await takeKey(ctx.db, entry, newId('wrk'))) ?? (await takeOverKey(ctx.db, entry))
  if (!lease) return { ...(await storedReply(ctx, entry)), replayed: true }
  const renewing = renewWhileRunning(ctx, lease)
  try {
    const reply = await work({ id: lease.id, resumed: lease.attempts > 1 })
    const reply_sealed = ctx.vault.seal(reply.json, placeOf(entry))
    await storeReply(ctx.db, lease, { status_code: reply.status, reply_sealed })
    return { ...reply, replayed: false }
  } catch (error) {
    const freed = free(ctx, lease, error)
    // Nobody waits for a database that cannot be reached.
    if (!(error instanceof DatabaseUnavailable)) await freed
    throw error
  } finally {
    void renewing.stop()
  }
}

const placeOf = ({ owner, key }: KeyEntry): Place => ({ column: 'idempotency_keys.reply_sealed', id: [owner, key] })

async function storedReply({ db, vault }: Shared, entry: KeyEntry): Promise<SentReply> {
  const stored = await readKey(db, entry)
  if (stored && stored.request_hash !== entry.request_hash)
    throw new Problem(
      'idempotency_conflict',
      'This Idempotency-Key was already used with a different request. Use a new key.',
    )
  if (!stored?.reply_sealed) throw stillRunning(Math.max(1, stored?.seconds ?? 1))
  return { status: stored.status_code, json: vault.open(stored.reply_sealed, placeOf(entry)) }
}

const stillRunning = (seconds: number) =>
  new Problem(
    'idempotency_conflict',
    `The first request with this Idempotency-Key is still running. Try again in ${seconds} seconds.`,
    undefined,
    seconds,
  )

function renewWhileRunning(ctx: Shared, lease: Lease) {
  const until = Date.now() + MAX_RUN_MS
  return runPeriodically(RENEW_MS, 'renewing an idempotency key', ctx.log, async () => {
    if (Date.now() < until) await renewLease(ctx.db, lease)
  })
}

/** What cannot be freed now ends with its lease. */
async function free(ctx: Shared, lease: Lease, error: unknown): Promise<void> {
  try {
    await (error instanceof Problem ? forgetKey(ctx.db, lease) : endLease(ctx.db, lease))
  } catch (why) {
    ctx.log.warn({ err: why }, 'an idempotency key stays locked until its lease ends')
  }
}

/** Deletes expired entries; run periodically by a worker. */
export async function deleteExpiredIdempotencyKeys({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(Date.now() - KEPT_MS).toISOString())
    .execute()
}

export const firstAttempt = (): Attempt => ({ id: newId('wrk'), resumed: false })
