import { z } from 'zod'
import { expectedSettlement } from '../challans/challanFields.ts'
import {
  type ChallanEvent,
  challanChannels,
  challanEvents,
  challanOrderStatuses,
  challanPaymentMethods,
  challanRoutes,
} from '../challans/challans.ts'
import type { Field } from '../fields/field.ts'
import { day } from '../fields/schemas.ts'
import { type Choice, choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { type Text, text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

/** The status of a challan in an order: `failed` could not be settled and is refunded. */
export const challanItemStatuses = ['created', 'paid', 'processing', 'settled', 'refunded', 'failed'] as const

const item = z.object({
  id: z.string(),
  challanNo: z.string(),
  offence: z.string(),
  route: z.enum(challanRoutes),
  amountPaise: paise,
  feePaise: paise,
  discountPercent: z.number(),
  status: z.enum(challanItemStatuses),
  /** Whether evidence of settlement is available. */
  evidence: z.boolean(),
  /** Somebody else has paid it first; what was paid for it is refunded. */
  taken: z.boolean(),
  court_status_desc: z.string().nullable(),
})

const event = z.object({
  status: z.enum(challanEvents),
  at: z.iso.datetime(),
  note: z.string().nullable(),
  /** The actor, as far as the reader may know: */
  by: z.string(),
})

const fields = {
  id: z.string(),
  code: z.string(),
  /** `CH-7K3M-9QXD`: the number for people, without any authority. */
  number: z.string(),
  createdAt: z.iso.datetime(),
  status: z.enum(challanOrderStatuses),
  channel: z.enum(challanChannels),
  paymentMethod: z.enum(challanPaymentMethods).nullable(),
  rcNo: z.string(),
  /** Masked. */
  violator: z.string().nullable(),
  challans: z.number().int(),
  finesPaise: paise,
  feesPaise: paise,
  gstPaise: paise,
  totalPaise: paise,
  refundedPaise: paise,
  /** Until when at most an unpaid order waits for the bank; null if it does not. */
  waitingUntil: z.iso.datetime().nullable(),
  paidAt: z.iso.datetime().nullable(),
  /** By when it is to be settled; null until it is paid. */
  dueAt: z.iso.datetime().nullable(),
  settledAt: z.iso.datetime().nullable(),
}

/** The fields of a single order that its row in a list lacks. */
export const challanOrderParts = {
  items: z.array(item),
  timeline: z.array(event),
  receipt: z.boolean(),
  expected: expectedSettlement,
}

export const challanOrderFilter = {
  id: z.array(z.string().max(64)).max(100).optional(),
  status: z.array(z.enum(challanOrderStatuses)).optional(),
  /** A complete vehicle number, or an order number. */
  rcNo: z.string().trim().max(24).optional(),
  /** A challan number, or an order number. */
  challanNo: z.string().trim().max(40).optional(),
  createdFrom: day.optional(),
  createdTo: day.optional(),
  /** A keyset cursor: the last id of the previous page. */
  after: z.string().max(64).optional(),
}

export const challanOrderRecord = z.object(fields)

export type ChallanOrderRow = z.infer<typeof challanOrderRecord>

/** `diverged`: a payment that does not match the order has arrived and is not refunded yet. */
const ownDetail = challanOrderRecord.extend({ ...challanOrderParts, diverged: z.boolean() })

export type ChallanOrderDetail = z.infer<typeof ownDetail>

/** The labels of an order's statuses and of its other timeline events. */
export const challanEventLabels = {
  created: text('Not paid yet', 'पेमेंट बाकी'),
  paid: text('Paid', 'पेमेंट हुआ'),
  processing: text('Processing', 'प्रोसेसिंग'),
  settled: text('Settled', 'निपट गया'),
  refunded: text('Refunded', 'रिफ़ंड हुआ'),
  failed: text('Payment failed', 'पेमेंट फ़ेल'),
  expired: text('Expired', 'एक्सपायर'),
  diverged: text('Payment mismatch', 'पेमेंट ऑर्डर से अलग'),
  returned: text('Payment refunded', 'पैसा लौटाया गया'),
} as const satisfies Record<ChallanEvent, Text>

/** In place of the status while a payment may be on its way. */
export const waitingLabel = text('Waiting for the bank', 'बैंक के जवाब का इंतज़ार')

const statusChoices: Record<string, Choice> = Object.fromEntries(
  challanOrderStatuses.map(status => [status, { label: challanEventLabels[status] }]),
)

/** The field declarations that the customer's and the staff's pages share. */
export const sharedOrderFields = {
  id: { label: text('Order ID', 'ऑर्डर ID'), kind: 'id' },
  number: { label: text('Order number', 'ऑर्डर नंबर'), kind: 'mono' },
  createdAt: { label: text('Ordered', 'ऑर्डर का समय'), kind: 'time' },
  status: { label: text('Status', 'स्टेटस'), kind: 'choice', choices: statusChoices },
  rcNo: { label: text('Vehicle', 'गाड़ी') },
  violator: { label: text('Violator', 'किसके नाम') },
  challans: { label: text('Challans', 'चालान'), kind: 'count' },
  totalPaise: { label: text('Total', 'कुल'), kind: 'money' },
  paymentMethod: {
    label: text('Paid by', 'पेमेंट का तरीका'),
    kind: 'choice',
    choices: { card: choice('Card', 'कार्ड'), wallet: choice('Challan wallet', 'चालान वॉलेट') },
  },
  refundedPaise: { label: text('Refunded', 'रिफ़ंड हुआ'), kind: 'money' },
} as const satisfies Record<string, Field>

/** The customer's own orders, `/challan-lists` and `/challan-view-details`. */
export const challanOrder = defineResource({
  name: 'challan-orders',
  audience: 'customer',
  permission: 'challans',
  actions: ['list', 'show'],
  paths: { show: paths.challanViewDetails },
  words: {
    title: text('Orders', 'ऑर्डर'),
    search: text('Vehicle or order number', 'गाड़ी या ऑर्डर नंबर'),
    none: text('No orders yet', 'अभी कोई ऑर्डर नहीं'),
    noneDetail: text(
      'Challans you pay for appear here until they are settled.',
      'आप जो चालान भरेंगे, वे निपटने तक यहाँ दिखेंगे।',
    ),
  },
  fields: sharedOrderFields,
  record: challanOrderRecord,
  detail: ownDetail,
  filter: z.object(challanOrderFilter),
  sorts: ['id', 'createdAt'],
})
