import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { DeliveryStatus } from '../../../contracts/people/webhookEvents.ts'
import type { webhook, webhookDelivery } from '../../../contracts/resources/webhook.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Vault } from '../../platform/vault.ts'

export type EndpointRow = Selectable<Schema['webhook_endpoints']>
export type DeliveryRow = Selectable<Schema['webhook_deliveries']>

export function presentEndpoint(vault: Vault, row: EndpointRow): z.input<typeof webhook.record> {
  const overlaps = row.previous_until !== null && Date.parse(row.previous_until) > Date.now()
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    active: row.disabled_at === null,
    disabledFor: row.disabled_for as 'person' | 'failures' | null,
    disabledAt: row.disabled_at,
    failures: row.failures,
    hint: row.hint,
    previous: overlaps ? { hint: row.previous_hint ?? '', until: row.previous_until as string } : null,
    createdBy: vault.open(row.created_by, { column: 'webhook_endpoints.created_by', id: row.id }),
    createdAt: row.created_at,
  }
}

export const presentDelivery = (row: DeliveryRow, url: string): z.input<typeof webhookDelivery.record> => ({
  id: row.id,
  endpointId: row.endpoint_id,
  url,
  event: row.event,
  eventId: row.event_id,
  status: row.status as DeliveryStatus,
  attempts: row.attempts,
  responseCode: row.response_code,
  latencyMs: row.latency_ms,
  nextAt: row.next_at,
  replayOf: row.replay_of,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})
