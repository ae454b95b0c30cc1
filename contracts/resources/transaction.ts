import { z } from 'zod'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'
import { transferFilter, transferWords, walletEntryFields } from './walletEntry.ts'

const record = z.object({
  ...walletEntryFields,
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  /** The actor: the name of a person or key, or the part of the server. */
  actor: z.string(),
  reason: z.string().nullable(),
  /** The second person, of an adjustment that needed one. */
  approvedBy: z.string().nullable(),
  holdId: z.string().nullable(),
  availableAfterPaise: z.number().int(),
  heldAfterPaise: z.number().int(),
})

const detail = record.extend({
  /** Double entry: negative where money left, positive where it went; the lines sum to zero. */
  lines: z.array(
    z.object({
      account: z.enum(['wallet', 'hold', 'revenue', 'gateway', 'bonus', 'adjustment']),
      amountPaise: z.number().int(),
    }),
  ),
})

export type Transaction = z.infer<typeof record>
export type TransactionDetail = z.infer<typeof detail>

/** All transfers of all wallets, including reservations, for staff. */
export const transaction = defineResource({
  name: 'transactions',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminOverallTransactions },
  words: {
    title: text('Overall transactions', 'सभी लेन-देन'),
    search: text('Full request, job or payment ID', 'पूरी रिक्वेस्ट, फ़ाइल या पेमेंट ID'),
    none: text('No transactions yet', 'अभी कोई लेन-देन नहीं'),
    noneDetail: text('Credits, holds, charges and refunds appear here.', 'हर जमा, होल्ड, चार्ज और रिफ़ंड यहाँ दिखता है।'),
    one: text('Transaction', 'लेन-देन'),
    missing: text('Transaction not found', 'ऐसा कोई लेन-देन नहीं'),
    error: text('The transaction could not be loaded', 'लेन-देन लोड नहीं हो सका'),
  },
  fields: {
    ...transferWords,
    id: { label: text('Transaction ID', 'लेन-देन ID'), kind: 'id' },
    customerId: { label: text('Customer ID', 'ग्राहक ID') },
    customer: { label: text('Customer', 'ग्राहक') },
    reference: { label: text('Reference', 'रेफ़रेंस') },
    actor: { label: text('By', 'किसने') },
    reason: { label: text('Reason', 'कारण') },
    approvedBy: { label: text('Approved by', 'किसने मंज़ूर किया') },
    heldPaise: { label: text('Held', 'होल्ड'), kind: 'money' },
    availableAfterPaise: { label: text('Available after', 'बाद में उपलब्ध'), kind: 'money' },
    heldAfterPaise: { label: text('Held after', 'बाद में होल्ड'), kind: 'money' },
  },
  record,
  detail,
  filter: z.object({
    ...transferFilter,
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: {
    columns: [
      'id',
      'createdAt',
      'kind',
      'customerId',
      'customer',
      'wallet',
      'description',
      'reference',
      'amountPaise',
      'heldPaise',
      'balanceAfterPaise',
      'actor',
      'reason',
      'approvedBy',
    ],
    audited: 'transactions.exported',
  },
})
