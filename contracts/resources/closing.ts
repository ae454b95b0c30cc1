import { z } from 'zod'
import { day } from '../fields/schemas.ts'
import { choice } from '../platform/choice.ts'
import { walletKinds } from '../platform/codes.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'
import { invoiceKinds } from './invoice.ts'

const paise = z.number().int()
const count = z.number().int()
const time = z.iso.datetime()

export const closingKinds = ['day', 'month'] as const
export const closingStates = ['open', 'prepared', 'closed', 'reopening'] as const
export const closingActions = ['prepared', 'withdrawn', 'signed', 'reopenAsked', 'reopenRefused', 'reopened'] as const

/** Why a period cannot be prepared or signed, each with what it counts. */
export const closingBlockers = [
  /** An earlier day, or a day of the month, is not closed. */
  'order',
  'differences',
  'noReport',
  'noInvoice',
] as const

/** Accounts of the ledger outside the wallets, in display order. */
export const ledgerAccounts = [
  'gateway',
  'revenue',
  'gst',
  'challanFines',
  'government',
  'payable',
  'diverged',
  'bonus',
  'adjustment',
] as const

const figures = z.object({
  /** Opening + the movements = closing. Charges are negative. */
  wallets: z.array(
    z.object({
      wallet: z.enum(walletKinds),
      account: z.enum(['Prepaid', 'Postpaid']),
      openingPaise: paise,
      paidInPaise: paise,
      bonusPaise: paise,
      adjustedPaise: paise,
      chargedPaise: paise,
      refundedPaise: paise,
      closingPaise: paise,
      /** At the end: reserved for running checks, and owed by postpaid accounts. */
      heldPaise: paise,
      outstandingPaise: paise,
    }),
  ),
  /** In the ledger's signs: with the wallets' their balances sum to zero. */
  accounts: z.array(
    z.object({ account: z.string(), openingPaise: paise, inPaise: paise, outPaise: paise, closingPaise: paise }),
  ),
  /** What the account `revenue` got, by product; `challanFees`, `refunds` and `other` besides. Null: the cost of no answer is known. */
  revenue: z.array(
    z.object({
      product: z.string(),
      answers: count,
      amountPaise: paise,
      costPaise: paise.nullable(),
      /** Answers of a source whose cost is not known. */
      unknownCosts: count,
    }),
  ),
  /** Tax invoices and credit notes that were issued, as positive sums. */
  documents: z.array(
    z.object({
      series: z.enum(['wallets', 'challans']),
      kind: z.enum(invoiceKinds),
      documents: count,
      basePaise: paise,
      cgstPaise: paise,
      sgstPaise: paise,
      igstPaise: paise,
    }),
  ),
  /** By the gateway's reports and by our records. */
  gateway: z.object({
    capturedPaise: paise,
    feesPaise: paise,
    taxPaise: paise,
    refundedPaise: paise,
    settledPaise: paise,
    recordedPaise: paise,
    returnedPaise: paise,
    differences: count,
    open: count,
  }),
  /** Of staff, without the settlements of postpaid accounts by bank. */
  adjustments: z.object({ count, addedPaise: paise, takenPaise: paise }),
  /** What happened on a closed day and was therefore booked in this period. */
  late: z.object({ count, amountPaise: paise }),
  /** When the ledger was verified for it: transfers and audit entries. */
  verified: z.object({ at: time, transfers: count, sealed: count }).nullable(),
})

export type ClosingFigures = z.output<typeof figures>
export type ClosingKind = (typeof closingKinds)[number]
export type ClosingState = (typeof closingStates)[number]
export type ClosingAction = (typeof closingActions)[number]
export type ClosingBlocker = (typeof closingBlockers)[number]

const record = z.object({
  /** A day in India, `2026-11-21`, or a month, `2026-11`. */
  id: z.string(),
  kind: z.enum(closingKinds),
  state: z.enum(closingStates),
  /** What must be done first, of an open or prepared period. */
  blockers: z.array(z.object({ kind: z.enum(closingBlockers), count })),
  preparedBy: z.string().nullable(),
  preparedAt: time.nullable(),
  signedBy: z.string().nullable(),
  signedAt: time.nullable(),
})

const detail = record.extend({
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  figures,
  /** Of the stored figures; null while the period is open, when the figures are those of now. */
  digest: z.string().nullable(),
  /** Whether the ledger still gives the stored figures; null while the period is open. */
  agrees: z.boolean().nullable(),
  note: z.string().nullable(),
  reopenBy: z.string().nullable(),
  reopenReason: z.string().nullable(),
  /** The reader prepared it, or asked to reopen it: another person must decide. */
  isOwn: z.boolean(),
  /** The last of its kind, so that it can be withdrawn or reopened. */
  isLast: z.boolean(),
  history: z.array(
    z.object({
      id: z.string(),
      action: z.enum(closingActions),
      by: z.string(),
      at: time,
      note: z.string().nullable(),
      digest: z.string(),
      revenuePaise: paise,
      walletsPaise: paise,
    }),
  ),
})

export type Closing = z.output<typeof record>
export type ClosingDetail = z.output<typeof detail>

/** Days and months, the latest first, and how far each is closed. */
export const closing = defineResource({
  name: 'closings',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'show'],
  paths: { list: paths.adminClosing, show: paths.adminClosingDetail },
  words: {
    title: text('Closing', 'क्लोज़िंग'),
    none: text('Nothing to close yet', 'अभी बंद करने को कुछ नहीं'),
    noneDetail: text(
      'A day can be closed once it is over, and a month once all its days are closed.',
      'दिन खत्म होने पर उसे बंद कर सकते हैं, और महीने को उसके सब दिन बंद होने पर।',
    ),
  },
  fields: {
    id: { label: text('Period', 'अवधि'), kind: 'mono' },
    kind: {
      label: text('Kind', 'प्रकार'),
      kind: 'choice',
      choices: { day: choice('Day', 'दिन'), month: choice('Month', 'महीना') },
    },
    state: {
      label: text('State', 'स्टेटस'),
      kind: 'choice',
      choices: {
        open: choice('Open', 'खुला'),
        prepared: choice('Prepared', 'तैयार', 'warning'),
        closed: choice('Closed', 'बंद', 'success'),
        reopening: choice('Reopening asked', 'फिर खोलने को कहा', 'danger'),
      },
    },
    blockers: { label: text('What blocks', 'क्या बाकी है') },
    preparedBy: { label: text('Prepared by', 'किसने तैयार किया') },
    preparedAt: { label: text('Prepared', 'कब तैयार किया'), kind: 'time' },
    signedBy: { label: text('Signed off by', 'किसने मंज़ूर किया') },
    signedAt: { label: text('Signed off', 'कब मंज़ूर किया'), kind: 'time' },
    createdAt: { label: text('Period', 'अवधि'), kind: 'day' },
  },
  record,
  detail,
  filter: z.object({
    id: z.array(z.string().max(10)).max(100).optional(),
    kind: z.array(z.enum(closingKinds)).optional(),
    state: z.array(z.enum(closingStates)).optional(),
    /** Days in India, both included. */
    createdFrom: day.optional(),
    createdTo: day.optional(),
  }),
  sorts: ['id'],
})
