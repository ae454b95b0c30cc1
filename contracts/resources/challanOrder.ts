import { z } from 'zod'
import { expectedSettlement } from '../calls/challanFields.ts'
import {
  type ChallanEvent,
  challanChannels,
  challanEvents,
  challanOrderStatuses,
  challanPaymentMethods,
  challanRoutes,
} from '../challans.ts'
import { paths } from '../paths.ts'
import { type Text, text } from '../text.ts'
import { defineResource } from './define.ts'
import type { Choice } from './field.ts'

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
  createdAt: z.iso.datetime(),
  status: z.enum(challanOrderStatuses),
  channel: z.enum(challanChannels),
  means: z.enum(challanPaymentMethods).nullable(),
  rcNo: z.string(),
  /** Masked. */
  violator: z.string().nullable(),
  challans: z.number().int(),
  finesPaise: paise,
  feesPaise: paise,
  gstPaise: paise,
  totalPaise: paise,
  refundedPaise: paise,
  paidAt: z.iso.datetime().nullable(),
  settledAt: z.iso.datetime().nullable(),
}

const detail = { items: z.array(item), timeline: z.array(event), receipt: z.boolean(), expected: expectedSettlement }

const filter = {
  id: z.array(z.string().max(64)).max(100).optional(),
  status: z.array(z.enum(challanOrderStatuses)).optional(),
  /** A complete vehicle number. */
  rcNo: z.string().trim().max(24).optional(),
  challanNo: z.string().trim().max(40).optional(),
  createdFrom: z.iso.date().optional(),
  createdTo: z.iso.date().optional(),
  /** A keyset cursor: the last id of the previous page. */
  after: z.string().max(64).optional(),
}

const record = z.object(fields)

export type ChallanOrderRow = z.infer<typeof record>

/** `diverged`: a payment that does not match the order has arrived and is not refunded yet. */
const ownDetail = record.extend({ ...detail, diverged: z.boolean() })

export type ChallanOrderDetail = z.infer<typeof ownDetail>

/** The words of an order's status, and of what else its timeline tells. */
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

const statusChoices: Record<string, Choice> = Object.fromEntries(
  challanOrderStatuses.map(status => [status, { label: challanEventLabels[status] }]),
)

/** The customer's own orders, `/challan-lists` and `/challan-view-details`. */
export const challanOrder = defineResource({
  name: 'challan-orders',
  audience: 'customer',
  permission: 'challans',
  actions: ['list', 'show'],
  paths: { show: paths.challanViewDetails },
  words: {
    title: text('Orders', 'ऑर्डर'),
    search: text('Vehicle number', 'गाड़ी नंबर'),
    none: text('No orders yet', 'अभी कोई ऑर्डर नहीं'),
    noneDetail: text(
      'Challans you pay for appear here until they are settled.',
      'आप जो चालान भरेंगे, वे निपटने तक यहाँ दिखेंगे।',
    ),
  },
  fields: {
    createdAt: { label: text('Ordered', 'ऑर्डर का समय'), kind: 'time' },
    status: { label: text('Status', 'स्टेटस'), kind: 'choice', choices: statusChoices },
    rcNo: { label: text('Vehicle', 'गाड़ी') },
    violator: { label: text('Violator', 'किसके नाम') },
    challans: { label: text('Challans', 'चालान'), kind: 'count' },
    totalPaise: { label: text('Total', 'कुल'), kind: 'money' },
  },
  record,
  detail: ownDetail,
  filter: z.object(filter),
  sorts: ['id', 'createdAt'],
})

const searchRecord = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  rcNo: z.string(),
  violator: z.string().nullable(),
  pending: z.number().int(),
  paid: z.number().int(),
  pendingPaise: paise,
  /** When the source was queried. */
  fetchedAt: z.iso.datetime(),
})

/** The customer's own searches: `id` is the `parentId`. */
export const challanSearch = defineResource({
  name: 'challan-searches',
  audience: 'customer',
  permission: 'challans',
  actions: ['list'],
  record: searchRecord,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    rcNo: z.string().trim().max(24).optional(),
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

export type ChallanSearchRow = z.infer<typeof searchRecord>

/** `refused`: refused by the gateway, so a checker decides again; `failed`: accepted by the gateway but refused by the bank. */
export const challanRefundStates = ['asked', 'approved', 'refused', 'rejected', 'done', 'failed'] as const

export type ChallanRefundState = (typeof challanRefundStates)[number]

/** Refunds that await a checker or the gateway; their challans cannot be used otherwise in the meantime. */
export const openRefundStates: readonly ChallanRefundState[] = ['asked', 'approved', 'refused']

const refund = z.object({
  id: z.string(),
  amountPaise: paise,
  /** The refunded challans; empty if a mismatched payment is returned. */
  challanNumbers: z.array(z.string()),
  /** The gateway's id of that payment. */
  divergedPaymentId: z.string().nullable(),
  reason: z.string(),
  state: z.enum(challanRefundStates),
  /** The gateway's reason for refusing it. */
  refusal: z.string().nullable(),
  askedBy: z.string(),
  /** The maker, who may not decide. */
  askedById: z.string(),
  askedAt: z.iso.datetime(),
  /** The checker, who is not the maker. */
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  gatewayRefundId: z.string().nullable(),
})

/**
 * Why a captured payment does not pay its order: a different amount or currency, a second payment, or too late because its
 * challans are in another order.
 */
export const challanMismatches = ['otherAmount', 'twice', 'tooLate'] as const

export type ChallanMismatch = (typeof challanMismatches)[number]

const divergedPayment = z.object({
  paymentId: z.string(),
  flaw: z.enum(challanMismatches),
  /** As captured, in minor units of its currency. */
  amountMinor: z.number().int(),
  currency: z.string(),
  at: z.iso.datetime(),
  /** The state of the last refund for it; null if none was requested. */
  refund: z.enum(challanRefundStates).nullable(),
})

const ofAnyone = record.extend({
  /** Null for a citizen's order. */
  userId: z.string().nullable(),
  /** A company, or a citizen's masked phone. */
  payer: z.string(),
  brand: z.string().nullable(),
  gatewayOrderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
  /** A payment that does not match the order and is not refunded yet. */
  divergence: z.string().nullable(),
  /** Whether a refund awaits its checker, including one that the gateway refused. */
  refundAsked: z.boolean(),
})

export type CustomerChallanOrder = z.infer<typeof ofAnyone>

const anyDetail = ofAnyone.extend({ ...detail, refunds: z.array(refund), divergedPayments: z.array(divergedPayment) })

export type CustomerChallanOrderDetail = z.infer<typeof anyDetail>

/** All orders, for `/admin/challan-payments`. */
export const customerChallanOrder = defineResource({
  name: 'challan-payments',
  audience: 'admin',
  permission: 'admin.challans',
  actions: ['list', 'show', 'export'],
  record: ofAnyone,
  detail: anyDetail,
  filter: z.object({
    ...filter,
    channel: z.enum(challanChannels).optional(),
    assignee: z.string().max(64).optional(),
    /** A user id, a customer id or a brand's name. */
    customer: z.string().trim().max(64).optional(),
    refundAsked: z.literal(true).optional(),
    diverged: z.literal(true).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
