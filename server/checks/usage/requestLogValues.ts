import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiOutcome } from '../../../contracts/people/apiUsage.ts'
import { purposes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type Mask, productIds, productOf } from '../../../contracts/products/index.ts'
import { loggedReference, scrub } from '../../engines/scrub.ts'
import { maskValue, textOf } from '../verifications/masking.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The gateway's reply before serialisation. */
    answered: unknown
  }
}

/** The logged outcome and both bodies without personal data; headers are never logged. */
export function requestLogValues(request: FastifyRequest, { statusCode }: FastifyReply, product: string | null) {
  const { body, params, answered } = request
  const request_body = redactRequest(product, body ?? params)
  const reply_body = redactReply(product, answered)
  return {
    outcome: isDisabled(answered) ? ('refused' as const) : outcomeOf(statusCode, product && answered),
    reference: referenceIn(product, body),
    request_body,
    reply_body,
  }
}

/** A product that staff have switched off is refused without asking its source. */
const isDisabled = (answered: unknown): boolean =>
  isObject(answered) && isObject(answered.error) && answered.error.code === 'product_disabled'

export function outcomeOf(status: number, answered: unknown): ApiOutcome {
  if (status < 300)
    return answered !== null && typeof answered === 'object' && 'status' in answered && answered.status === 'not_found'
      ? 'not_found'
      : 'completed'
  if (status < 500) return 'refused'
  return status === 503 ? 'source_unavailable' : 'failed'
}

function referenceIn(product: string | null, body: unknown): string | null {
  if (!isObject(body) || typeof body.reference !== 'string') return null
  return loggedReference(withoutInputs(product, body, body.reference)) || null
}

/** A reference may repeat an input that no pattern recognises, such as an account number. */
function withoutInputs(product: string | null, body: Json, reference: string): string {
  const inputs = [...masksOf(product)].flatMap(([source, mask]) => {
    const value = body[source]
    return mask && typeof value === 'string' && value.trim() !== '' ? [[value, maskValue(mask, value)] as const] : []
  })
  return inputs.reduce((left, [value, shown]) => left.replace(anyWriting(value), () => shown), reference)
}

/** The input is normalised, the reference is not: it may have separators and letters of either case. */
const anyWriting = (value: string) =>
  new RegExp(
    value
      .split('')
      .map(char => char.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&'))
      .join('[\\s./-]*'),
    'gi',
  )

const { bodyBytes, textCharacters, members: mostMembers } = limits.requestLog

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const hidden = '•••'

/**
 * Redacts a request's body or parameters for the log: the product's fields masked, known fields as they are, unknown fields by
 * name only.
 */
export function redactRequest(product: string | null, body: unknown): Json | null {
  if (!isObject(body)) return null
  const masks = masksOf(product)
  return redactMembers(body, (name, value) => {
    if (name === 'consent' && typeof value === 'boolean') return value
    if (name === 'purpose' && purposes.some(purpose => purpose === value)) return value
    if (name === 'reference' && typeof value === 'string') return shortText(withoutInputs(product, body, value))
    if (name === 'id' && !product) return shortText(value)
    return masks.has(name) ? masked(masks.get(name), value) : hidden
  })
}

/** Redacts a reply for the log: the result masked, error texts without anything that looks personal. */
export function redactReply(product: string | null, reply: unknown): Json | null {
  if (!isObject(reply)) return null
  const id = product ?? textOrNull(reply.product)
  return redactMembers(reply, (name, value) => {
    if (name === 'result' && isObject(value)) return redactResult(id, value)
    // The request's own row has it, without the inputs that it repeats.
    if (name === 'reference' && value !== null) return hidden
    return scrubDeep(value)
  })
}

function redactResult(product: string | null, result: Json): Json {
  const masks = masksOf(product)
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => {
      // The rows of a table are counted, not shown.
      if (Array.isArray(value)) return [name, `${value.length} rows`]
      return [name, masks.has(name) ? masked(masks.get(name), value) : hidden]
    }),
  )
}

/** Hidden completely, like a field that is not known. */
const isBirthDate = (source: string) => /^(dob|birth)/i.test(source)

type Masks = ReadonlyMap<string, Mask | undefined>

/** The log contains no names or addresses: they are masked even where the product's screens show them. */
const masks = new Map<string, Masks>(
  productIds.map(product => {
    const { inputFields, resultFields, keys } = productOf(product)
    const isName = (source: string) => source === keys.holder || /(name|address|house|street|locality)$/i.test(source)
    const fields = [...inputFields, ...resultFields].filter(({ source }) => !isBirthDate(source))
    return [product, new Map(fields.map(({ source, mask }) => [source, mask ?? (isName(source) ? 'name' : undefined)]))]
  }),
)

const masksOf = (product: string | null): Masks => masks.get(product ?? '') ?? new Map()

function masked(mask: Mask | undefined, value: unknown): unknown {
  if (value === null) return null
  if (!mask) return scrubDeep(value)
  return isObject(value) || Array.isArray(value) ? hidden : shortText(maskValue(mask, textOf(value)))
}

/** Scrubs and truncates strings recursively. */
function scrubDeep(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.slice(0, mostMembers).map(scrubDeep)
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, mostMembers)
        .map(([name, one]) => [scrub(name), scrubDeep(one)]),
    )
  return value ?? null
}

function shortText(value: unknown): string {
  if (typeof value !== 'string') return hidden
  const text = scrub(value)
  return text.length > textCharacters ? `${text.slice(0, textCharacters).toWellFormed()}…` : text
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** A field name invented by the caller may contain personal data too. */
const safeName = /^[A-Za-z][A-Za-z_-]{0,39}$/

function redactMembers(body: Json, shown: (name: string, value: unknown) => unknown): Json {
  const members = Object.entries(body)
  const entries = members
    .slice(0, mostMembers)
    .map(([name, value]) => [safeName.test(name) ? name : hidden, shown(name, value)] as const)
  const found = Object.fromEntries(entries)
  const bytes = Buffer.byteLength(JSON.stringify(found))
  return bytes > bodyBytes ? { truncated: true, bytes } : found
}
