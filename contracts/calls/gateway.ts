import { z } from 'zod'
import { reusedFrom } from '../checks/answerReuse.ts'
import { READ_SCOPE } from '../checks/apiKeys.ts'
import { consentField, requireConsent } from '../checks/consent.ts'
import { type ErrorCode, purposes, verificationStatuses, walletKinds } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import type { Product } from '../products/define.ts'
import { type ProductId, productIds, productOf } from '../products/index.ts'
import { type Call, defineCall } from './define.ts'

/** The fields of every check in addition to the product's own, at the top level of the body. */
const consented = {
  purpose: z.enum(purposes),
  reference: z.string().trim().max(limits.referenceCharacters).nullish(),
}

/** Of products whose answers keep. */
const reuse = {
  /** True asks the source, also where the account would have its own answer again. */
  fresh: z.boolean().nullish(),
}

const consentMissing = 'Must be true: confirm consent before you run a check.'

/** The product's own fields, or some of them, with those of every check. */
const bodyOf = (product: Product, input: z.ZodObject) => {
  const consent = consentField(product, consentMissing)
  const body = input.extend({ consent, ...consented, ...(product.reusable && reuse) })
  // The type has the fields common to all products; the schema also checks each product's own.
  return requireConsent(product, body, consentMissing, value => value) as unknown as z.ZodType<GatewayBody>
}

export type GatewayBody = z.output<z.ZodObject<typeof consented & typeof reuse>> & Record<string, unknown>

const charge = z.object({
  /** Integer paise; 0 under a test key. */
  paise: z.number().int(),
  wallet: z.enum(walletKinds),
})

const verified = <Status extends z.ZodType>(product: Product, status: Status) =>
  z.object({
    id: z.string(),
    product: z.literal(product.id),
    status,
    result: product.result.nullable(),
    reference: z.string().nullable(),
    charge,
    ...(product.reusable && { reusedFrom }),
    /** When the person whom the check waits for should have acted. */
    ...(product.awaits && { dueAt: z.iso.datetime().nullable() }),
    /** Why the files could not be read, if the check has ended so. */
    ...(product.reads && {
      error: z.string().nullable(),
      /** While its files wait to be read: how many readings begin before and with it, if nothing else comes. 1 is read next; null once it is read. */
      queuePlace: z.number().int().min(1).nullable(),
    }),
  })

const answeredOrWaiting = z.enum(['completed', 'not_found', 'awaiting_person', 'in_progress'])

/** The status of the reply for checks that are not answered at once. */
const acceptedStatus = ({ awaits, reads }: Product) => (awaits ? 'awaiting_person' : reads && 'in_progress')
const errors: ErrorCode[] = ['insufficient_balance', 'idempotency_conflict', 'source_unavailable', 'product_disabled']

/** The reply about one check of a product. */
export const verifiedByApi = (id: ProductId) => verified(productOf(id), answeredOrWaiting)

const statusesOf = (product: Product) => z.enum(['completed', 'not_found', ...[acceptedStatus(product) ?? []].flat()])

const checkCall = (product: Product) =>
  defineCall({
    service: 'gateway',
    method: 'POST',
    path: `/${product.id}`,
    auth: 'key',
    scope: product.id as ProductId,
    style: 'http',
    summary: product.label.en,
    body: bodyOf(product, product.input),
    reply: verified(product, statusesOf(product) as typeof answeredOrWaiting),
    ...(acceptedStatus(product) && { accepts: acceptedStatus(product) }),
    errors,
    idempotent: true,
    ...(product.gate === 'kyc' && { gate: product.gate }),
  })

/** The developers' endpoint of each product, `POST /v1/<product id>`. Only an answer, found or not found, is charged. */
export const gatewayChecks = Object.fromEntries(productIds.map(id => [id, checkCall(productOf(id))])) as Record<
  ProductId,
  ReturnType<typeof checkCall>
>

/** A product's further endpoints: the same check, with one input set by the address. */
const shortcutsOf = (id: ProductId) =>
  (productOf(id).endpoints ?? []).map(({ name, label, sets, example }) => {
    const { input } = productOf(id)
    const body = bodyOf(productOf(id), input.omit({ [sets.source]: true } as never))
    const call = defineCall({ ...checkCall(productOf(id)), path: `/${name}`, summary: label.en, body })
    return { product: id, sets, example, call }
  })

export const gatewayShortcuts = productIds.flatMap(shortcutsOf)

const [first, ...others] = productIds.map(id => verified(productOf(id), z.enum(verificationStatuses)))

/** A verification of any product as returned by `/v1`. */
export const verificationByApi = z.discriminatedUnion('product', [first as NonNullable<typeof first>, ...others])

/** Reads a verification of the key's account and mode; any other answers 404. */
export const getVerification = defineCall({
  service: 'gateway',
  method: 'GET',
  path: '/verifications/{id}',
  auth: 'key',
  scope: READ_SCOPE,
  style: 'http',
  summary: 'Get a verification',
  params: z.object({ id: z.string().max(64) }),
  reply: verificationByApi,
  errors: ['not_found'],
})

export const gatewayCalls: readonly Call[] = [
  ...(Object.values(gatewayChecks) as Call[]),
  ...gatewayShortcuts.map(({ call }) => call as Call),
  getVerification,
]
