import { limits } from '../../../contracts/platform/limits.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import type { DeliveryRow, EndpointRow } from './present.ts'

const { retrySeconds, failuresToDisable } = limits.webhooks
const worker = { actor: { kind: 'system', name: 'webhooks' }, ip: null, requestId: null } as const

/** The result of an attempt. `final`: a retry would have the same result. */
export interface AttemptResult {
  at: Date
  latencyMs: number
  responseCode: number | null
  error: string | null
  snippet: string | null
  final?: boolean
}

/** Records an attempt and its consequence (delivered, retried later, or given up) in one transaction, once. */
export async function recordAttempt(
  ctx: Context,
  endpoint: EndpointRow,
  row: DeliveryRow,
  tried: AttemptResult,
): Promise<void> {
  const number = row.attempts + 1
  const ok = tried.error === null
  const wait = tried.final ? undefined : retrySeconds[row.attempts]
  const again = !ok && wait !== undefined
  const now = new Date().toISOString()
  await ctx.db.transaction().execute(async trx => {
    const changed = await trx
      .updateTable('webhook_deliveries')
      .set({
        attempts: number,
        status: ok ? 'delivered' : again ? 'pending' : 'dead',
        response_code: tried.responseCode,
        latency_ms: tried.latencyMs,
        next_at: again ? new Date(Date.now() + wait * 1000).toISOString() : null,
        queued_at: null,
        finished_at: again ? null : now,
      })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirst()
    if (!changed) return
    const { at, responseCode, latencyMs, error, snippet } = tried
    await trx
      .insertInto('webhook_attempts')
      .values({ delivery_id: row.id, number, at, response_code: responseCode, latency_ms: latencyMs, error, snippet })
      .execute()
    await count(ctx, trx, endpoint, ok)
  })
}

/** Disables an endpoint after too many failures in a row and notifies its owner. */
async function count(ctx: Context, trx: Trx, { id }: EndpointRow, ok: boolean): Promise<void> {
  const of = trx.updateTable('webhook_endpoints').where('id', '=', id)
  if (ok) {
    await of.set({ failures: 0 }).where('failures', '>', 0).execute()
    return
  }
  const { failures } = await of
    .set(eb => ({ failures: eb('failures', '+', 1) }))
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures < failuresToDisable) return
  const disabled = await trx
    .updateTable('webhook_endpoints')
    .set({ disabled_for: 'failures', disabled_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (disabled) await tell(ctx, trx, disabled)
}

async function tell(
  { channels, config, vault }: Context,
  trx: Trx,
  { id, user_id: userId, url, failures }: EndpointRow,
) {
  await audit(trx, worker, { action: 'webhook.disabled', subject: id, userId, data: { failures } })
  const row = await trx
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const owner = openRow(vault, 'users', row)
  const locale: Locale = owner.locale === 'hi' ? 'hi' : 'en'
  const words = {
    brand: config.BRAND_NAME,
    host: new URL(url).host,
    count: failures,
    url: new URL(`${paths.apiKeys}?tab=webhooks`, config.PUBLIC_URL).href,
  }
  await channels.send(trx, {
    channel: 'email',
    to: owner.email,
    subject: translate(locale, 'webhooks.disabledSubject', words),
    text: translate(locale, 'webhooks.disabledText', words),
  })
}
