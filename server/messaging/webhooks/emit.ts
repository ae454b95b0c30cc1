import { type RawBuilder, sql } from 'kysely'
import type { WebhookEvent } from '../../../contracts/people/webhookEvents.ts'
import type { WebhookData } from '../../../contracts/resources/webhookData.ts'
import type { Trx } from '../../platform/context.ts'
import { always } from '../../platform/db/jsonRows.ts'
import { newId } from '../../platform/identity/ids.ts'

export type NewWebhookEvent = {
  [Event in WebhookEvent]: { userId: string; event: Event; data: WebhookData[Event] }
}[WebhookEvent]

/** Queues the deliveries of an event in the transaction that caused it, so that both commit or neither. Workers send them. */
export const emitWebhookEvent = async (trx: Trx, event: NewWebhookEvent): Promise<void> =>
  void (await insertDeliveries(event, always).execute(trx))

/**
 * One delivery for each endpoint that is subscribed to the event, as part of the statement that causes it: none if the common table
 * expression `cause` has no row. Their ids differ in the last two digits.
 */
export function insertDeliveries({ userId, event, data }: NewWebhookEvent, cause: RawBuilder<unknown>) {
  const { event_id, body } = createWebhookPayload(event, data)
  return sql`
    insert into webhook_deliveries (id, endpoint_id, user_id, event, event_id, body, next_at)
    select left(${newId('dlv')}, -2) || lpad(to_hex(row_number() over (order by endpoint.id)), 2, '0'), endpoint.id,
      endpoint.user_id, ${event}, ${event_id}, ${body}, ${new Date().toISOString()}
    from webhook_endpoints as endpoint, ${cause}
    where endpoint.user_id = ${userId} and endpoint.disabled_at is null
      and endpoint.events @> ${JSON.stringify([event])}::jsonb`
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
