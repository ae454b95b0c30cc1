import { z } from 'zod'
import { shownCaseFile } from '../cases/shown.ts'
import { stepStatuses, verdictTones } from '../cases/states.ts'
import { qualityStep } from '../cases/steps/quality.ts'
import { verifierReviewStep } from '../cases/steps/verifierReview.ts'
import { verificationTaskKinds } from '../cases/verificationTasks.ts'
import { verifierSkills } from '../cases/verifierSkills.ts'
import { reason } from '../fields/schemas.ts'
import { verificationTask } from '../resources/verificationTask.ts'
import { defineCall } from './define.ts'

const place = { service: 'admin', auth: 'admin', style: 'http' } as const
const showing = { ...place, access: ['admin.verifications', 'show'] } as const
const judging = { ...place, access: ['admin.verifications', 'edit'] } as const
const id = z.string().max(64)
const byId = { params: z.object({ id }), errors: ['not_found'] } as const
const changing = { ...judging, params: z.object({ id }), errors: ['not_found', 'conflict'] } as const

const words = z.object({ en: z.string(), hi: z.string() })
const value = z.union([z.string(), z.number(), z.boolean()]).nullable()
const outcome = z.object({ value: z.string(), label: words, tone: z.enum([...verdictTones, 'info']) })

/** One value as it was claimed and as it was found; masked unless the check is shown in clear. */
const comparedRow = z.object({
  source: z.string(),
  label: words,
  kind: z.enum(['text', 'date', 'month', 'percent', 'choice', 'state', 'money', 'count', 'points', 'yesNo', 'picture']),
  claimed: value,
  found: value,
  claimedChoice: words.nullable(),
  foundChoice: words.nullable(),
  /** Whether both are known and are not the same, however they are written; null if one of them is missing. */
  differs: z.boolean().nullable(),
})

const detail = verificationTask.record.extend({
  planTitle: words,
  /** Whether names and values are in clear. */
  inClear: z.boolean(),
  instructions: words,
  contact: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  /** What it judges. */
  judges: z.array(
    z.object({
      id: z.string(),
      title: words,
      status: z.enum(stepStatuses),
      outcome: outcome.nullable(),
      reason: z.string().nullable(),
      rows: z.array(comparedRow),
      files: z.array(shownCaseFile),
    }),
  ),
  /** Of a quality control, the judgement that it looks at. */
  judgement: z.object({ outcome, reason: z.string() }).nullable(),
  /** Why the judgement before was sent back. */
  sentBack: z.string().nullable(),
  /** Every judgement of this review and every look at one, oldest first. */
  history: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(verificationTaskKinds),
      outcome,
      reason: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** Why the reader cannot take it: without the skill, or because they have judged what it looks at; null if they can. */
  refused: z.enum(['skill', 'samePerson']).nullable(),
})

export type VerificationTaskDetail = z.output<typeof detail>

/** A check that waits for a verifier, or has; masked. */
export const showVerificationTask = defineCall({
  ...showing,
  ...byId,
  method: 'GET',
  path: '/verification-tasks/{id}',
  summary: 'Read a check of a verifier',
  reply: detail,
})

/** In clear, which the access log records with its reason. */
export const revealVerificationTask = defineCall({
  ...judging,
  ...byId,
  method: 'POST',
  path: '/verification-tasks/{id}/reveal',
  summary: 'Show a check of a verifier in clear',
  body: z.object({ reason }),
  reply: detail,
})

/** A file of a step that the check judges. The access log records it with its reason before it is sent. */
export const openVerificationFile = defineCall({
  ...judging,
  method: 'POST',
  path: '/verification-tasks/{id}/files/{file}',
  summary: 'Open a file of a check of a verifier',
  params: z.object({ id, file: id }),
  errors: ['not_found'],
  body: z.object({ reason }),
  raw: 'application/octet-stream',
  reply: z.unknown(),
})

/** Takes a check for some hours, or again for as long. 409 if somebody else has it; 403 without the skill, and for whoever has judged what it looks at. */
export const takeVerificationTask = defineCall({
  ...changing,
  method: 'POST',
  path: '/verification-tasks/{id}/take',
  summary: 'Take a check',
  reply: detail,
})

/** Gives a check back that one has taken. 409 if one has not. */
export const releaseVerificationTask = defineCall({
  ...changing,
  method: 'POST',
  path: '/verification-tasks/{id}/release',
  summary: 'Release a check',
  reply: detail,
})

/** Gives a check to a verifier, also one that somebody has taken; without one to whoever has the skill and the fewest checks. 409 if nobody may take it. */
export const assignVerificationTask = defineCall({
  ...changing,
  method: 'POST',
  path: '/verification-tasks/{id}/assign',
  summary: 'Assign a check',
  body: z.object({ verifierId: id.nullable() }),
  reply: detail,
})

/** 409 unless one has taken it. Evidence that does not suffice, and what cannot be verified, never count as clear. */
export const judgeVerificationTask = defineCall({
  ...changing,
  method: 'POST',
  path: '/verification-tasks/{id}/judge',
  summary: 'Judge a check',
  body: verifierReviewStep.answer,
  reply: detail,
})

/** Agrees with a judgement, or sends it back: then its review is asked again. 409 unless one has taken it. */
export const answerQualityTask = defineCall({
  ...changing,
  method: 'POST',
  path: '/verification-tasks/{id}/quality',
  summary: 'Agree with a judgement or send it back',
  body: qualityStep.answer,
  reply: detail,
})

const skills = z.array(z.enum(verifierSkills)).max(verifierSkills.length)
const verifiers = z.object({
  /** Those with the fewest checks first. */
  verifiers: z.array(z.object({ id: z.string(), name: z.string(), skills, load: z.number().int() })),
})

/** Active staff who may judge, with their skills and how many checks each has taken. */
export const listVerifiers = defineCall({
  ...place,
  access: ['admin.verifications', 'list'],
  method: 'GET',
  path: '/verifiers',
  summary: 'List verifiers',
  reply: verifiers,
})

/** Those who may take a check: with its skill, and not the ones who have judged what it looks at. */
export const listVerifiersFor = defineCall({
  ...showing,
  ...byId,
  method: 'GET',
  path: '/verification-tasks/{id}/verifiers',
  summary: 'List who may take a check',
  reply: verifiers,
})

/** What a member of staff can judge. Checks that they have taken stay with them. */
export const changeVerifierSkills = defineCall({
  ...place,
  ...byId,
  access: ['admin.restricted', 'edit'],
  method: 'PUT',
  path: '/verifiers/{id}/skills',
  summary: 'Change the skills of a verifier',
  body: z.object({ skills }),
  reply: z.object({ skills }),
})
