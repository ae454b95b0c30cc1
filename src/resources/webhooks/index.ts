import { Send } from 'lucide-react'
import { webhookDelivery } from '../../../contracts/resources/webhook.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Attempts, Body, Event, EventButton, Host, Latency, Measures, Replay, Response, Status } from './cells.tsx'

/** Deliveries to the account's endpoints, latest first. The drawer shows each attempt. */
export const webhookDeliveries = defineScreens(webhookDelivery, {
  icon: Send,
  recordRepresentation: 'id',
  list: {
    columns: [
      column('event', EventButton),
      column('status', Status),
      column('url', Host, { quiet: true }),
      'attempts',
      column('responseCode', Response, { quiet: true }),
      column('latencyMs', Latency, { quiet: true }),
      'createdAt',
    ],
    card: [
      { start: Event, end: 'status' },
      { start: Host, end: 'createdAt', quiet: true },
      { start: Measures, quiet: true },
    ],
    filters: ['status'],
    sort: { field: 'id', order: 'DESC' },
    refreshEvery: 5_000,
    row: drawer(
      facts(
        'event',
        fact('status', { component: Status }),
        'url',
        'id',
        'eventId',
        fact('nextAt', { optional: true }),
        fact('replayOf', { optional: true }),
      ),
      Replay,
      Attempts,
      Body,
    ),
  },
})
