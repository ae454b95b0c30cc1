import { z } from 'zod'
import { defineCall } from './define.ts'

/**
 * What becomes of a line of a portal's file. `ready`: would be settled; `already`: settled before with the same receipt;
 * `otherReceipt`: settled with another one; `repeated`: the challan stands on an earlier line; `status`: not paid at the portal;
 * `failed`: refused when it was to be settled.
 */
export const settlementOutcomes = [
  'ready',
  'settled',
  'already',
  'otherReceipt',
  'repeated',
  'invalid',
  'status',
  'unknown',
  'notProcessing',
  'closed',
  'inRefund',
  'amount',
  'failed',
] as const

export type SettlementOutcome = (typeof settlementOutcomes)[number]

const line = z.object({
  /** As in a spreadsheet; the header is line 1. */
  line: z.number().int(),
  challanNo: z.string(),
  receiptNo: z.string(),
  orderId: z.string().nullable(),
  number: z.string().nullable(),
  /** The fine of the challan in its order. */
  amountPaise: z.number().int().nullable(),
  outcome: z.enum(settlementOutcomes),
  /** The reason of the refusal. */
  message: z.string().nullable(),
})

const body = z.object({
  /** The file's text: columns for challan and receipt number, and if the portal has them, status, amount and date. */
  csv: z.string().min(1, 'Choose a file.').max(40_000, 'The file is too long. Split it.'),
})

const reply = z.object({
  lines: z.array(line),
  /** The lines as CSV, to be saved. */
  csv: z.string(),
})

const place = {
  service: 'admin',
  method: 'POST',
  auth: 'admin',
  style: 'http',
  body,
  reply,
  access: ['admin.challans', 'edit'],
} as const

/** Matches a portal's file with the orders and changes nothing. */
export const previewSettlements = defineCall({
  ...place,
  path: '/challan-settlements/preview',
  summary: "Preview a portal's file of settlements",
})

/** Settles what is ready, each order as by `settleChallans`. A file that is sent again settles nothing twice. */
export const applySettlements = defineCall({
  ...place,
  path: '/challan-settlements',
  summary: "Settle challans by a portal's file",
  errors: ['idempotency_conflict'],
  idempotent: true,
})
