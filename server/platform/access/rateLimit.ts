import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import { limits } from '../../../contracts/platform/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context, Scope } from '../context.ts'
import { asyncCommit } from '../db/connect.ts'
import { Problem } from '../problem.ts'
import { translate } from '../translate.ts'

interface RateLimit {
  max: number
  windowMs: number
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
  { max, windowMs }: RateLimit,
): Promise<RateLimitResult> {
  const length = sql`make_interval(secs => ${windowMs / 1000}::float8)`
  const over = sql`rate_windows.window_start <= now() - ${length}`
  const { rows } = await sql<{ hits: number; wait: number }>`
    insert into rate_windows (key, window_start, hits) values (${key}, now(), 1)
    on conflict (key) do update set
      hits = case when ${over} then 1 else rate_windows.hits + 1 end,
      window_start = case when ${over} then now() else rate_windows.window_start end
    returning hits, ceil(extract(epoch from window_start + ${length} - now()))::int as wait, ${asyncCommit} as async_commit`.execute(
    db,
  )
  const { hits = max + 1, wait = 1 } = rows[0] ?? {}
  return { allowed: hits <= max, retryAfterSeconds: Math.max(1, wait) }
}

export interface GrowingDelay {
  /** Attempts without a wait. */
  free: number
  /** The wait after them, which doubles with each further attempt up to `mostSeconds`. */
  seconds: number
  mostSeconds: number
}

/**
 * Counts an attempt unless it comes too early; returns the seconds to wait then, otherwise null. An attempt that is refused changes
 * nothing, so that the wait ends. Not for use inside a transaction, as `consumeRateLimit`.
 */
export async function consumeDelayedAttempt(
  { db }: Shared,
  key: string,
  { free, seconds, mostSeconds }: GrowingDelay,
): Promise<number | null> {
  const forgotten = sql`rate_windows.window_start <= now() - make_interval(secs => ${limits.attempts.forgetMs / 1_000}::float8)`
  // 2^20 times any wait is longer than the longest one.
  const doubled = sql`power(2, least(rate_windows.hits - ${free}::int, 20))`
  const delay = sql`case when rate_windows.hits < ${free} then 0
    else least(${mostSeconds}::float8, ${seconds}::float8 * ${doubled}) end`
  // A free attempt never waits: of two at once, the one that began first may be counted last.
  const due = sql`(rate_windows.hits < ${free} or rate_windows.window_start + make_interval(secs => ${delay}) <= now())`
  const { rows } = await sql<{ counted: boolean; wait: number }>`
    insert into rate_windows (key, window_start, hits) values (${key}, now(), 1)
    on conflict (key) do update set
      hits = case when ${forgotten} then 1 when ${due} then rate_windows.hits + 1 else rate_windows.hits end,
      window_start = case when ${due} then now() else rate_windows.window_start end
    returning window_start = now() as counted,
      ceil(extract(epoch from window_start + make_interval(secs => ${delay}) - now()))::int as wait`.execute(db)
  const { counted = false, wait = mostSeconds } = rows[0] ?? {}
  return counted ? null : Math.max(1, wait)
}

/** Takes a hit back after a success, which shows that the caller was not guessing. */
export async function refundAttempt({ db }: Shared, ...keys: string[]): Promise<void> {
  await db.updateTable('rate_windows').set({ hits: sql`greatest(hits - 1, 0)` }).where('key', 'in', keys).execute()
}

/** Clears the hits of keys, for example after the right password. */
export async function resetRateLimit({ db }: Shared, ...keys: string[]): Promise<void> {
  await db.deleteFrom('rate_windows').where('key', 'in', keys).execute()
}

/** Throws `too_many_requests` (HTTP 429) once the limit is exceeded. */
export async function consumeRateLimitOrThrow(ctx: Shared, scope: Scope, key: string, limit: RateLimit): Promise<void> {
  const { allowed, retryAfterSeconds } = await consumeRateLimit(ctx, key, limit)
  if (!allowed) throw tooManyRequests(scope, retryAfterSeconds)
}

/** Says when to try again. */
export const tooManyRequests = ({ locale }: Pick<Scope, 'locale'>, seconds: number): Problem =>
  new Problem(
    'too_many_requests',
    translate(locale, 'signIn.tooMany', { wait: waitInWords(locale, seconds) }),
    undefined,
    seconds,
  )

/** "30 seconds", "1 minute", "2 hours", rounded up. */
export function waitInWords(locale: Locale, seconds: number): string {
  if (seconds < 60) return translate(locale, seconds === 1 ? 'wait.second' : 'wait.seconds', { count: seconds })
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return translate(locale, minutes === 1 ? 'wait.minute' : 'wait.minutes', { count: minutes })
  return translate(locale, 'wait.hours', { count: Math.ceil(minutes / 60) })
}

/** The keys under which an attempt counts: its identifier and the caller's network, both as keyed hashes. */
export const rateLimitKeys = ({ vault }: Context, what: string, identifier: string, { ip }: Scope) => ({
  identifier: `${what}:${vault.index('limit', identifier)}`,
  address: `${what}:from:${vault.index('limit', ip ? networkPrefix(ip) : 'unknown')}`,
})

/** The network by which attempts on one account count: /24, or /48 of IPv6, in which one subscriber or office can choose. */
export function attemptNetwork(ip: string | null): string {
  if (!ip) return 'unknown'
  const prefix = networkPrefix(ip)
  return prefix.includes(':')
    ? `${prefix.split(':').slice(0, 3).join(':')}::/48`
    : `${prefix.split('.').slice(0, 3).join('.')}.0/24`
}

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
