import { z } from 'zod'
import { defineResource } from './define.ts'
import { transferFilter, walletEntryFields } from './walletEntry.ts'

const record = z.object({
  ...walletEntryFields,
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  /** Who moved it: a person's or key's name, or the part of the server that did. */
  actor: z.string(),
  reason: z.string().nullable(),
  holdId: z.string().nullable(),
  availableAfterPaise: z.number().int(),
  heldAfterPaise: z.number().int(),
})

const detail = record.extend({
  /** Double entry: where the money left (below zero) and where it went; the lines add up to zero. */
  lines: z.array(
    z.object({
      account: z.enum(['wallet', 'hold', 'revenue', 'gateway', 'bonus', 'adjustment']),
      amountPaise: z.number().int(),
    }),
  ),
})

export type Transaction = z.infer<typeof record>
export type TransactionDetail = z.infer<typeof detail>

/** Every transfer of every wallet, reservations included, for staff. */
export const transaction = defineResource({
  name: 'transactions',
  audience: 'admin',
  permission: 'admin.transactions',
  actions: ['list', 'show', 'export'],
  record,
  detail,
  filter: z.object({
    ...transferFilter,
    /** A user id or a customer id. */
    customer: z.string().trim().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})
