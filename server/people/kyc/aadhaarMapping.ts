import { z } from 'zod'

const path = z.string().min(1).max(200)
const words = z.array(z.string()).min(1)

/** How a provider of Aadhaar codes is asked: data, so that a new one is configuration. Places in a reply are written with dots. */
export const aadhaarMapping = z.object({
  send: z.object({
    /** Under `AADHAAR_URL`; asked by POST with JSON. */
    path: z.string().startsWith('/'),
    /** `aadhaar` → the provider's name for it. */
    body: z.object({ aadhaar: path }),
    /** Sent with every request: the consent that the provider wants to read. */
    always: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
    outcome: z.object({ at: path, sent: words, notFound: words }),
    reply: z.object({ reference: path, sentTo: path.optional() }),
  }),
  verify: z.object({
    path: z.string().startsWith('/'),
    body: z.object({ reference: path, otp: path, aadhaar: path.optional() }),
    outcome: z.object({ at: path, right: words, wrong: words, expired: words }),
  }),
})

export type AadhaarMapping = z.output<typeof aadhaarMapping>

/** Where no file says otherwise. */
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
  },
}
