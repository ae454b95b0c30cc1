import { z } from 'zod'
import { email, otp, personName } from '../fields/schemas.ts'
import { defineCall } from './define.ts'

/* What whoever opens the link of a public form sees and sends, until they have a copy of their own (`esignLinks.ts`). */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const

const token = z.string().trim().max(64)
const closed = z.object({ state: z.literal('closed'), message: z.string() })

/** What the form is about; nothing of the document. */
export const readEsignForm = defineCall({
  ...place,
  path: '/esign-forms/read',
  summary: 'Read what a public form is about',
  body: z.object({ token }),
  reply: z.discriminatedUnion('state', [
    closed,
    z.object({ state: z.literal('open'), title: z.string(), askedBy: z.string(), message: z.string() }),
  ]),
})

/** Sends a code to the person's e-mail address. A 429 with the header `x-captcha` passes with a solved challenge. */
export const sendEsignFormCode = defineCall({
  ...place,
  path: '/esign-forms/code',
  summary: 'Send the code of a public form',
  codeHandle: 'asks',
  body: z.object({ token, name: personName, email }),
  reply: z.discriminatedUnion('state', [closed, z.object({ state: z.literal('sent'), sentTo: z.string() })]),
})

/**
 * Makes a copy of the document for whoever has entered the right code, and answers their own link with its pass. Whoever comes again, with the same name and
 * address, gets the copy that they have not signed yet.
 */
export const openEsignForm = defineCall({
  ...place,
  path: '/esign-forms/open',
  summary: 'Get a copy of a public form',
  codeHandle: 'enters',
  body: z.object({ token, name: personName, email, code: otp }),
  reply: z.discriminatedUnion('state', [
    closed,
    z.object({ state: z.literal('open'), token: z.string(), pass: z.string() }),
  ]),
  errors: ['conflict'],
})
