import { z } from 'zod'
import { topUpWallets } from '../money/topUp.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'
import { paymentOrder, paymentOrderPurposes } from './paymentOrder.ts'

export const divergences = ['twice', 'otherAmount'] as const

/**
 * `open`: nobody has asked for its return. `asked`: a second person must approve it. `approved`: the gateway is being asked. `refused` by
 * the gateway and `failed` at the bank can be asked for again.
 */
export const returnStates = ['open', 'asked', 'approved', 'refused', 'failed', 'done'] as const

const minor = z.number().int()

const record = z.object({
  /** The gateway's id of the payment. */
  id: z.string(),
  createdAt: z.iso.datetime(),
  orderId: z.string(),
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  purpose: z.enum(paymentOrderPurposes),
  wallet: z.enum(topUpWallets),
  mismatch: z.enum(divergences),
  /** In minor units of its currency: what came, and what was ordered. */
  amountMinor: minor,
  currency: z.string(),
  orderedMinor: minor,
  orderedCurrency: z.string(),
  state: z.enum(returnStates),
  /** Why the gateway did not return it. */
  refusal: z.string().nullable(),
  gatewayRefundId: z.string().nullable(),
  returnedAt: z.iso.datetime().nullable(),
})

/** Captured card payments for a wallet that came twice or for another amount, until and after they are returned. */
export const divergedPayment = defineResource({
  name: 'diverged-payments',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'export'],
  paths: { list: paths.adminMismatchedPayments },
  words: {
    title: text('Mismatched payments', 'ऑर्डर से अलग पेमेंट'),
    search: text('Payment ID, customer or e-mail', 'पेमेंट ID, ग्राहक या ईमेल'),
    none: text('No mismatched payments', 'ऑर्डर से अलग कोई पेमेंट नहीं'),
    noneDetail: text(
      'Card payments for a wallet that come twice or for another amount wait here to be returned.',
      'वॉलेट के लिए दो बार या अलग राशि के आए कार्ड पेमेंट लौटाए जाने तक यहाँ दिखते हैं।',
    ),
  },
  fields: {
    id: { label: text('Payment', 'पेमेंट'), kind: 'id' },
    createdAt: { label: text('Received', 'कब मिला'), kind: 'time' },
    customer: { label: text('Customer', 'ग्राहक') },
    wallet: paymentOrder.fields.wallet,
    purpose: paymentOrder.fields.purpose,
    mismatch: {
      label: text('Mismatch', 'अंतर'),
      kind: 'choice',
      choices: {
        twice: choice('Paid twice', 'दो बार पेमेंट', 'warning'),
        otherAmount: choice('Another amount', 'अलग राशि', 'warning'),
      },
    },
    amountMinor: { label: text('Received amount', 'मिली राशि'), kind: 'money' },
    orderedMinor: { label: text('Ordered amount', 'ऑर्डर की राशि'), kind: 'money' },
    currency: { label: text('Currency', 'मुद्रा') },
    state: {
      label: text('Return', 'लौटाना'),
      kind: 'choice',
      choices: {
        open: choice('Not returned', 'नहीं लौटाया', 'warning'),
        asked: choice('Waiting for approval', 'मंज़ूरी का इंतज़ार', 'info'),
        approved: choice('Being returned', 'लौटाया जा रहा है', 'info'),
        refused: choice('Rejected by the gateway', 'गेटवे ने मना किया', 'danger'),
        failed: choice('Failed at the bank', 'बैंक में फ़ेल', 'danger'),
        done: choice('Returned', 'लौटाया गया', 'success'),
      },
    },
    refusal: { label: text('Reason of the gateway', 'गेटवे का कारण') },
    gatewayRefundId: { label: text('Refund', 'रिफ़ंड'), kind: 'id' },
    returnedAt: { label: text('Returned', 'कब लौटाया'), kind: 'time' },
    orderId: { label: text('Order', 'ऑर्डर'), kind: 'id' },
  },
  record,
  filter: z.object({
    /** The id of a payment or an order at the gateway, a customer id, a whole e-mail or phone, or words of a name. */
    q: z.string().trim().max(120).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    mismatch: z.array(z.enum(divergences)).optional(),
    state: z.array(z.enum(returnStates)).optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: [
      'createdAt',
      'id',
      'customer',
      'purpose',
      'wallet',
      'mismatch',
      'amountMinor',
      'orderedMinor',
      'currency',
      'state',
      'gatewayRefundId',
      'returnedAt',
      'orderId',
    ],
    audited: 'list.exported',
  },
})

export type DivergedPayment = z.output<typeof record>
