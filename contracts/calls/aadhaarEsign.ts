import { z } from 'zod'
import { esignLimits } from '../esign/limits.ts'
import { defineCall } from './define.ts'
import { endedEsignLink, esignLink, lockedEsignLink, signEsignLink } from './esignLinks.ts'

/* Aadhaar e-sign: a recipient goes to the provider with a form, and comes back. In the language of the request. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const

type Signing = NonNullable<typeof signEsignLink.body>
const signed = (signEsignLink.body as Signing).shape

/** The year of birth must be that of the certificate which the provider issues. */
export const birthYear = z.number().int().min(1900).max(2100)

/**
 * Prepares the document, and returns the form that the browser posts to the provider. `busy`: somebody else is signing the document; worth another attempt soon. 409 if the
 * method is not set up here, or the document does not wait for this person; 503 if the provider does not take the request.
 */
export const beginAadhaarEsign = defineCall({
  ...place,
  path: '/esign-links/aadhaar/begin',
  summary: 'Begin an Aadhaar e-sign',
  bodyBytes: esignLimits.bodyBytes,
  body: z.object({
    ...esignLink,
    sha256: signed.sha256,
    values: signed.values,
    birthYear,
    /** To the words that the page shows about Aadhaar. */
    agreed: z.literal(true),
  }),
  reply: z.discriminatedUnion('state', [
    endedEsignLink,
    lockedEsignLink,
    z.object({ state: z.literal('busy'), message: z.string() }),
    z.object({
      state: z.literal('begun'),
      action: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ]),
  errors: ['conflict', 'unavailable'],
})

/** How far it is. A link that has ended with `answered` is signed. */
export const readAadhaarEsign = defineCall({
  ...place,
  path: '/esign-links/aadhaar/read',
  summary: 'Read how far an Aadhaar e-sign is',
  body: z.object(esignLink),
  reply: z.discriminatedUnion('state', [
    endedEsignLink,
    lockedEsignLink,
    /** `begun`: the provider has not answered yet. `none`: nothing was begun. */
    z.object({ state: z.enum(['none', 'begun']), name: z.string() }),
    /** Nothing was signed, and it may be tried again. */
    z.object({ state: z.literal('failed'), name: z.string(), message: z.string() }),
  ]),
})

/** Where a provider's response comes: in a form of the signer's browser, which goes on with a page, or by itself as XML. It proves itself by its signature. */
export const receiveEsignAnswer = defineCall({
  service: 'public',
  method: 'POST',
  auth: 'none',
  style: 'http',
  path: '/aadhaar-esign/answer',
  summary: 'Response of a provider of Aadhaar e-sign',
  bodyBytes: 512 * 1024,
  raw: 'text/plain',
  reply: z.unknown(),
})

const returned = {
  service: 'public',
  auth: 'none',
  style: 'http',
  path: '/aadhaar-esign/return',
  raw: 'text/plain',
  reply: z.unknown(),
} as const

/** Where a provider sends the browser back once it has answered by itself (API 3.2). */
export const returnFromEsign = defineCall({ ...returned, method: 'GET', summary: 'Come back from an Aadhaar e-sign' })
export const returnFromEsignByForm = defineCall({
  ...returned,
  method: 'POST',
  summary: 'Come back from an Aadhaar e-sign with a form',
  bodyBytes: 512 * 1024,
})

/** The one document of a transaction, for the provider that shows it to the signer (API 3.2), as long as the transaction lasts. */
export const readEsignTransactionDocument = defineCall({
  service: 'public',
  method: 'GET',
  auth: 'none',
  style: 'http',
  path: '/aadhaar-esign/documents/{ticket}',
  summary: 'Read the document of an Aadhaar e-sign',
  params: z.object({ ticket: z.string().max(128) }),
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})
