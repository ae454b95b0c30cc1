import { z } from 'zod'
import { challanOrderStatuses } from '../challans/challans.ts'
import { day } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { challanRefundStates } from './customerChallanOrder.ts'
import { defineResource } from './define.ts'

const count = z.number().int()
const paise = z.number().int()
const time = z.iso.datetime()

export const endUserStates = ['active', 'blocked'] as const

const record = z.object({
  id: z.string(),
  /** The phone that was proven, masked; null for one that came before phones were kept, and has paid nothing. */
  phone: z.string().nullable(),
  brandId: z.string(),
  brand: z.string(),
  /** The client that owns the brand. */
  clientId: z.string(),
  client: z.string(),
  status: z.enum(endUserStates),
  searches: count,
  /** Paid ones. */
  orders: count,
  /** What was paid, without refunds. */
  paidPaise: paise,
  lastSeenAt: time,
  createdAt: time,
})

const detail = record.extend({
  block: z.object({ reason: z.string(), by: z.string(), at: time }).nullable(),
  /** The newest 50 of each, with the vehicle masked. */
  searchRows: z.array(
    z.object({
      id: z.string(),
      vehicle: z.string(),
      pending: count,
      paid: count,
      pendingPaise: paise,
      createdAt: time,
    }),
  ),
  orderRows: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      vehicle: z.string(),
      status: z.enum(challanOrderStatuses),
      totalPaise: paise,
      refundedPaise: paise,
      /** The gateway's id. */
      paymentId: z.string().nullable(),
      createdAt: time,
      paidAt: time.nullable(),
    }),
  ),
  refundRows: z.array(
    z.object({
      id: z.string(),
      orderId: z.string(),
      number: z.string(),
      amountPaise: paise,
      reason: z.string(),
      state: z.enum(challanRefundStates),
      askedAt: time,
    }),
  ),
})

export type WhitelabelUser = z.output<typeof record>
export type WhitelabelUserDetail = z.output<typeof detail>

/** Citizens who have proven a phone on the pages of a client's brand. */
export const whitelabelUser = defineResource({
  name: 'whitelabel-users',
  audience: 'admin',
  permission: 'admin.whiteLabel',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminWhitelabelUsers, show: paths.adminUserDetails },
  words: {
    title: text('White-label users', 'व्हाइट-लेबल यूज़र'),
    search: text('Phone, vehicle or order number', 'फ़ोन, गाड़ी या ऑर्डर नंबर'),
    none: text('No client has an end user yet', 'अभी किसी क्लाइंट का कोई एंड यूज़र नहीं'),
    noneDetail: text(
      'Whoever proves a phone on the pages of a client’s brand appears here.',
      'क्लाइंट के ब्रांड के पेज पर जो भी अपना फ़ोन वेरिफ़ाई करता है, वह यहाँ दिखता है।',
    ),
    one: text('End user', 'एंड यूज़र'),
    missing: text('There is no such end user', 'ऐसा कोई एंड यूज़र नहीं है'),
  },
  fields: {
    id: { label: text('End user ID', 'एंड यूज़र ID'), kind: 'id' },
    phone: { label: text('Phone', 'फ़ोन'), kind: 'mono' },
    client: { label: text('Client', 'क्लाइंट') },
    brand: { label: text('Brand', 'ब्रांड') },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: { active: choice('Active', 'चालू', 'success'), blocked: choice('Blocked', 'ब्लॉक', 'danger') },
    },
    searches: { label: text('Searches', 'सर्च'), kind: 'count' },
    orders: { label: text('Paid orders', 'पेड ऑर्डर'), kind: 'count' },
    paidPaise: { label: text('Paid', 'पेमेंट'), kind: 'money' },
    lastSeenAt: { label: text('Last seen', 'आखिरी बार'), kind: 'time' },
    createdAt: { label: text('First seen', 'पहली बार'), kind: 'time' },
  },
  record,
  detail,
  filter: z.object({
    /** A whole phone number, vehicle number or order number. */
    q: z.string().trim().max(60).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    /** A user id or a customer id. */
    client: z.string().trim().max(64).optional(),
    status: z.array(z.enum(endUserStates)).max(endUserStates.length).optional(),
    createdFrom: day.optional(),
    createdTo: day.optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: ['client', 'brand', 'phone', 'status', 'searches', 'orders', 'paidPaise', 'createdAt', 'lastSeenAt', 'id'],
  },
})
