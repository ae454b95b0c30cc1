import { z } from 'zod'
import { wordsToCustomers } from '../checks/productSwitches.ts'
import { reason } from '../fields/schemas.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { defineCall } from './define.ts'

const staff = {
  service: 'admin',
  auth: 'admin',
  style: 'http',
  method: 'POST',
  access: ['admin.sources', 'edit'],
} as const

const ofProduct = z.object({ product: z.enum(productIds as [ProductId, ...ProductId[]]) })
const changed = z.object({ id: z.string() })

/** For all customers: new checks are refused with 503 `product_disabled`, and what runs gets no answer and is not charged. On every node within 5 s. */
export const turnProductOff = defineCall({
  ...staff,
  path: '/apis/{product}/off',
  fresh: true,
  summary: 'Switch a product off for all customers',
  params: ofProduct,
  body: wordsToCustomers.extend({ reason }),
  reply: changed,
  errors: ['conflict'],
})

export const turnProductOn = defineCall({
  ...staff,
  path: '/apis/{product}/on',
  fresh: true,
  summary: 'Switch a product on again',
  params: ofProduct,
  body: z.object({ reason }),
  reply: changed,
  errors: ['conflict'],
})

/** Replaces an earlier notice. */
export const setProductNotice = defineCall({
  ...staff,
  path: '/apis/{product}/notice',
  summary: "Show a notice on a product's pages to all customers",
  params: ofProduct,
  body: wordsToCustomers.extend({ reason }),
  reply: changed,
})

export const removeProductNotice = defineCall({
  ...staff,
  path: '/apis/{product}/notice/remove',
  summary: "Remove the notice from a product's pages",
  params: ofProduct,
  body: z.object({ reason }),
  reply: changed,
  errors: ['conflict'],
})
