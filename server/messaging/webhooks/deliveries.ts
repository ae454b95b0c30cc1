import type { z } from 'zod'
import { TEST_EVENT } from '../../../contracts/people/webhookEvents.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import type { webhookDelivery } from '../../../contracts/resources/webhook.ts'
import { consumeRateLimit } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped } from '../../platform/db/listQueries.ts'
import type { ListQuery } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { createWebhookPayload, deliveryValues } from './emit.ts'
import { ownEndpoint } from './endpoints.ts'
import { type EndpointRow, presentDelivery } from './present.ts'

type Asker = Scope<CustomerActor>
type Shared = Pick<Context, 'db'>

/** The account's deliveries in order of creation; those given up are the dead letters. */
export async function listDeliveries(
  { db }: Shared,
  { actor }: Asker,
  { filter, sort, offset, limit }: ListQuery<z.output<typeof webhookDelivery.filter>>,
) {
  let found = db.selectFrom('webhook_deliveries as delivery').where('delivery.user_id', '=', actor.userId)
  if (filter.id) found = found.where('delivery.id', 'in', filter.id)
  if (filter.endpoint) found = found.where('endpoint_id', '=', filter.endpoint)
  if (filter.status) found = found.where('delivery.status', '=', filter.status)
  const ascending = sort.order === 'ASC'
  const rows = await (filter.after ? found.where('delivery.id', ascending ? '>' : '<', filter.after) : found)
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .selectAll('delivery')
    .select('endpoint.url')
    .orderBy('delivery.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const count = await countCapped(db, found)
  return {
    rows: rows.map(row => presentDelivery(row, row.url)),
    ...count,
  }
}

/** A delivery with its body and all attempts. Throws `not_found`. */
export async function showDelivery(ctx: Shared, scope: Asker, id: string) {
  const row = await ownDelivery(ctx, scope, id)
  const tries = await ctx.db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', id)
    .orderBy('number')
    .execute()
  return {
    ...presentDelivery(row, row.url),
    body: row.body,
    tries: tries.map(({ number, at, response_code, latency_ms, error, snippet }) => ({
      number,
      at,
      responseCode: response_code,
      latencyMs: latency_ms,
      error,
      snippet,
    })),
  }
}

async function ownDelivery({ db }: Shared, { actor }: Asker, id: string) {
  const row = await db
    .selectFrom('webhook_deliveries as delivery')
    .innerJoin('webhook_endpoints as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .selectAll('delivery')
    .select('endpoint.url')
    .where('delivery.id', '=', id)
    .where('delivery.user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!row) throw notFound('delivery')
  return row
}

/** Sends a test event. Throws `not_found`, and `conflict` if the endpoint is disabled. */
export async function sendTest(ctx: Shared, scope: Asker, id: string) {
  const endpoint = await ownEndpoint(ctx.db, scope, id)
  const payload = createWebhookPayload(TEST_EVENT, { message: 'This is a test event. Nothing has happened.' })
  return byHand(ctx, scope, endpoint, payload, 'webhook.tested')
}

/** Sends the same event again as a new delivery. Throws as `sendTest` does. */
export async function replayOwnDelivery(ctx: Shared, scope: Asker, id: string) {
  const { event, event_id, body, endpoint_id } = await ownDelivery(ctx, scope, id)
  const endpoint = await ownEndpoint(ctx.db, scope, endpoint_id)
  return byHand(ctx, scope, endpoint, { event, event_id, body, replay_of: id }, 'webhook.replayed')
}

type Payload = Omit<Parameters<typeof deliveryValues>[0], 'endpoint_id' | 'user_id'>

async function byHand(
  { db }: Shared,
  scope: Asker,
  { id: endpoint_id, user_id, url, disabled_at }: EndpointRow,
  payload: Payload,
  action: 'webhook.tested' | 'webhook.replayed',
) {
  if (disabled_at) throw new Problem('conflict', translate(scope.locale, 'webhooks.isDisabled'))
  const { allowed } = await consumeRateLimit({ db }, `webhooks:${user_id}`, limits.webhooks.byHand)
  if (!allowed) throw new Problem('too_many_requests', translate(scope.locale, 'webhooks.tooManyByHand'))
  return db.transaction().execute(async trx => {
    const row = await trx
      .insertInto('webhook_deliveries')
      .values(deliveryValues({ endpoint_id, user_id, ...payload }))
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(trx, scope, { action, subject: endpoint_id, userId: user_id, data: { delivery: row.id } })
    return presentDelivery(row, url)
  })
}
