import { z } from 'zod'
import { identifier } from '../products/inputs.ts'
import { defineCall } from './define.ts'

/** `code` is null for a bank without one of its own, `name` if the list has no name for the code. */
const bank = z.object({ code: z.string().nullable(), name: z.string().nullable() })

/** A bank that became part of another; `on` is the first day. */
const formerBank = z.object({ code: z.string(), name: z.string(), into: bank, on: z.iso.date() }).nullable()

const found = z.object({
  found: z.literal(true),
  ifsc: z.string(),
  /** The bank that has the account. */
  bank,
  /** The bank whose code it is, if it lends the code to `bank`. */
  lentBy: bank.nullable(),
  branchCode: z.string(),
  /** Known of head offices only. */
  micr: z.string().nullable(),
  /** As RBI and NPCI class the bank: `PSB`, `Private`, `RRB` … */
  kind: z.string().nullable(),
  /** Of the bank, as NPCI lists it. */
  services: z
    .object({
      nachCredit: z.boolean(),
      achDebit: z.boolean(),
      aadhaarPayments: z.boolean(),
      mandates: z.boolean(),
      upi: z.boolean(),
    })
    .nullable(),
  formerBank,
})

const unknown = z.object({
  found: z.literal(false),
  /** The bank of the first four letters; null if no bank has them. */
  bank: bank.nullable(),
  formerBank,
  /** The branch's code today, where the merged bank's branches were renumbered by a published rule. */
  likelyCode: z.string().nullable(),
})

/** A branch by its IFSC, from lists in the server: no source is asked. The list has no names and addresses of branches. */
export const findBranch = defineCall({
  service: 'main',
  method: 'GET',
  path: '/ifsc/{code}',
  auth: 'customer',
  access: 'signedIn',
  style: 'http',
  revalidate: true,
  summary: 'Look up a bank branch by IFSC, free of charge',
  params: z.object({ code: identifier('ifsc') }),
  reply: z.discriminatedUnion('found', [found, unknown]),
})
