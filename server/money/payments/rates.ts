import type { Logger } from 'pino'
import { z } from 'zod'
import { codes } from '../../../contracts/platform/codes.ts'
import { isOffered } from '../../platform/config/capabilities.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { Db } from '../../platform/db/schema.ts'
import { createEgress, type Egress } from '../../platform/egress/index.ts'
import type { Rate, Rates } from '../../platform/ports/exchangeRates.ts'
import { translate } from '../../platform/translate.ts'

/** Fetches the rate; throws if there is no answer. */
type AskRate = () => Promise<number>

type Parts = { db: Db; log: Logger }

const FRESH_MS = 60 * 60_000
/** The pause after a failure. */
const REST_MS = 60_000
/** A rate older than this is no longer used. */
const USABLE_MS = 24 * 60 * 60_000
const TIMEOUT_MS = 5_000
const MAX_BYTES = 64 * 1024

/** About ₹86 per dollar. */
const SANDBOX_USD_PER_INR = 0.0116

/** The rates of the configured service; without one, a fixed rate in the sandbox and none in production, which then takes rupees only. */
export function createRates(config: Config, parts: Parts): Rates {
  const { EXCHANGE_RATE_URL: url, production, PORT } = config
  if (url) return cachedRates(parts, httpRate(url, createEgress({ production, ownPort: PORT })))
  const isTwin = isOffered(config, 'dollars')
  return { usd: async () => (isTwin ? { usdPerInr: SANDBOX_USD_PER_INR, at: new Date().toISOString() } : null) }
}

const reply = z.object({ rates: z.object({ USD: z.number().positive().max(1) }) })

/** A public service of the common shape: `{ base: 'INR', rates: { USD: 0.0116, … } }`. */
function httpRate(url: string, egress: Pick<Egress, 'get'>): AskRate {
  return async () => {
    const options = { headers: { accept: 'application/json' }, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
    const { status, text } = await egress.get(new URL(url), options)
    if (status !== 200) throw new Error(`the rate service answered ${status}`)
    return reply.parse(JSON.parse(text)).rates.USD
  }
}

/** Fetches the rate at most once an hour. All nodes share the stored rate. */
export function cachedRates({ db, log }: Parts, ask: AskRate, now: () => number = Date.now): Rates {
  let restUntil = 0
  let asking: Promise<void> | null = null

  const kept = async (within: number): Promise<Rate | null> => {
    const row = await db.selectFrom('exchange_rates').selectAll().where('currency', '=', 'USD').executeTakeFirst()
    if (!row || now() - Date.parse(row.fetched_at) > within) return null
    return { usdPerInr: row.per_inr, at: row.fetched_at }
  }

  async function refresh(): Promise<void> {
    // A request that read the old rate just before another one stored this hour's does not ask once more.
    if (await kept(FRESH_MS)) return
    try {
      const per_inr = await ask()
      const fetched_at = new Date(now())
      await db
        .insertInto('exchange_rates')
        .values({ currency: 'USD', per_inr, fetched_at })
        .onConflict(same => same.column('currency').doUpdateSet({ per_inr, fetched_at }))
        .execute()
    } catch (error) {
      restUntil = now() + REST_MS
      log.warn({ err: error }, 'no exchange rate')
    }
  }

  return {
    async usd() {
      const fresh = await kept(FRESH_MS)
      if (fresh || now() < restUntil) return fresh ?? kept(USABLE_MS)
      asking ??= refresh().finally(() => {
        asking = null
      })
      await asking
      return kept(USABLE_MS)
    },
  }
}

/** The current rate for top-ups in dollars. A failure of the rate service is not reported as an error (A73). */
export async function readRates({ rates }: Context, { locale }: Scope) {
  const rate = await rates.usd()
  return {
    code: codes.ok,
    message: translate(locale, 'payments.rates'),
    base: 'INR' as const,
    rates: { INR: 1, ...(rate && { USD: rate.usdPerInr }) },
    at: rate?.at ?? null,
  }
}
