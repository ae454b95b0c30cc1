import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Context, Scope } from '../context.ts'
import { asyncCommit } from '../db/connect.ts'
import { Problem } from '../problem.ts'
import { translate } from '../translate.ts'

interface RateLimit {
  max: number
  windowMs: number
  /** The window restarts with each hit up to `max`, so that reaching it means waiting for a whole window. For lockouts. */
  fromLast?: boolean
}

interface RateLimitResult {
  allowed: boolean
  /** Seconds until the window ends; at least 1. */
  retryAfterSeconds: number
}

type Shared = Pick<Context, 'db'>

/**
 * Counts a hit against a limit shared by all nodes. A window opens with its first hit. Keys must hold no personal data: pass the
 * keyed hash of an e-mail. Do not use it inside a transaction: a hit must count even if the caller's work is rolled back.
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

/** Takes a hit back after a success, which shows that the caller was not guessing. */
export async function refundAttempt({ db }: Shared, ...keys: string[]): Promise<void> {
  await db.updateTable('rate_windows').set({ hits: sql`greatest(hits - 1, 0)` }).where('key', 'in', keys).execute()
}

/** Clears a key's hits, for example after the right password. */
export async function resetRateLimit({ db }: Shared, key: string): Promise<void> {
  await db.deleteFrom('rate_windows').where('key', '=', key).execute()
}

/** Throws `too_many_requests` (HTTP 429) once the limit is exceeded. */
export async function consumeRateLimitOrThrow(ctx: Shared, scope: Scope, key: string, limit: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeRateLimit(ctx, key, limit)
  if (allowed) return
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new Problem('too_many_requests', translate(scope.locale, 'signIn.tooMany', { smart_count: minutes }))
}

/** The keys under which an attempt counts: its identifier and the caller's network, both as keyed hashes. */
export const rateLimitKeys = ({ vault }: Context, what: string, identifier: string, { ip }: Scope) => ({
  identifier: `${what}:${vault.index('limit', identifier)}`,
  address: `${what}:from:${vault.index('limit', ip ? networkPrefix(ip) : 'unknown')}`,
})

/** An IPv6 subscriber has 2^64 addresses, which count as one. */
export function networkPrefix(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? []
  if (mapped) return mapped
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
