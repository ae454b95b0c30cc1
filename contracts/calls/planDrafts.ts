import { z } from 'zod'
import { caseLimits } from '../cases/limits.ts'
import { plan } from '../cases/plan.ts'
import { rehearsed } from '../cases/rehearsal.ts'
import { rehearsalPeople } from '../cases/rehearsalPeople.ts'
import { planDetail } from '../resources/plan.ts'
import { defineCall } from './define.ts'

/* What the builder of plans needs beside publishing: drafts, rehearsals, and earlier versions. */

const common = {
  service: 'main',
  auth: 'customer',
  style: 'http',
  gate: 'kyc',
  access: ['verifications', 'edit'],
} as const

const MAX_CONTENT = 2_000_000
const name = z.string().regex(/^[a-zA-Z0-9_.-]{1,80}$/)
const version = z.coerce.number().int().min(1).max(100_000)
const words = z.object({ en: z.string(), hi: z.string() })

const draft = z.object({
  /** 0 before the first save. */
  revision: z.number().int(),
  /** As it was saved: JSON. Null if nothing is saved. */
  content: z.string().nullable(),
  savedBy: z.string().nullable(),
  savedAt: z.iso.datetime().nullable(),
})

/** The account's draft of that name: a plan's id, or the name of a new one. */
export const readPlanDraft = defineCall({
  ...common,
  method: 'GET',
  path: '/plan-drafts/{name}',
  summary: 'Read the draft of a plan',
  params: z.object({ name }),
  reply: draft,
})

/** 409 if somebody has saved a later revision: nothing is overwritten. */
export const savePlanDraft = defineCall({
  ...common,
  method: 'PUT',
  path: '/plan-drafts/{name}',
  summary: 'Save the draft of a plan',
  params: z.object({ name }),
  body: z.object({ revision: z.number().int().min(0).max(1_000_000_000), content: z.string().min(2).max(MAX_CONTENT) }),
  bodyBytes: 3 * MAX_CONTENT,
  reply: draft,
  errors: ['conflict'],
})

/** A draft that is not there is no fault. */
export const dropPlanDraft = defineCall({
  ...common,
  method: 'DELETE',
  path: '/plan-drafts/{name}',
  summary: 'Delete the draft of a plan',
  params: z.object({ name }),
  reply: z.object({ dropped: z.literal(true) }),
})

/** Runs a plan with a person of the sandbox. Nothing is stored, sent or charged. 400 for a plan that could not be published. */
export const rehearsePlan = defineCall({
  ...common,
  method: 'POST',
  path: '/plans/rehearse',
  summary: 'Rehearse a plan',
  body: z.object({ plan, person: z.enum(rehearsalPeople) }),
  bodyBytes: caseLimits.planBytes,
  reply: rehearsed,
})

const ofVersions = {
  ...common,
  params: z.object({ id: z.string().max(64), version }),
  errors: ['not_found', 'conflict'],
} as const

/** What has changed from one version to another, in words. */
export const comparePlanVersions = defineCall({
  ...ofVersions,
  method: 'GET',
  path: '/plans/{id}/versions/{version}/changes',
  summary: 'Compare two versions of a plan',
  query: z.object({ since: version }),
  reply: z.object({
    changes: z.array(
      z.object({
        kind: z.enum(['added', 'removed', 'moved', 'changed']),
        /** The step, the rule or the part of the plan. */
        part: words,
        /** What of it; null if all of it. */
        what: words.nullable(),
        before: words.nullable(),
        after: words.nullable(),
      }),
    ),
  }),
})

/** Publishes an earlier version once more, as the next one. 409 if it could not be published today. */
export const restorePlanVersion = defineCall({
  ...ofVersions,
  method: 'POST',
  path: '/plans/{id}/versions/{version}/restore',
  summary: 'Restore a version of a plan',
  body: z.object({ basedOn: z.number().int().min(1).max(100_000) }),
  reply: planDetail,
})
