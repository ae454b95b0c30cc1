import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

/** `payoutReturned`: a payout that the bank has returned, or that was cancelled. */
export const receivedPaymentKinds = ['payment', 'refund', 'payout', 'payoutReturned'] as const

const record = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  kind: z.enum(receivedPaymentKinds),
  /** Integer paise; negative for a refund and a payout. */
  amountPaise: z.number().int(),
  /** What is owed to the account after this entry. */
  balancePaise: z.number().int(),
  /** Of a payment and its refund. */
  caseId: z.string().nullable(),
  /** The payment, masked, or the UTR of a payout. */
  reference: z.string().nullable(),
})

export type ReceivedPayment = z.output<typeof record>

/** The statement of what the account's steps have collected: each balance is the previous one plus the amount. */
export const receivedPayment = defineResource({
  name: 'received-payments',
  audience: 'customer',
  permission: 'wallets',
  actions: ['list', 'export'],
  paths: { list: paths.receivedPayments },
  words: {
    title: text('Payments received', 'मिले हुए पेमेंट'),
    none: text('No payments yet', 'अभी तक कोई पेमेंट नहीं'),
    noneDetail: text(
      'What people pay in your cases appears here, with its refunds and payouts.',
      'आपके केस में लोग जो पेमेंट करते हैं, वह रिफ़ंड और पेआउट के साथ यहाँ दिखता है।',
    ),
  },
  fields: {
    createdAt: { label: text('Time', 'समय'), kind: 'time' },
    kind: {
      label: text('Kind', 'प्रकार'),
      kind: 'choice',
      choices: {
        payment: choice('Payment', 'पेमेंट', 'success'),
        refund: choice('Refund', 'रिफ़ंड', 'warning'),
        payout: choice('Payout to your bank', 'आपके बैंक को पेआउट', 'info'),
        payoutReturned: choice('Returned payout', 'वापस आया पेआउट', 'danger'),
      },
    },
    amountPaise: { label: text('Amount', 'राशि'), kind: 'money' },
    balancePaise: { label: text('Owed to you after', 'बाद में आपका बकाया'), short: text('Owed', 'बकाया'), kind: 'money' },
    reference: { label: text('Payment or UTR', 'पेमेंट या UTR') },
    caseId: { label: text('Case', 'केस'), kind: 'id' },
    id: { label: text('ID', 'ID'), kind: 'id' },
  },
  record,
  filter: z.object({
    id: z.array(z.string().max(80)).max(100).optional(),
    kind: z.array(z.enum(receivedPaymentKinds)).optional(),
    /** Days in Asia/Kolkata, both included. */
    createdFrom: day.optional(),
    createdTo: day.optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(80).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: ['createdAt', 'kind', 'amountPaise', 'balancePaise', 'reference', 'caseId', 'id'],
    audited: 'list.exported',
  },
})
