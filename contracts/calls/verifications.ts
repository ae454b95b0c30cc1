import { z } from 'zod'
import { type ErrorCode, walletKinds } from '../codes.ts'
import { type ProductId, productIds } from '../products/index.ts'
import { verificationResources } from '../resources/index.ts'
import { defineCall } from './define.ts'

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byId = z.object({ id: z.string().max(64) })
const missing: ErrorCode[] = ['not_found']
const product = z.enum(productIds as [ProductId, ...ProductId[]])

const detailOf = (id: ProductId) => {
  const { detail } = verificationResources[id]
  return detail as NonNullable<typeof detail> & { shape: { product: z.ZodLiteral<ProductId> } }
}
const [first, ...others] = productIds.map(detailOf)

/** A verification of any product, as its own resource shows it. */
export const anyVerification = z.discriminatedUnion('product', [first as NonNullable<typeof first>, ...others])

/** Shows one masked field whole, to those who may; who, when and why is kept in the access log. */
export const revealVerification = defineCall({
  ...common,
  method: 'POST',
  path: '/verifications/{id}/reveal',
  summary: 'Reveal one field of a verification',
  params: byId,
  body: z.object({ field: z.string().max(64), reason: z.string().trim().min(3, 'Enter a short reason.').max(200) }),
  reply: z.object({ field: z.string(), value: z.string().nullable() }),
  errors: missing,
})

/** Checks the same input again, as a new verification at today's price: charged, as always, only if there is an answer. */
export const rerunVerification = defineCall({
  ...common,
  method: 'POST',
  path: '/verifications/{id}/rerun',
  summary: 'Run a verification again',
  params: byId,
  reply: anyVerification,
  errors: ['not_found', 'conflict', 'insufficient_balance', 'idempotency_conflict'],
  idempotent: true,
})

/** Newest first, at most 100. An export is of the whole list that this verification stood in. */
export const verificationAccessLog = defineCall({
  ...common,
  method: 'GET',
  path: '/verifications/{id}/access-log',
  summary: 'List who revealed or exported a verification',
  params: byId,
  reply: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      action: z.enum(['revealed', 'exported']),
      /** The revealed field's name. */
      field: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  errors: missing,
})

/** The catalogue with what is this customer's own. Open before KYC: prices are no secret. */
export const listProducts = defineCall({
  service: 'main',
  auth: 'customer',
  style: 'http',
  method: 'GET',
  path: '/products',
  summary: 'List products with price, source state and last use',
  reply: z.array(
    z.object({
      id: product,
      /** Integer paise for one answer. */
      pricePaise: z.number().int(),
      /** What the console and bulk files charge; keys charge the API wallet. */
      wallet: z.enum(walletKinds),
      sourceState: z.enum(['operational', 'degraded', 'down']),
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
})

/** A filtered list as CSV, masked as on screen, newest first, at most `limits.exportRows` rows. `filter` as the list takes it. */
export const exportVerifications = defineCall({
  ...common,
  method: 'GET',
  path: '/verifications/export',
  summary: 'Export verifications as CSV',
  query: z.object({ product, filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})
