import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const record = z.object({
  /** Composed of the address and the account. */
  id: z.string(),
  /** The canonical address as seen by the gateway. */
  address: z.string(),
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  calls: z.number().int(),
  /** The calls refused because of the address. */
  blocked: z.number().int(),
  lastSeenAt: z.iso.datetime(),
})

/** Calls to `/v1` by account and address, counted from the request log over at most `limits.ipHits` days. */
export const ipHit = defineResource({
  name: 'ip-hits',
  audience: 'admin',
  permission: 'admin.ipAllowList',
  actions: ['list', 'export'],
  paths: { list: paths.adminIpHits },
  words: {
    title: text('IP hits', 'IP हिट'),
    search: text('Address', 'IP'),
    none: text('No calls in this period', 'इस दौरान कोई कॉल नहीं'),
    noneDetail: text(
      'Calls made with an API key appear here, grouped by source address.',
      'API कुंजी से की गई कॉल यहाँ अपने IP के साथ दिखती हैं।',
    ),
  },
  fields: {
    address: { label: text('Address', 'IP'), kind: 'mono' },
    customerId: { label: text('Customer ID', 'ग्राहक ID') },
    customer: { label: text('Customer', 'ग्राहक') },
    calls: { label: text('Calls', 'कॉल'), kind: 'count' },
    blocked: {
      label: text('Blocked', 'रोकी गईं'),
      kind: 'count',
      choices: { true: choice('Blocked only', 'सिर्फ़ रोकी गईं') },
    },
    lastSeenAt: { label: text('Last seen', 'आखिरी बार'), kind: 'time' },
    createdAt: { label: text('Period', 'कब'), kind: 'day' },
  },
  record,
  filter: z.object({
    /** Part of an address. */
    q: z.string().trim().max(45).optional(),
    customer: z.string().max(64).optional(),
    blocked: z.literal(true).optional(),
    /** Days in Indian time, both included; by default the last seven. */
    createdFrom: day.optional(),
    createdTo: day.optional(),
  }),
  sorts: ['calls', 'blocked', 'lastSeenAt', 'id'],
  csv: {
    columns: ['address', 'customerId', 'customer', 'calls', 'blocked', 'lastSeenAt'],
    audited: 'ipHits.exported',
  },
})

export type IpHit = z.output<typeof record>
