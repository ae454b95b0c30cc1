import { z } from 'zod'
import { openRefereeStep } from '../cases/openStep.ts'
import { linkEnds } from '../invitations.ts'
import { defineCall } from './define.ts'

/* What another person sees and sends, whom a step of a case asks by a link of their own (`calls/invitations.ts` opens, declines and hands it over). In the
language of the request. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const link = { token: z.string().trim().max(64), pass: z.string().max(256).optional() }

const reply = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() }),
  z.object({ state: z.literal('code'), sentTo: z.string() }),
  /** Their own step and nothing else of the case. */
  z.object({ state: z.literal('open'), step: openRefereeStep }),
])

export const readStepLink = defineCall({
  ...place,
  path: '/step-links/read',
  summary: 'Read what a step of a case asks another person',
  body: z.object(link),
  reply,
  errors: ['conflict'],
})

/** Answers the step, and ends the link; 400 with the fields that need another look, 409 if the step does not wait for an answer any more. */
export const answerStepLink = defineCall({
  ...place,
  path: '/step-links/answer',
  summary: 'Answer a step of a case as another person',
  body: z.object({ ...link, answer: z.record(z.string().max(40), z.unknown()) }),
  reply,
  errors: ['conflict'],
})
