import { z } from 'zod'
import { CASES_SCOPE } from '../checks/apiKeys.ts'
import { day } from '../fields/schemas.ts'
import { flowLimits, flowSites, proofChannels, shownFlowLink } from '../onboarding/links.ts'
import { onboardingLook } from '../onboarding/look.ts'
import { purposes } from '../platform/codes.ts'
import { defineCall } from './define.ts'

/* Onboarding, for the account that owns the flows. What applicants see is in `onboardingLinks.ts`. */

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const ofFlow = {
  ...common,
  params: z.object({ id: z.string().max(64) }),
  errors: ['not_found', 'conflict'],
} as const

const linkState = z.object({
  /** Null before it was switched on for the first time. */
  link: shownFlowLink.nullable(),
  /** What keeps the flow from having a link. */
  problems: z.array(z.string()),
})

export const readFlowLink = defineCall({
  ...ofFlow,
  access: ['verifications', 'edit'],
  method: 'GET',
  path: '/onboarding/flows/{id}/link',
  summary: 'Read the public link of a flow',
  reply: linkState,
})

/** Switches it on, or changes its settings. The link stays what it was, unless there is none. 409 says what keeps the flow from having one. */
export const openFlowLink = defineCall({
  ...ofFlow,
  access: ['verifications', 'edit'],
  method: 'PUT',
  path: '/onboarding/flows/{id}/link',
  summary: 'Switch on the public link of a flow',
  body: z.object({
    startsMost: z.number().int().min(flowLimits.starts.least).max(flowLimits.starts.most),
    startsPerDay: z.number().int().min(flowLimits.startsPerDay.least).max(flowLimits.startsPerDay.most),
    /** The last day, in India. */
    until: day,
    proof: z.enum(proofChannels),
    purpose: z.enum(purposes),
    sites: flowSites,
    /** Null keeps personal data. */
    keepDays: z.number().int().min(flowLimits.keepDays.least).max(flowLimits.keepDays.most).nullish(),
  }),
  reply: linkState,
})

/** A new link; the former one ends. */
export const renewFlowLink = defineCall({
  ...ofFlow,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/onboarding/flows/{id}/link/renew',
  summary: 'Renew the public link of a flow',
  reply: linkState,
})

/** Switches it off. Responses that have begun go on. */
export const stopFlowLink = defineCall({
  ...ofFlow,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/onboarding/flows/{id}/link/stop',
  summary: 'Switch off the public link of a flow',
  reply: linkState,
})

const look = z.object({
  look: onboardingLook,
  /** A data URL of the letterhead's logo; null without one. */
  logo: z.string().nullable(),
})

export const readOnboardingLook = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/onboarding/look',
  summary: 'Read how the pages of applicants look',
  reply: look,
})

/** 400 for a colour on which white text cannot be read. */
export const saveOnboardingLook = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'PUT',
  path: '/onboarding/look',
  summary: 'Change how the pages of applicants look',
  body: onboardingLook,
  reply: look,
})

const count = z.number().int()
const words = z.object({ en: z.string(), hi: z.string() })

/**
 * How far people came, of the newest 10,000 responses of a flow. A step was reached if it was asked; it was answered if it has an outcome. The time is the
 * median from asking to the answer, in seconds; null if nobody has answered.
 */
export const readFunnel = defineCall({
  ...ofFlow,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/onboarding/flows/{id}/funnel',
  summary: 'Read how far applicants came',
  reply: z.object({
    started: count,
    completed: count,
    /** Whether there are more responses than were counted. */
    isCapped: z.boolean(),
    steps: z.array(
      z.object({
        id: z.string(),
        title: words,
        reached: count,
        answered: count,
        /** Reached, not answered, and the response has ended. */
        lost: count,
        medianSeconds: z.number().nullable(),
      }),
    ),
  }),
})

/** The applicant's file as a signed PDF, in clear; the access log records it. */
export const downloadApplicant = defineCall({
  ...common,
  access: ['verifications.reveal', 'show'],
  method: 'GET',
  path: '/onboarding/responses/{id}/file.pdf',
  summary: "Download an applicant's file",
  params: z.object({ id: z.string().max(64) }),
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})

/** The responses as CSV, masked, at most 10,000. */
export const exportResponses = defineCall({
  ...common,
  access: ['verifications', 'export'],
  method: 'GET',
  path: '/onboarding/responses/export',
  summary: 'Export responses as CSV',
  query: z.object({ filter: z.string().max(4_000).optional() }),
  raw: 'text/csv',
  reply: z.unknown(),
})

const prefilled = z.object({
  /** Opens the flow with these values; only whoever has it. */
  url: z.string(),
  expiresAt: z.iso.datetime(),
})

/**
 * Makes a link to a flow for one person, with what is known already. Values are stored sealed and never stand in the address. The flow's own link must be
 * on.
 */
export const createPrefilledLinkByApi = defineCall({
  service: 'gateway',
  auth: 'key',
  scope: CASES_SCOPE,
  style: 'http',
  gate: 'kyc',
  method: 'POST',
  path: '/plans/{id}/links',
  summary: 'Make a link with prefilled values',
  params: z.object({ id: z.string().max(64) }),
  body: z.object({
    name: z.string().trim().min(1).max(60).nullish(),
    /** An e-mail address, or a phone number with its country code. The person still shows by a code that it is theirs. */
    address: z.string().trim().max(254).nullish(),
    reference: z.string().trim().max(120).nullish(),
    /** What forms show, by step and field: `details.pan`. The person can change it. */
    values: z
      .array(
        z.object({
          field: z.string().regex(/^[a-z][a-z0-9-]{0,39}\.[a-z][A-Za-z0-9]{0,39}$/, 'Name a field as step.field.'),
          value: z.string().max(flowLimits.prefillCharacters),
        }),
      )
      .max(flowLimits.prefillValues)
      .default([]),
    days: z
      .number()
      .int()
      .min(flowLimits.prefillDays.least)
      .max(flowLimits.prefillDays.most)
      .default(flowLimits.prefillDays.usual),
  }),
  reply: prefilled,
  errors: ['not_found', 'conflict'],
})
