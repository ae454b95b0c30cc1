import { z } from 'zod'
import { expectedSettlement } from '../calls/challanFields.ts'
import {
  challanChannels,
  challanEvents,
  challanOrderStatuses,
  challanPaymentMethods,
  challanRoutes,
} from '../challans.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

/** A challan within an order: `failed` is one that could not be settled, which is refunded. */
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
  /** A proof of settlement can be had. */
  evidence: z.boolean(),
  court_status_desc: z.string().nullable(),
})

const event = z.object({
  status: z.enum(challanEvents),
  at: z.iso.datetime(),
  note: z.string().nullable(),
  /** Who did it, as the reader may know: `Customer`, `Satyapan`, for staff the name. */
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
  /** A vehicle's number, whole. */
  rcNo: z.string().trim().max(24).optional(),
  challanNo: z.string().trim().max(40).optional(),
  createdFrom: z.iso.date().optional(),
  createdTo: z.iso.date().optional(),
  /** A keyset cursor: the last id of the page before. */
  after: z.string().max(64).optional(),
}

const record = z.object(fields)

export type ChallanOrderRow = z.infer<typeof record>

/** `diverged`: a payment came that was not as ordered, and is not given back yet. */
const ownDetail = record.extend({ ...detail, diverged: z.boolean() })

export type ChallanOrderDetail = z.infer<typeof ownDetail>

/** The customer's own orders, `/challan-lists` and `/challan-view-details`. */
export const challanOrder = defineResource({
  name: 'challan-orders',
  audience: 'customer',
  permission: 'challans',
  actions: ['list', 'show'],
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
  /** When the source was asked. */
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

/** `refused`: the gateway does not make it, and a checker decides again; `failed`: the bank did not take what the gateway made. */
export const challanRefundStates = ['asked', 'approved', 'refused', 'rejected', 'done', 'failed'] as const

export type ChallanRefundState = (typeof challanRefundStates)[number]

/** Of what waits for a checker or for the gateway: its challans are for nothing else meanwhile. */
export const openRefundStates: readonly ChallanRefundState[] = ['asked', 'approved', 'refused']

const refund = z.object({
  id: z.string(),
  amountPaise: paise,
  /** The challans whose money goes back; none where a payment goes back that was not as ordered. */
  challanNumbers: z.array(z.string()),
  /** That payment, by the gateway's id. */
  divergedPaymentId: z.string().nullable(),
  reason: z.string(),
  state: z.enum(challanRefundStates),
  /** Why the gateway does not make it, in its words. */
  refusal: z.string().nullable(),
  askedBy: z.string(),
  /** Who asked never decides. */
  askedById: z.string(),
  askedAt: z.iso.datetime(),
  /** Another than who asked. */
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  gatewayRefundId: z.string().nullable(),
})

/** Why a captured payment does not pay its order: another sum or currency, a second one, or too late, its challans being another's. */
export const challanMismatches = ['otherAmount', 'twice', 'tooLate'] as const

export type ChallanMismatch = (typeof challanMismatches)[number]

const divergedPayment = z.object({
  paymentId: z.string(),
  flaw: z.enum(challanMismatches),
  /** As captured, in minor units of its currency. */
  amountMinor: z.number().int(),
  currency: z.string(),
  at: z.iso.datetime(),
  /** The state of the last refund that was to give it back; null where nobody has asked. */
  refund: z.enum(challanRefundStates).nullable(),
})

const ofAnyone = record.extend({
  /** Null for a citizen's. */
  userId: z.string().nullable(),
  /** A company, or the masked phone of a citizen. */
  payer: z.string(),
  brand: z.string().nullable(),
  gatewayOrderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
  /** What was paid and not as ordered, and is not given back yet. */
  divergence: z.string().nullable(),
  /** A refund waits for its checker, the gateway having refused it or not. */
  refundAsked: z.boolean(),
})

export type CustomerChallanOrder = z.infer<typeof ofAnyone>

const anyDetail = ofAnyone.extend({ ...detail, refunds: z.array(refund), divergedPayments: z.array(divergedPayment) })

export type CustomerChallanOrderDetail = z.infer<typeof anyDetail>

/** Everybody's, for `/admin/challan-payments`. */
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
