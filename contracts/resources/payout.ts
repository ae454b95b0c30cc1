import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

/**
 * `approved`: a second person has agreed. `sent`: it is in a file for the bank. `paid`: the bank has said so. `returned` by the bank, or
 * `cancelled` before it was in a file: the money is owed again.
 */
export const payoutStates = ['approved', 'sent', 'paid', 'returned', 'cancelled'] as const

export type PayoutState = (typeof payoutStates)[number]

/** The account as it was approved. The number stands whole only in the file for the bank. */
export const bankAccountShape = {
  id: z.string(),
  holder: z.string(),
  /** Masked. */
  number: z.string(),
  ifsc: z.string(),
  bank: z.string().nullable(),
}

const record = z.object({
  id: z.string(),
  /** When the second person approved it. */
  createdAt: z.iso.datetime(),
  state: z.enum(payoutStates),
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  amountPaise: z.number().int(),
  holder: z.string(),
  /** Masked. */
  bankAccount: z.string(),
  ifsc: z.string(),
  /** The account has another bank account since it was approved. */
  isChanged: z.boolean(),
  askedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  fileId: z.string().nullable(),
  sentAt: z.iso.datetime().nullable(),
  utr: z.string().nullable(),
  paidAt: z.iso.datetime().nullable(),
  returnedAt: z.iso.datetime().nullable(),
  /** Why it was returned or cancelled. */
  returnReason: z.string().nullable(),
})

export type Payout = z.output<typeof record>

/** What accounts are paid of the money that their steps have collected (docs/decisions/0124). */
export const payout = defineResource({
  name: 'payouts',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'export'],
  paths: { list: paths.adminPayouts },
  words: {
    title: text('Payouts', 'पेआउट'),
    search: text('UTR, payout ID, customer or e-mail', 'UTR, पेआउट ID, ग्राहक या ईमेल'),
    none: text('No payouts yet', 'अभी तक कोई पेआउट नहीं'),
    noneDetail: text(
      'Payouts appear here once a second person has approved them.',
      'दूसरे व्यक्ति की मंज़ूरी के बाद पेआउट यहाँ दिखते हैं।',
    ),
  },
  fields: {
    id: { label: text('Payout', 'पेआउट'), kind: 'id' },
    createdAt: { label: text('Approved', 'कब मंज़ूर हुआ'), kind: 'time' },
    state: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: {
        approved: choice('Approved', 'मंज़ूर', 'info'),
        sent: choice('In a bank file', 'बैंक की फ़ाइल में', 'warning'),
        paid: choice('Paid', 'पेमेंट हुआ', 'success'),
        returned: choice('Returned by the bank', 'बैंक ने लौटाया', 'danger'),
        cancelled: choice('Cancelled', 'रद्द', 'neutral'),
      },
    },
    customer: { label: text('Customer', 'ग्राहक') },
    amountPaise: { label: text('Amount', 'राशि'), kind: 'money' },
    holder: { label: text('Account holder', 'खाताधारक') },
    bankAccount: { label: text('Bank account', 'बैंक खाता') },
    ifsc: { label: text('IFSC', 'IFSC') },
    askedBy: { label: text('Asked by', 'किसने माँगा') },
    approvedBy: { label: text('Approved by', 'किसने मंज़ूर किया') },
    fileId: { label: text('Bank file', 'बैंक की फ़ाइल'), kind: 'id' },
    sentAt: { label: text('Put into a file', 'फ़ाइल में कब डाला'), kind: 'time' },
    utr: { label: text('UTR', 'UTR') },
    paidAt: { label: text('Marked as paid', 'पेमेंट कब दर्ज हुआ'), kind: 'time' },
    returnedAt: { label: text('Returned or cancelled', 'कब लौटा या रद्द हुआ'), kind: 'time' },
    returnReason: { label: text('Reason', 'कारण') },
  },
  record,
  filter: z.object({
    /** A UTR, the id of a payout or a file, a customer id, a whole e-mail or phone, or words of a name. */
    q: z.string().trim().max(120).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    userId: z.string().max(64).optional(),
    state: z.array(z.enum(payoutStates)).optional(),
    /** Days in Asia/Kolkata, both included. */
    createdFrom: day.optional(),
    createdTo: day.optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: [
      'createdAt',
      'id',
      'customer',
      'amountPaise',
      'state',
      'bankAccount',
      'ifsc',
      'askedBy',
      'approvedBy',
      'fileId',
      'sentAt',
      'utr',
      'paidAt',
      'returnedAt',
      'returnReason',
    ],
    audited: 'list.exported',
  },
})
