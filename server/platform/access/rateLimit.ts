import { sql } from 'kysely'
import type { Context, Scope } from '../context.ts'
import { asyncCommit } from '../db/asyncCommit.ts'
import { Problem } from '../problem.ts'
import { translate } from '../translate.ts'

export interface RateLimit {
  max: number
  windowMs: number
  /** The window starts again with each hit up to `max`: whoever reaches it waits a whole window. For lockouts. */
  fromLast?: boolean
}

export interface RateLimitResult {
  allowed: boolean
  /** Until the window ends; at least 1. */
  retryAfterSeconds: number
}

type Shared = Pick<Context, 'db'>

/**
 * Counts one hit against a limit that all nodes share. A window opens with its first hit. Keys hold no personal data: pass an
 * e-mail by its keyed index. Not for use inside a transaction: a hit counts even when the caller's work is rolled back.
 */
export async function consumeRateLimit(
  { db }: Shared,
  key: string,
  { max, windowMs, fromLast }: RateLimit,
): Promise<RateLimitResult> {
  const length = sql`make_interval(secs => ${windowMs / 1000}::float8)`
  const over = sql`rate_windows.window_start <= now() - ${length}`
  const restarts = fromLast ? sql`${over} or rate_windows.hits < ${max}` : over
  const { rows } = await sql<{ hits: number; wait: number }>`
    insert into rate_windows (key, window_start, hits) values (${key}, now(), 1)
    on conflict (key) do update set
      hits = case when ${over} then 1 else rate_windows.hits + 1 end,
      window_start = case when ${restarts} then now() else rate_windows.window_start end
    returning hits, ceil(extract(epoch from window_start + ${length} - now()))::int as wait, ${asyncCommit} as async_commit`.execute(
    db,
  )
  const { hits = max + 1, wait = 1 } = rows[0] ?? {}
  return { allowed: hits <= max, retryAfterSeconds: Math.max(1, wait) }
}

/** Takes one hit back: whoever finished what they began was no guesser. */
export async function refundAttempt({ db }: Shared, ...keys: string[]): Promise<void> {
  await db.updateTable('rate_windows').set({ hits: sql`greatest(hits - 1, 0)` }).where('key', 'in', keys).execute()
}

/** Forgets a key's hits, as after the right password. */
export async function resetRateLimit({ db }: Shared, key: string): Promise<void> {
  await db.deleteFrom('rate_windows').where('key', '=', key).execute()
}

/** Throws `too_many_requests` (HTTP 429) once a limit is passed. */
export async function consumeRateLimitOrThrow(ctx: Shared, scope: Scope, key: string, limit: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeRateLimit(ctx, key, limit)
  if (allowed) return
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new Problem('too_many_requests', translate(scope.locale, 'signIn.tooMany', { minutes }))
}
