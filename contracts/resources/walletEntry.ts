import { z } from 'zod'
import { transferKinds, walletKinds } from '../codes.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

/**
 * A line of a wallet's statement. The balance is what the customer owns in the wallet, held money included, as a bank's statement
 * has it: only credits, captures, refunds and adjustments change it, so each balance is the one before plus the amount, and the
 * captures of a day are the day's spend. Reserving and releasing only move money between "available" and "held" (`amountPaise` 0).
 */
export const walletEntryFields = {
  /** The transfer's id. */
  id: z.string(),
  createdAt: z.iso.datetime(),
  kind: z.enum(transferKinds),
  description: z.string(),
  /** What it was for: a verification, a job, a payment. */
  reference: z.string().nullable(),
  wallet: z.enum(walletKinds),
  /** Signed change of the balance: below zero for a capture. */
  amountPaise: paise,
  /** Signed change of what is held: below zero when it was captured or given back. */
  heldPaise: paise,
  balanceAfterPaise: paise,
}

export const transferFilter = {
  id: z.array(z.string().max(64)).max(100).optional(),
  wallet: z.array(z.enum(walletKinds)).optional(),
  kind: z.array(z.enum(transferKinds)).optional(),
  reference: z.string().trim().max(80).optional(),
  /** Days of Asia/Kolkata, both included. */
  createdFrom: z.iso.date().optional(),
  createdTo: z.iso.date().optional(),
  /** A keyset cursor: the last id of the page before. */
  after: z.string().max(64).optional(),
}

const record = z.object(walletEntryFields)

export type WalletEntry = z.infer<typeof record>

/** The customer's statement over all wallets. Without a `kind` it leaves reservations out: each is followed by what came of it. */
export const walletEntry = defineResource({
  name: 'wallet-entries',
  audience: 'customer',
  permission: 'wallets',
  actions: ['list', 'show', 'export'],
  record,
  filter: z.object(transferFilter),
  sorts: ['id', 'createdAt'],
})
