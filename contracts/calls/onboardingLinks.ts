import { z } from 'zod'
import { otp, personName } from '../fields/schemas.ts'
import { proofChannels } from '../onboarding/links.ts'
import { defineCall } from './define.ts'

/* What whoever opens the link of a flow sees and sends, until they have a response of their own (`caseLinks.ts`). */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const

const token = z.string().trim().max(64)
const closed = z.object({ state: z.literal('closed'), message: z.string() })
/** An e-mail address, or a phone number. */
const address = z.string().trim().min(1).max(254)

const look = z.object({
  askedBy: z.string(),
  /** A data URL; null without a logo. */
  logo: z.string().nullable(),
  accent: z.string().nullable(),
  /** In the language of the request. */
  welcome: z.string(),
  ending: z.string(),
})

export type ShownLook = z.output<typeof look>

/** What the flow is about; nothing of its steps. */
export const readOnboardingFlow = defineCall({
  ...place,
  path: '/onboarding/read',
  summary: 'Read what a flow is about',
  body: z.object({ token }),
  reply: z.discriminatedUnion('state', [
    closed,
    z.object({
      state: z.literal('open'),
      title: z.string(),
      proof: z.enum(proofChannels),
      look,
      /** From a prefilled link. The address is masked; null if the person enters it. */
      name: z.string().nullable(),
      sentTo: z.string().nullable(),
    }),
  ]),
})

const person = {
  name: personName,
  /** Absent if a prefilled link has it. */
  address: address.nullish(),
}

/** Sends a code to the person's address. A 429 with the header `x-captcha` passes with a solved challenge. */
export const sendOnboardingCode = defineCall({
  ...place,
  path: '/onboarding/code',
  summary: 'Send the code of a flow',
  codeHandle: 'asks',
  body: z.object({ token, ...person }),
  reply: z.discriminatedUnion('state', [closed, z.object({ state: z.literal('sent'), sentTo: z.string() })]),
})

/**
 * Starts a response for whoever has entered the right code, and answers their own link with its pass. Whoever comes again with the same address goes on with
 * the response that they have begun.
 */
export const openOnboarding = defineCall({
  ...place,
  path: '/onboarding/open',
  summary: 'Start a response',
  codeHandle: 'enters',
  body: z.object({
    token,
    ...person,
    code: otp,
    /** The origin of the site that shows the page inside its own. The response opens there only if the flow allows the site. */
    site: z.string().max(200).nullish(),
  }),
  reply: z.discriminatedUnion('state', [
    closed,
    z.object({ state: z.literal('open'), token: z.string(), pass: z.string() }),
  ]),
  errors: ['conflict'],
})

/** How the page of a response looks, by the response's own link; null for a link that is none of ours or of another product. */
export const readOnboardingLookByLink = defineCall({
  ...place,
  path: '/onboarding/look',
  summary: 'Read how the page of a response looks',
  body: z.object({ token }),
  reply: z.object({ look: look.nullable() }),
})
