import { z } from 'zod'
import { priceStates } from '../prices.ts'
import { defineResource } from './define.ts'

const record = z.object({
  id: z.string(),
  userId: z.string(),
  customerId: z.string().nullable(),
  customer: z.string(),
  product: z.string(),
  pricePaise: z.number().int(),
  /** The product's base price now. */
  listPaise: z.number().int(),
  from: z.iso.datetime(),
  /** By its own last day or by a later decision. */
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(priceStates),
  reason: z.string(),
  decidedBy: z.string(),
  createdAt: z.iso.datetime(),
})

/** Prices that customers have of their own, for staff; the past ones stay. */
export const userPrice = defineResource({
  name: 'user-prices',
  audience: 'admin',
  permission: 'admin.prices',
  actions: ['list'],
  record,
  filter: z.object({
    /** Customer, e-mail or customer ID, in part. */
    q: z.string().trim().max(120).optional(),
    /** An account's id or customer ID, whole. */
    customer: z.string().max(64).optional(),
    product: z.array(z.string().max(64)).max(100).optional(),
    state: z.array(z.enum(priceStates)).max(priceStates.length).optional(),
    /** A keyset cursor: the last id of the page before, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

export type UserPrice = z.output<typeof record>
