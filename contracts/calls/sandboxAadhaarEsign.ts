import { z } from 'zod'
import { sandboxEsignOutcomes } from '../esign/sandboxEsign.ts'
import { birthYear } from './aadhaarEsign.ts'
import { defineCall } from './define.ts'

const place = {
  service: 'sandbox',
  auth: 'none',
  style: 'http',
  errors: ['forbidden', 'not_found', 'conflict'],
} as const

/** Takes the form that a signer's browser brings, as a provider of Aadhaar e-sign does, and goes on with the page. */
export const enterSandboxEsign = defineCall({
  ...place,
  method: 'POST',
  path: '/aadhaar-esign',
  summary: 'Sandbox provider of Aadhaar e-sign',
  bodyBytes: 512 * 1024,
  raw: 'text/plain',
  reply: z.unknown(),
})

const transaction = z.string().max(64).regex(/^\w+$/)

/** The page of the sandbox's provider. */
export const sandboxEsignPage = defineCall({
  ...place,
  method: 'GET',
  path: '/aadhaar-esign',
  summary: 'Sandbox page of Aadhaar e-sign',
  query: z.object({ transaction }),
  raw: 'text/html',
  reply: z.unknown(),
})

/** Proves who signs, by the code that the page shows, and answers. `outcome` is what goes wrong. */
export const sandboxEsign = defineCall({
  ...place,
  method: 'POST',
  path: '/aadhaar-esign/sign',
  summary: 'Sign as a sandbox holder of an Aadhaar number',
  body: z.object({
    transaction,
    aadhaar: z.string().max(20),
    /** Of the holder: the sandbox believes it. */
    name: z.string().trim().min(1).max(60),
    birthYear,
    code: z.string().max(12),
    outcome: z.enum(sandboxEsignOutcomes),
  }),
  reply: z.discriminatedUnion('state', [
    /** The code is wrong; it may be entered again. */
    z.object({ state: z.literal('refused'), message: z.string() }),
    /** The browser posts the form, so many times, after so many milliseconds. */
    z.object({
      state: z.literal('answered'),
      action: z.string(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
      times: z.number().int(),
      afterMs: z.number().int(),
    }),
    /** The answer is lost: nothing goes back to the application. */
    z.object({ state: z.literal('lost') }),
  ]),
})

/** The certificates that the sandbox's authority has withdrawn. */
export const readSandboxRevocations = defineCall({
  ...place,
  method: 'GET',
  path: '/aadhaar-esign/withdrawn.crl',
  summary: 'Certificates withdrawn by the sandbox authority for Aadhaar e-sign',
  raw: 'application/pkix-crl',
  reply: z.unknown(),
})
