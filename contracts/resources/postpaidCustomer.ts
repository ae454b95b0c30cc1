import { z } from 'zod'
import { walletKinds } from '../codes.ts'
import { defineResource } from './define.ts'

const paise = z.number().int()

/** Why staff would look at an account: it owes, a statement is unpaid, a wallet has used most of its limit. */
export const postpaidStandings = ['owing', 'due', 'nearLimit'] as const

const record = z.object({
  /** The user's. */
  id: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  /** Of all postpaid wallets. */
  outstandingPaise: paise,
  /** Null where a wallet is without a limit. */
  creditLimitPaise: paise.nullable(),
  nearLimit: z.boolean(),
  /** What the last statement asked for and has not been paid since. */
  duePaise: paise,
  statement: z.object({ id: z.string(), month: z.string(), outstandingPaise: paise }).nullable(),
})

const detail = record.extend({
  wallets: z.array(
    z.object({
      kind: z.enum(walletKinds),
      outstandingPaise: paise,
      creditLimitPaise: paise.nullable(),
      heldPaise: paise,
    }),
  ),
  /** The outstanding amount by when it was charged: what is paid is taken off the oldest. */
  ageing: z.object({
    /** Since the last statement. */
    unbilledPaise: paise,
    months: z.array(z.object({ month: z.string(), paise })),
    olderPaise: paise,
  }),
})

export type PostpaidCustomer = z.infer<typeof record>
export type PostpaidCustomerDetail = z.infer<typeof detail>

/** Who pays by the month, with what they owe and may owe, for staff. */
export const postpaidCustomer = defineResource({
  name: 'postpaid-customers',
  audience: 'admin',
  permission: 'admin.wallets',
  actions: ['list', 'show', 'export'],
  record,
  detail,
  filter: z.object({
    /** Name, company, e-mail or customer id, in part. */
    q: z.string().trim().max(120).optional(),
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
    /** Any of these. */
    standing: z.array(z.enum(postpaidStandings)).max(postpaidStandings.length).optional(),
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'customer', 'outstandingPaise', 'creditLimitPaise', 'duePaise'],
})
