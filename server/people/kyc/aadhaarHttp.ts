import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { worstState } from '../../../contracts/platform/sourceStates.ts'
import { aadhaarHolder } from '../../../contracts/products/aadhaarOtp.ts'
import { createEgress, type Egress, EgressError, type EgressRules } from '../../platform/egress/index.ts'
import type { AadhaarSource, CodeSent } from '../../platform/ports/aadhaarSource.ts'
import { SourceUnavailable } from '../../platform/ports/sources.ts'
import { createCircuitBreaker } from '../../sources/remote/circuitBreaker.ts'
import { getPath, recordPlaces, requestBody, valuesOf } from '../../sources/remote/mapping.ts'

const NAME = 'aadhaar'
const MAX_BYTES = 64 * 1024
const RETRY_AFTER_MS = 200
const breaker = { failures: 5, restMs: 30_000 }

interface AadhaarOptions extends EgressRules {
  url: string
  key: string
  timeoutMs: number
  mapping: AadhaarMapping
}

/**
 * Sends and verifies codes through a provider. A request that may have arrived is never repeated: the holder would get a second
 * code, or the first one would be used up. Only a reply that the mapping understands is an answer.
 */
export function httpAadhaar(
  options: AadhaarOptions,
  egress: Pick<Egress, 'post'> = createEgress(options),
): AadhaarSource {
  const { send, verify } = options.mapping
  const ask = asker(options, egress)
  const circuits = { send: createCircuitBreaker(breaker), verify: createCircuitBreaker(breaker) }
  return {
    sendCode: (_asker, aadhaar) =>
      circuits.send.run(async () => {
        const reply = await ask(send.path, { ...send.always, ...requestBody(send, { aadhaar }) })
        return sentIn(send, reply)
      }, circuitOpen),
    verify: (_asker, { aadhaar, reference, otp }) =>
      circuits.verify.run(async () => {
        const reply = await ask(verify.path, requestBody(verify, { aadhaar, reference, otp }))
        const outcomeText = String(getPath(reply, verify.outcome.at))
        if (verify.outcome.right.includes(outcomeText)) return { outcome: 'right', holder: holderIn(verify, reply) }
        for (const outcome of ['wrong', 'expired'] as const)
          if (verify.outcome[outcome].includes(outcomeText)) return { outcome }
        throw new SourceUnavailable(NAME, 'its reply says neither right nor wrong')
      }, circuitOpen),
    state: () => worstState([circuits.send.state(), circuits.verify.state()]),
  }
}

function sentIn({ outcome, reply: places }: AadhaarMapping['send'], reply: unknown): CodeSent {
  const outcomeText = String(getPath(reply, outcome.at))
  if (outcome.notFound.includes(outcomeText)) return { outcome: 'missing' }
  if (!outcome.sent.includes(outcomeText))
    throw new SourceUnavailable(NAME, 'its reply says neither sent nor not found')
  const reference = getPath(reply, places.reference)
  if (typeof reference !== 'string' || reference === '') throw new SourceUnavailable(NAME, 'its reply has no reference')
  const sentTo = places.sentTo === undefined ? undefined : getPath(reply, places.sentTo)
  return { outcome: 'sent', reference, sentTo: typeof sentTo === 'string' ? masked(sentTo) : null }
}

/** What the reply says about the holder; null if the mapping names no fields, or a reply lacks what every holder has. */
function holderIn({ holder: places }: AadhaarMapping['verify'], reply: unknown) {
  if (!places) return null
  const fields = Object.fromEntries(Object.keys(aadhaarHolder.shape).map(field => [field, null]))
  return aadhaarHolder.safeParse({ ...fields, ...valuesOf(reply, places) }).data ?? null
}

/** Masks a phone that the provider returns in full, except for its last four digits. */
const masked = (phone: string) => phone.slice(0, 40).replaceAll(/\d(?=(?:\D*\d){4})/g, 'x')

function asker({ url, key, timeoutMs }: AadhaarOptions, egress: Pick<Egress, 'post'>) {
  const headers = { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` }
  return async (path: string, body: object): Promise<unknown> => {
    const options = { headers, body: JSON.stringify(body), timeoutMs, maxBytes: MAX_BYTES }
    const post = () => egress.post(new URL(url.replace(/\/$/, '') + path), options)
    const { status, text } = await post()
      .catch(async error => {
        if (!(error instanceof EgressError) || !error.unsent) throw error
        await sleep(RETRY_AFTER_MS)
        return post()
      })
      .catch(noReply)
    // Providers report "wrong code" and "not found" with various statuses; the body decides.
    if (status >= 500 || status === 401 || status === 403 || status < 200 || (status >= 300 && status < 400))
      throw new SourceUnavailable(NAME, `it answered ${status}`)
    return parsed(text)
  }
}

function noReply(error: unknown): never {
  if (!(error instanceof EgressError)) throw error
  throw new SourceUnavailable(NAME, error.message)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceUnavailable(NAME, 'its reply is no JSON')
  }
}

const circuitOpen = () => new SourceUnavailable(NAME, 'it has failed repeatedly and is left alone for now')

const path = z.string().min(1).max(200)
const words = z.array(z.string()).min(1)

/**
 * The request and reply format of a provider of Aadhaar codes, as data, so that a new provider needs configuration only. Paths in
 * a reply are dotted.
 */
export const aadhaarMapping = z.object({
  send: z.object({
    /** Relative to `AADHAAR_URL`; requested by POST with JSON. */
    path: z.string().startsWith('/'),
    /** Our field name → the provider's. */
    body: z.object({ aadhaar: path }),
    /** Constant fields of every request, such as the consent that the provider requires. */
    always: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
    outcome: z.object({ at: path, sent: words, notFound: words }),
    reply: z.object({ reference: path, sentTo: path.optional() }),
  }),
  verify: z.object({
    path: z.string().startsWith('/'),
    body: z.object({ reference: path, otp: path, aadhaar: path.optional() }),
    outcome: z.object({ at: path, right: words, wrong: words, expired: words }),
    /** Our field of the holder → its place in the reply. KYC does without; the check `aadhaar-otp` needs it. */
    holder: recordPlaces.optional(),
  }),
})

type AadhaarMapping = z.output<typeof aadhaarMapping>

/** Used unless a mapping file is configured. */
export const defaultAadhaarMapping: AadhaarMapping = {
  send: {
    path: '/aadhaar/otp',
    body: { aadhaar: 'aadhaar_number' },
    always: { consent: true },
    outcome: { at: 'outcome', sent: ['sent'], notFound: ['not_found'] },
    reply: { reference: 'data.request_id', sentTo: 'data.mobile' },
  },
  verify: {
    path: '/aadhaar/otp/verify',
    body: { reference: 'request_id', otp: 'otp' },
    outcome: { at: 'outcome', right: ['verified'], wrong: ['wrong_code'], expired: ['expired'] },
    holder: {
      name: 'data.name',
      dob: 'data.dob',
      gender: { at: 'data.gender', values: { M: 'male', F: 'female', T: 'other' } },
      careOf: 'data.care_of',
      house: 'data.address.house',
      street: 'data.address.street',
      locality: 'data.address.locality',
      district: 'data.address.district',
      state: 'data.address.state',
      pin: 'data.address.pin_code',
      photo: 'data.photo',
    },
  },
}
