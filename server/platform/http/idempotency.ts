import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../context.ts'
import { type Actor, actorId } from '../identity/actors.ts'
import { newId } from '../identity/ids.ts'
import { Problem } from '../problem.ts'
import type { Place } from '../vault.ts'
import type { HttpContext } from './types.ts'

/** Twice the longest request: an entry locked for longer belongs to a dead process. */
const LOCK_MS = 2 * limits.requestMs
const KEPT_MS = 24 * 60 * 60_000

type Shared = Pick<Context, 'db' | 'vault'>

export interface Attempt {
  /** The same for every attempt with a key; derive the ids of created rows from it (`withIdPrefix`). */
  id: string
  /** An earlier attempt was interrupted or failed internally: look for its results before creating them again. */
  resumed: boolean
}

/**
 * Runs work once per owner and key, for at least 24 hours and across nodes; later calls return the stored reply with `replayed`.
 * Throws `idempotency_conflict` while the first attempt runs, and for the same key with a different request. Work that throws a
 * Problem must have changed nothing: its key becomes free again.
 */
export async function runIdempotent<Reply extends object>(
  ctx: Shared,
  owner: string,
  key: string,
  request: unknown,
  work: (attempt: Attempt) => Promise<Reply>,
): Promise<{ reply: Reply; replayed: boolean }> {
  const entry = { owner, key, request_hash: ctx.vault.index('idempotency', JSON.stringify(request)) }
  const attempt = (await begin(ctx, entry)) ?? (await takeOver(ctx, entry))
  if (!attempt) return { reply: await storedReply(ctx, entry), replayed: true }
  try {
    const reply = await work(attempt)
    await ctx.db
      .updateTable('idempotency_keys')
      .set({ state: 'done', reply_sealed: ctx.vault.seal(JSON.stringify(reply), placeOf(entry)) })
      .where('owner', '=', owner)
      .where('key', '=', key)
      .execute()
    return { reply, replayed: false }
  } catch (error) {
    await (error instanceof Problem ? forget(ctx, entry) : unlock(ctx, entry))
    throw error
  }
}

interface Entry {
  owner: string
  key: string
  request_hash: string
}

const placeOf = ({ owner, key }: Entry): Place => ({ column: 'idempotency_keys.reply_sealed', id: [owner, key] })

const lockEnd = () => new Date(Date.now() + LOCK_MS).toISOString()

async function begin({ db }: Shared, entry: Entry): Promise<Attempt | undefined> {
  const mine = await db
    .insertInto('idempotency_keys')
    .values({ ...entry, work_id: newId('wrk'), state: 'running', locked_until: lockEnd() })
    .onConflict(conflict => conflict.columns(['owner', 'key']).doNothing())
    .returning('work_id as id')
    .executeTakeFirst()
  return mine && { id: mine.id, resumed: false }
}

async function takeOver({ db }: Shared, entry: Entry): Promise<Attempt | undefined> {
  const dead = await running(db, entry)
    .set({ locked_until: lockEnd() })
    .where('request_hash', '=', entry.request_hash)
    .where('locked_until', '<', new Date().toISOString())
    .returning('work_id as id')
    .executeTakeFirst()
  return dead && { id: dead.id, resumed: true }
}

async function storedReply<Reply>({ db, vault }: Shared, entry: Entry): Promise<Reply> {
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply_sealed'])
    .where('owner', '=', entry.owner)
    .where('key', '=', entry.key)
    .executeTakeFirst()
  if (stored && stored.request_hash !== entry.request_hash)
    throw new Problem(
      'idempotency_conflict',
      'This Idempotency-Key was already used with a different request. Use a new key.',
    )
  if (!stored?.reply_sealed)
    throw new Problem(
      'idempotency_conflict',
      'The first request with this Idempotency-Key is still running. Try again shortly.',
    )
  return JSON.parse(vault.open(stored.reply_sealed, placeOf(entry))) as Reply
}

const running = (db: Context['db'], { owner, key }: Entry) =>
  db.updateTable('idempotency_keys').where('owner', '=', owner).where('key', '=', key).where('state', '=', 'running')

const unlock = ({ db }: Shared, entry: Entry) =>
  running(db, entry)
    .set({ locked_until: new Date(0) })
    .execute()

const forget = ({ db }: Shared, { owner, key }: Entry) =>
  db
    .deleteFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('key', '=', key)
    .where('state', '=', 'running')
    .execute()

/** Deletes expired entries; run periodically by a worker. */
export async function deleteExpiredIdempotencyKeys({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(Date.now() - KEPT_MS).toISOString())
    .execute()
}

export const firstAttempt = (): Attempt => ({ id: newId('wrk'), resumed: false })

/** Runs a request's work: only once, and marked as replayed afterwards, if the request carries an `Idempotency-Key`. */
export async function withIdempotency<Reply extends object>(
  ctx: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (withIdempotency: Attempt) => Promise<Reply>,
): Promise<Reply> {
  const key = idempotencyKeyOf(request)
  if (!key) return work(firstAttempt())
  const fingerprint = [request.method, request.routeOptions.url, request.params, request.body]
  const done = await runIdempotent(ctx, ownerOf(request.actor), key, fingerprint, work)
  if (done.replayed) reply.header('Idempotency-Replayed', 'true')
  return done.reply
}

/** Test and live traffic of an account have separate keys. */
function ownerOf(actor: Actor | null): string {
  if (actor?.kind === 'key') return `${actor.userId}:${actor.mode}`
  if (actor?.kind === 'customer') return actor.userId
  return actor ? actorId(actor) : 'visitor'
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key !== 'string' || key.length > limits.idempotencyKeyCharacters)
    throw new Problem('bad_request', `Idempotency-Key must have at most ${limits.idempotencyKeyCharacters} characters.`)
  if (!/^[\x20-\x7e]*$/.test(key))
    throw new Problem('bad_request', 'Idempotency-Key can contain only printable ASCII characters.')
  return key
}
