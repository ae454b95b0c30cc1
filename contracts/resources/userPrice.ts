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
  /** The product's current base price. */
  listPaise: z.number().int(),
  from: z.iso.datetime(),
  /** Its own last day, or the start of a later decision. */
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(priceStates),
  reason: z.string(),
  decidedBy: z.string(),
  createdAt: z.iso.datetime(),
})

/** Customers' own prices, for staff, including past ones. */
export const userPrice = defineResource({
  name: 'user-prices',
  audience: 'admin',
  permission: 'admin.prices',
  actions: ['list'],
  record,
  filter: z.object({
    /** Part of the customer's name, e-mail or customer ID. */
    q: z.string().trim().max(120).optional(),
    /** A complete account id or customer ID. */
    customer: z.string().max(64).optional(),
    product: z.array(z.string().max(64)).max(100).optional(),
    state: z.array(z.enum(priceStates)).max(priceStates.length).optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
})

export type UserPrice = z.output<typeof record>
