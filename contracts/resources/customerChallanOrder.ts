import { z } from 'zod'
import { challanChannels } from '../challans/challans.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { challanOrderFilter, challanOrderParts, challanOrderRecord, sharedOrderFields } from './challanOrder.ts'
import { defineResource } from './define.ts'

/** `refused`: refused by the gateway, so a checker decides again; `failed`: accepted by the gateway but refused by the bank. */
export const challanRefundStates = ['asked', 'approved', 'refused', 'rejected', 'done', 'failed'] as const

export type ChallanRefundState = (typeof challanRefundStates)[number]

/** Refunds that await a checker or the gateway; their challans cannot be used otherwise in the meantime. */
export const openRefundStates: readonly ChallanRefundState[] = ['asked', 'approved', 'refused']

const refund = z.object({
  id: z.string(),
  amountPaise: z.number().int(),
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
  /** Until when the reader cannot approve it, because one of the two had access from the other, or both from one person. */
  tiedUntil: z.iso.datetime().nullable(),
  askedAt: z.iso.datetime(),
  /** The checker, who is not the maker. */
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  gatewayRefundId: z.string().nullable(),
})

/**
 * Why a captured payment does not pay its order: a different amount or currency, a second payment, or because somebody else has paid all of its challans
 * first (`taken`; until decision 0076 `tooLate`).
 */
export const challanMismatches = ['otherAmount', 'twice', 'tooLate', 'taken'] as const

export type ChallanMismatch = (typeof challanMismatches)[number]

const divergedPayment = z.object({
  paymentId: z.string(),
  mismatch: z.enum(challanMismatches),
  /** As captured, in minor units of its currency. */
  amountMinor: z.number().int(),
  currency: z.string(),
  at: z.iso.datetime(),
  /** The state of the last refund for it; null if none was requested. */
  refund: z.enum(challanRefundStates).nullable(),
})

const ofAnyone = challanOrderRecord.extend({
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
  /** Paid, not settled, and past the date promised to the payer. */
  overdue: z.boolean(),
  /** Whether a refund was promised in case it is late. */
  lateRefund: z.boolean(),
  lawyerName: z.string().nullable(),
  /** Masked. */
  lawyerPhone: z.string().nullable(),
  court: z.string().nullable(),
  /** The next hearing. */
  hearingOn: z.iso.date().nullable(),
})

export type CustomerChallanOrder = z.infer<typeof ofAnyone>

const anyDetail = ofAnyone.extend({
  ...challanOrderParts,
  refunds: z.array(refund),
  divergedPayments: z.array(divergedPayment),
})

export type CustomerChallanOrderDetail = z.infer<typeof anyDetail>

/** The flags of an order that needs the attention of staff. */
export const challanAttention = {
  overdue: choice('Overdue', 'समय निकल गया', 'danger'),
  refundAsked: choice('Refund awaiting review', 'रिफ़ंड को मंज़ूरी का इंतज़ार'),
  diverged: choice('Mismatched payment', 'ऑर्डर से अलग पेमेंट'),
}

/** All orders, for `/admin/challan-payments`. */
export const customerChallanOrder = defineResource({
  name: 'challan-payments',
  audience: 'admin',
  permission: 'admin.challans',
  actions: ['list', 'show', 'export'],
  paths: { show: paths.adminBatchChallanDetails },
  words: {
    title: text('Challan payments', 'चालान पेमेंट'),
    search: text('Challan or order number', 'चालान या ऑर्डर नंबर'),
    none: text('No challan orders yet', 'अभी कोई चालान ऑर्डर नहीं'),
    noneDetail: text(
      'Orders from the console and the public pages appear here.',
      'कंसोल और पब्लिक पेजों के ऑर्डर यहाँ दिखते हैं।',
    ),
  },
  fields: {
    ...sharedOrderFields,
    payer: { label: text('Payer', 'पेमेंट करने वाला') },
    brand: { label: text('Brand', 'ब्रांड') },
    assignee: { label: text('Assigned to', 'असाइन') },
    dueAt: { label: text('Due', 'कब तक'), kind: 'time' },
    expected: { label: text('Expected by', 'आमतौर पर निपटारा') },
    lawyerName: { label: text('Lawyer', 'वकील') },
    lawyerPhone: { label: text("Lawyer's phone", 'वकील का फ़ोन') },
    court: { label: text('Court', 'कोर्ट') },
    hearingOn: { label: text('Next hearing', 'अगली सुनवाई') },
    gatewayOrderId: { label: text('Gateway order', 'गेटवे ऑर्डर'), kind: 'id' },
    paymentId: { label: text('Payment', 'पेमेंट'), kind: 'id' },
    channel: {
      label: text('Channel', 'चैनल'),
      kind: 'choice',
      choices: { console: choice('Console', 'कंसोल'), public: choice('Public', 'पब्लिक') },
    },
    attention: { label: text('Attention', 'ध्यान दें'), kind: 'choice', choices: challanAttention },
  },
  record: ofAnyone,
  detail: anyDetail,
  filter: z.object({
    ...challanOrderFilter,
    channel: z.enum(challanChannels).optional(),
    assignee: z.string().max(64).optional(),
    /** A user id, a customer id or a brand's name. */
    customer: z.string().trim().max(64).optional(),
    /** Matches orders with any of these flags. */
    attention: z.array(z.enum(['overdue', 'refundAsked', 'diverged'])).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
