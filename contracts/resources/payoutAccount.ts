import { z } from 'zod'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'
import { bankAccountShape } from './payout.ts'

const paise = z.number().int()

const record = z.object({
  /** The customer's. */
  id: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  /** Integer paise: received, less what was refunded and paid out. */
  owedPaise: paise,
  /** Of it: received in the last days, and being refunded. */
  heldPaise: paise,
  refundingPaise: paise,
  /** Of it: what a proposal may pay out. It does not subtract one that waits. */
  availablePaise: paise,
  /** Proposed, and not decided. */
  proposedPaise: paise,
  /** When the oldest payment of what is owed came; null if nothing is owed. */
  since: z.iso.datetime().nullable(),
  bankAccount: z.object(bankAccountShape).nullable(),
})

export type PayoutAccount = z.output<typeof record>

/** Accounts for whose steps money was received, and what is owed to each. */
export const payoutAccount = defineResource({
  name: 'payout-accounts',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list'],
  paths: { list: paths.adminPayoutAccounts },
  words: {
    title: text('Money owed to accounts', 'खातों की बकाया रकम'),
    search: text('Customer, e-mail or customer ID', 'ग्राहक, ईमेल या ग्राहक ID'),
    none: text('Nothing is owed', 'कुछ बकाया नहीं'),
    noneDetail: text(
      'Accounts appear here once an applicant has paid for a step of their case.',
      'जब कोई आवेदक केस के स्टेप का पेमेंट करता है, तब उसका खाता यहाँ दिखता है।',
    ),
  },
  fields: {
    id: { label: text('Account ID', 'खाते का ID'), kind: 'id' },
    customer: { label: text('Customer', 'ग्राहक') },
    owedPaise: { label: text('Owed', 'बकाया'), kind: 'money' },
    heldPaise: { label: text('Held for refunds', 'रिफ़ंड के लिए रोकी'), kind: 'money' },
    refundingPaise: { label: text('Being refunded', 'लौटाई जा रही'), kind: 'money' },
    availablePaise: { label: text('Can be paid out', 'पेआउट हो सकता है'), kind: 'money' },
    proposedPaise: { label: text('Waiting for approval', 'मंज़ूरी का इंतज़ार'), kind: 'money' },
    since: { label: text('Oldest payment', 'सबसे पुराना पेमेंट'), kind: 'time' },
    bankAccount: { label: text('Bank account', 'बैंक खाता') },
  },
  record,
  filter: z.object({
    q: z.string().trim().max(120).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    /** Only accounts to which something is owed. */
    owed: z.literal(true).optional(),
  }),
  sorts: ['id', 'owedPaise', 'availablePaise'],
})
