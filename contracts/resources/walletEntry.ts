import { z } from 'zod'
import type { Field } from '../fields/field.ts'
import { day } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { transferKinds, walletKinds } from '../platform/codes.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

/**
 * An entry of a wallet's statement. The balance includes held money, as in a bank statement: only credits, captures, refunds and
 * adjustments change it, so each balance is the previous one plus the amount, and a day's captures are the day's spend. Reserving
 * and releasing only move money between "available" and "held" (`amountPaise` 0).
 */
export const walletEntryFields = {
  /** The transfer's id. */
  id: z.string(),
  createdAt: z.iso.datetime(),
  kind: z.enum(transferKinds),
  description: z.string(),
  /** The verification, job or payment it belongs to. */
  reference: z.string().nullable(),
  wallet: z.enum(walletKinds),
  /** The signed change of the balance: negative for a capture. */
  amountPaise: paise,
  /** The signed change of the held amount: negative when it is captured or released. */
  heldPaise: paise,
  balanceAfterPaise: paise,
}

export const transferFilter = {
  id: z.array(z.string().max(64)).max(100).optional(),
  wallet: z.array(z.enum(walletKinds)).optional(),
  kind: z.array(z.enum(transferKinds)).optional(),
  reference: z.string().trim().max(80).optional(),
  /** Days in Asia/Kolkata, both included. */
  createdFrom: day.optional(),
  createdTo: day.optional(),
  /** A keyset cursor: the last id of the previous page. */
  after: z.string().max(64).optional(),
}

/** The field declarations that the statement and the staff's ledger share. */
export const transferWords = {
  createdAt: { label: text('Time', 'समय'), kind: 'time' },
  kind: {
    label: text('Kind', 'प्रकार'),
    kind: 'choice',
    choices: {
      credit: choice('Money added', 'जमा'),
      reserve: choice('Money held', 'होल्ड'),
      capture: choice('Check charged', 'जाँच का चार्ज'),
      release: choice('Hold released', 'होल्ड हटा'),
      refund: choice('Refund', 'रिफ़ंड'),
      adjust: choice('Adjustment', 'एडजस्टमेंट'),
    },
  },
  description: { label: text('For', 'किसके लिए') },
  wallet: {
    label: text('Wallet', 'वॉलेट'),
    kind: 'choice',
    choices: {
      challan: choice('Challan', 'चालान'),
      api: choice('API', 'API'),
      product: choice('Product', 'प्रोडक्ट'),
    },
  },
  amountPaise: { label: text('Amount', 'राशि'), kind: 'money' },
  balanceAfterPaise: { label: text('Balance after', 'बाद का बैलेंस'), short: text('Balance', 'बैलेंस'), kind: 'money' },
} as const satisfies Record<string, Field>

const record = z.object(walletEntryFields)

export type WalletEntry = z.infer<typeof record>

/** The customer's statement of all wallets. Without a `kind` it omits reservations, whose outcome is a separate entry. */
export const walletEntry = defineResource({
  name: 'wallet-entries',
  audience: 'customer',
  permission: 'wallets',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.walletStatement },
  words: {
    title: text('Wallet statement', 'वॉलेट स्टेटमेंट'),
    search: text('Request, job or payment ID', 'रिक्वेस्ट, फ़ाइल या पेमेंट ID'),
    none: text('No entries yet', 'अभी तक कोई एंट्री नहीं'),
    noneDetail: text(
      'Credits, charges and refunds for your wallets appear here.',
      'आपके वॉलेट की हर जमा, चार्ज और रिफ़ंड यहाँ दिखता है।',
    ),
  },
  fields: transferWords,
  record,
  filter: z.object(transferFilter),
  sorts: ['id', 'createdAt'],
})
