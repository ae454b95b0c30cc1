import { z } from 'zod'
import { defineResource } from './define.ts'

const paise = z.number().int()

const fields = {
  id: z.string(),
  /** `2026-10`, a calendar month of Asia/Kolkata. */
  month: z.string(),
  lines: z.array(z.object({ product: z.string(), calls: z.number().int(), chargedPaise: paise })),
  chargedPaise: paise,
  refundedPaise: paise,
  /** Payments and corrections within the month. */
  paidPaise: paise,
  /** At the end of the month. */
  outstandingPaise: paise,
  createdAt: z.iso.datetime(),
}

const record = z.object(fields)

const filter = {
  /** A keyset cursor: the last id of the previous page. */
  after: z.string().max(64).optional(),
}

/** The monthly usage and payments of a postpaid account. */
export const postpaidStatement = defineResource({
  name: 'statements',
  audience: 'customer',
  permission: 'wallets',
  actions: ['list', 'show'],
  record,
  filter: z.object(filter),
  sorts: ['id', 'createdAt'],
})

const ofAnyone = record.extend({ userId: z.string(), customerId: z.string().nullable(), customer: z.string() })

export type CustomerStatement = z.infer<typeof ofAnyone>

/** All customers' statements, for staff. */
export const customerStatement = defineResource({
  name: 'postpaid-statements',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'show'],
  record: ofAnyone,
  filter: z.object({
    ...filter,
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
