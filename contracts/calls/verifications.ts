import { z } from 'zod'
import { productSwitch } from '../checks/productSwitches.ts'
import { accessActions } from '../people/auditActions.ts'
import { type ErrorCode, purposes, walletKinds } from '../platform/codes.ts'
import { sourceStateField } from '../platform/sourceStates.ts'
import { type ProductId, productIds, productOf } from '../products/index.ts'
import { verificationResources } from '../resources/index.ts'
import { atMostPaise } from '../resources/verification.ts'
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

/** A verification of any product, as in the product's own resource. */
export const anyVerification = z.discriminatedUnion('product', [first as NonNullable<typeof first>, ...others])

/** Of which product a verification of the account is, for code that knows only its id. */
export const findVerificationProduct = defineCall({
  ...common,
  method: 'GET',
  path: '/verifications/{id}/product',
  access: ['verifications', 'show'],
  summary: 'Find the product of a verification',
  params: byId,
  reply: z.object({ id: z.string(), product }),
  errors: missing,
})

/** Reveals a masked field to authorised users; who, when and why is recorded in the access log. */
export const revealVerification = defineCall({
  ...common,
  method: 'POST',
  path: '/verifications/{id}/reveal',
  access: ['verifications.reveal', 'show'],
  summary: 'Reveal one field of a verification',
  params: byId,
  body: z.object({ field: z.string().max(64), reason: z.string().trim().min(3, 'Enter a short reason.').max(200) }),
  reply: z.object({ field: z.string(), value: z.string().nullable() }),
  errors: missing,
})

/**
 * Repeats a check as a new verification in the same mode: a test check again as a test, which is free; a live check at the current
 * price, charged only if there is an answer. 409 if the price is above the one that the caller saw.
 */
export const rerunVerification = defineCall({
  ...common,
  method: 'POST',
  path: '/verifications/{id}/rerun',
  access: ['verifications', 'create'],
  summary: 'Run a verification again, in the same mode',
  params: byId,
  body: z.object({ atMostPaise }),
  reply: anyVerification,
  errors: ['not_found', 'conflict', 'insufficient_balance', 'idempotency_conflict', 'product_disabled'],
  idempotent: true,
})

const inputOf = (id: ProductId) =>
  z.object({
    product: z.literal(id),
    input: productOf(id).input,
    /** Of the check that is meant: an answer is reused for the same purpose only. */
    purpose: z.enum(purposes).nullish(),
  })
const [firstInput, ...otherInputs] = productIds.map(inputOf)

/**
 * The account's latest live answer for the same input of the last `limits.earlierAnswerMs`, or of the longer time for which the account reuses its answers, so
 * that nobody buys it twice without knowing. Free; a POST, because an input does not belong in an address.
 */
export const findEarlierAnswer = defineCall({
  ...common,
  method: 'POST',
  path: '/verifications/earlier-answer',
  access: ['verifications', 'show'],
  summary: 'Find a recent answer for the same input',
  body: z.discriminatedUnion('product', [firstInput as NonNullable<typeof firstInput>, ...otherInputs]),
  reply: z.object({
    earlier: anyVerification.nullable(),
    /** When the source gave the answer that the check would have again, free; null if it would ask the source. */
    reusableFrom: z.iso.datetime().nullable(),
  }),
})

/**
 * Who was shown values of a verification, newest first, at most `limits.accessLogEntries`. An entry may concern more than this verification: an exported
 * list, a file of results, a report.
 */
export const verificationAccessLog = defineCall({
  ...common,
  method: 'GET',
  path: '/verifications/{id}/access-log',
  access: ['verifications', 'show'],
  summary: 'List who was shown values of a verification',
  params: byId,
  reply: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string(),
      action: z.enum(accessActions),
      /** The revealed field's name. */
      field: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  errors: missing,
})

/** The catalogue with the customer's own prices. Available before KYC, because prices are no secret. */
export const listProducts = defineCall({
  service: 'main',
  auth: 'customer',
  access: 'signedIn',
  style: 'http',
  method: 'GET',
  path: '/products',
  revalidate: true,
  summary: 'List products with price, source state and last use',
  reply: z.array(
    z.object({
      id: product,
      /** Integer paise for one answer. */
      pricePaise: z.number().int(),
      /** The wallet charged by the console and bulk files; keys charge the API wallet. */
      wallet: z.enum(walletKinds),
      sourceState: sourceStateField,
      ...productSwitch.shape,
      lastUsedAt: z.iso.datetime().nullable(),
    }),
  ),
})

/** The filtered list as CSV, masked as on screen, newest first, at most `limits.exportRows` rows. `filter` is that of the list. */
export const exportVerifications = defineCall({
  ...common,
  method: 'GET',
  path: '/verifications/export',
  access: ['verifications', 'export'],
  summary: 'Export verifications as CSV',
  query: z.object({ product, filter: z.string().max(8_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})
