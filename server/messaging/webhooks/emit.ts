import { type SqlBool, sql } from 'kysely'
import type { WebhookEvent } from '../../../contracts/webhookEvents.ts'
import type { Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'

export interface NewWebhookEvent {
  userId: string
  event: WebhookEvent
  /** Ids and masked values only, because it is sent to third parties. */
  data: Record<string, unknown>
}

/** Queues the deliveries of an event in the transaction that caused it, so that both commit or neither. Workers send them. */
export async function emitWebhookEvent(trx: Trx, { userId, event, data }: NewWebhookEvent): Promise<void> {
  const endpoints = await trx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .where(sql<SqlBool>`events @> ${JSON.stringify([event])}::jsonb`)
    .execute()
  if (endpoints.length === 0) return
  const payload = createWebhookPayload(event, data)
  await trx
    .insertInto('webhook_deliveries')
    .values(endpoints.map(({ id }) => deliveryValues({ endpoint_id: id, user_id: userId, ...payload })))
    .execute()
}

/** The payload of an event, the same for every endpoint. */
export function createWebhookPayload(event: string, data: Record<string, unknown>) {
  const event_id = newId('evt')
  const body = JSON.stringify({ id: event_id, type: event, createdAt: new Date().toISOString(), data })
  return { event, event_id, body }
}

interface NewDelivery {
  endpoint_id: string
  user_id: string
  event: string
  event_id: string
  body: string
  replay_of?: string
}

export const deliveryValues = (delivery: NewDelivery) => ({
  replay_of: null,
  ...delivery,
  id: newId('dlv'),
  next_at: new Date().toISOString(),
  response_code: null,
  latency_ms: null,
  queued_at: null,
  finished_at: null,
})
