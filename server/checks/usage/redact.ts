import { purposes } from '../../../contracts/codes.ts'
import { limits } from '../../../contracts/limits.ts'
import { isProductId, type Mask, productOf } from '../../../contracts/products/index.ts'
import { scrub } from '../../engines/scrub.ts'
import { maskValue, textOf } from '../verifications/masking.ts'

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
  return capped(body, (name, value) => {
    if (name === 'consent' && typeof value === 'boolean') return value
    if (name === 'purpose' && purposes.some(purpose => purpose === value)) return value
    if (name === 'reference' || (name === 'id' && !product)) return shortText(value)
    return masks.has(name) ? masked(masks.get(name), value) : hidden
  })
}

/** Redacts a reply for the log: the result masked, error texts without anything that looks personal. */
export function redactReply(product: string | null, reply: unknown): Json | null {
  if (!isObject(reply)) return null
  const about = product ?? textOrNull(reply.product)
  return capped(reply, (name, value) => {
    if (name === 'result' && isObject(value)) return redactResult(about, value)
    return plain(value)
  })
}

function redactResult(product: string | null, result: Json): Json {
  const masks = masksOf(product)
  return Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, masks.has(name) ? masked(masks.get(name), value) : hidden]),
  )
}

/** The log contains no names: holders' names are masked even where the product's screens show them. */
function masksOf(product: string | null): Map<string, Mask | undefined> {
  if (product === null || !isProductId(product)) return new Map()
  const { inputFields, resultFields, keys } = productOf(product)
  return new Map(
    [...inputFields, ...resultFields].map(({ source, mask }) => [
      source,
      mask ?? (source === keys.holder || /name$/i.test(source) ? 'name' : undefined),
    ]),
  )
}

function masked(mask: Mask | undefined, value: unknown): unknown {
  if (value === null) return null
  if (!mask) return plain(value)
  return isObject(value) || Array.isArray(value) ? hidden : shortText(maskValue(mask, textOf(value)))
}

/** Scrubs and truncates strings recursively. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value)
  if (Array.isArray(value)) return value.slice(0, mostMembers).map(plain)
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, mostMembers)
        .map(([name, one]) => [scrub(name), plain(one)]),
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

function capped(body: Json, shown: (name: string, value: unknown) => unknown): Json {
  const members = Object.entries(body)
  const kept = members
    .slice(0, mostMembers)
    .map(([name, value]) => [safeName.test(name) ? name : hidden, shown(name, value)] as const)
  const found = Object.fromEntries(kept)
  const bytes = Buffer.byteLength(JSON.stringify(found))
  return bytes > bodyBytes ? { truncated: true, bytes } : found
}
