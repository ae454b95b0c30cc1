import { getPath } from '../remote/mapping.ts'
import type { Call, Example, Provider, ProviderProduct } from './define.ts'
import { type ProviderReply, type ProviderRequest, requestOf, type SignedRequest } from './request.ts'

/** What the twin accepts as any credential; it refuses this one, as the provider refuses a wrong one. */
export const WRONG_CREDENTIAL = 'wrong'

const TOKEN = 'twin-token'
const ANY = '*any*'

/**
 * A provider made from its documented examples: it answers their questions as they do, asks to be signed in as the provider does, and knows nothing else
 * (the product's first example of that, or 404).
 */
export function createTwin(provider: Provider): (request: SignedRequest) => ProviderReply {
  const products = Object.values(provider.products)
  const known = products.flatMap(product => product.examples.flatMap(example => exchangesOf(product, example)))
  return request => {
    const { signIn, refusal } = provider
    if (isWrong(signIn, request)) return refusal
    if (signIn.kind === 'token' && request.path === signIn.call.path)
      return { status: 200, body: nest(signIn.token, TOKEN) }
    const found = known.find(one => isSame(one.request, request))
    if (found) return { status: found.reply[0], body: found.reply[1] }
    return unknownTo(products, request)
  }
}

/** Every request of an example with its reply, as the calls follow each other. */
function exchangesOf({ calls }: ProviderProduct, { query, replies }: Example) {
  const kept: Record<string, unknown> = {}
  return replies.map((reply, at) => {
    const call = calls[Math.min(at, calls.length - 1)] as Call
    const request = requestOf(call, { query, kept, reference: () => ANY })
    for (const [name, path] of Object.entries(call.keep ?? {})) kept[name] = getPath(reply[1], path)
    return { request, reply }
  })
}

function isSame(known: ProviderRequest, asked: ProviderRequest): boolean {
  return known.method === asked.method && known.path === asked.path && alike(known.body, asked.body)
}

/** A made reference is a new one each time. */
function alike(known: unknown, asked: unknown): boolean {
  if (known === ANY) return true
  if (typeof known !== 'object' || known === null || typeof asked !== 'object' || asked === null) return known === asked
  const names = new Set([...Object.keys(known), ...Object.keys(asked)])
  return [...names].every(name =>
    alike((known as Record<string, unknown>)[name], (asked as Record<string, unknown>)[name]),
  )
}

function unknownTo(products: ProviderProduct[], request: ProviderRequest): ProviderReply {
  const product = products.find(({ calls: [first] }) => {
    const form = new RegExp(`^${first.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
    return first.method === request.method && form.test(request.path)
  })
  const example = product?.examples.find(({ outcome, replies }) => outcome === 'not_found' && replies.length === 1)
  const [status, body] = example?.replies[0] ?? [404, null]
  return { status, body }
}

function isWrong(signIn: Provider['signIn'], { headers, path }: SignedRequest): boolean {
  if (signIn.kind === 'basic') {
    const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ')
    const given = Buffer.from(encoded, 'base64').toString()
    return scheme !== 'Basic' || given.split(':').some(part => part === '' || part === WRONG_CREDENTIAL)
  }
  const isSignIn = signIn.kind === 'token' && path === signIn.call.path
  const asked = isSignIn ? signIn.call.headers : signIn.headers
  return Object.entries(asked).some(([name, text]) => {
    const given = headers[name.toLowerCase()] ?? ''
    const [before = '', after = ''] = text.split(/\{\w+\}/)
    const value = given.slice(before.length, given.length - after.length)
    const isToken = text.includes('{token}')
    return !text.includes('{')
      ? given !== text
      : value === '' || value === WRONG_CREDENTIAL || (isToken && value !== TOKEN)
  })
}

/** An object with this value at a dotted path. */
const nest = (path: string, value: string): unknown =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
