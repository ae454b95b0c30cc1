import { z } from 'zod'
import { MAX_PAISE, reason } from '../fields/schemas.ts'
import { identifier, personName } from '../products/inputs.ts'
import { bankAccountShape, payoutStates } from '../resources/payout.ts'
import { defineCall } from './define.ts'

const own = { service: 'main', auth: 'customer', style: 'http' } as const
const staff = { service: 'admin', auth: 'admin', style: 'http', access: ['admin.transactions', 'edit'] } as const

const paise = z.number().int()
const byId = z.object({ id: z.string().max(64) })
const moved = z.object({ id: z.string(), state: z.enum(payoutStates) })

const accountNumberIs = 'Enter an account number of 9 to 18 digits.'

const bankAccount = z.object(bankAccountShape).extend({ since: z.iso.datetime() })

/** Of what the account's steps have collected. All amounts are parts of `owedPaise`, except what is on its way. */
export const readPayoutBalance = defineCall({
  ...own,
  method: 'GET',
  path: '/payouts/balance',
  access: ['wallets', 'list'],
  summary: 'Read what is owed to the account for payments in cases',
  reply: z.object({
    owedPaise: paise,
    /** Received in the last `holdDays` days, and kept for refunds. */
    heldPaise: paise,
    holdDays: paise,
    /** On its way back to payers. */
    refundingPaise: paise,
    /** What can be paid out now. */
    availablePaise: paise,
    /** Paid out, and not confirmed by the bank. */
    onTheWayPaise: paise,
    bankAccount: bankAccount.nullable(),
  }),
})

/** Replaces the bank account to which payouts go. One that is proposed for the former account cannot be approved any more. */
export const setPayoutBankAccount = defineCall({
  ...own,
  method: 'POST',
  path: '/payouts/bank-account',
  access: ['account', 'edit'],
  fresh: true,
  summary: 'Set the bank account for payouts',
  body: z.object({
    holder: personName,
    number: z
      .string()
      .max(40)
      .overwrite(value => value.replaceAll(/[\s-]/g, ''))
      .regex(/^\d{9,18}$/, accountNumberIs)
      .refine(value => !/^0+$/.test(value), accountNumberIs),
    ifsc: identifier('ifsc'),
  }),
  reply: z.object({ bankAccount }),
})

/** Asks a second person for a payout to the bank account that the asker has seen. */
export const proposePayout = defineCall({
  ...staff,
  method: 'POST',
  path: '/payout-accounts/{id}/propose',
  fresh: true,
  summary: 'Propose a payout to an account',
  params: byId,
  body: z.object({
    amountPaise: paise.min(100, 'At least ₹1.').max(MAX_PAISE),
    bankAccountId: z.string().max(64),
    /** The holder of the bank account is whoever the account belongs to. */
    holderCompared: z.literal(true, "Compare the holder's name with the customer's."),
    reason,
  }),
  reply: z.object({ approvalId: z.string() }),
  errors: ['not_found', 'conflict'],
  idempotent: true,
})

/** Puts approved payouts into a file for the bank, each into one file only. Payouts to a bank account that was replaced are left out. */
export const makePayoutFile = defineCall({
  ...staff,
  method: 'POST',
  path: '/payout-files',
  fresh: true,
  summary: 'Put approved payouts into a bank file',
  reply: z.object({ id: z.string(), payouts: paise, totalPaise: paise, leftOut: paise }),
  errors: ['conflict'],
  idempotent: true,
})

/** The file again, with whole account numbers: every download is in the audit log. */
export const downloadPayoutFile = defineCall({
  ...staff,
  method: 'GET',
  path: '/payout-files/{id}',
  fresh: true,
  summary: 'Download a bank file of payouts',
  params: byId,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: ['not_found'],
})

export const markPayoutPaid = defineCall({
  ...staff,
  method: 'POST',
  path: '/payouts/{id}/paid',
  summary: 'Mark a payout as paid',
  params: byId,
  body: z.object({
    utr: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{12,22}$/, 'Enter the UTR of 12 to 22 letters and digits.'),
  }),
  reply: moved,
  errors: ['not_found', 'conflict'],
})

/** Also of one that is marked as paid: banks return payouts days later. */
export const markPayoutReturned = defineCall({
  ...staff,
  method: 'POST',
  path: '/payouts/{id}/returned',
  fresh: true,
  summary: 'Mark a payout as returned by the bank',
  params: byId,
  body: z.object({ reason }),
  reply: moved,
  errors: ['not_found', 'conflict'],
})

/** Before it is in a file for the bank. */
export const cancelPayout = defineCall({
  ...staff,
  method: 'POST',
  path: '/payouts/{id}/cancel',
  summary: 'Cancel an approved payout',
  params: byId,
  body: z.object({ reason }),
  reply: moved,
  errors: ['not_found', 'conflict'],
})
