import { z } from 'zod'
import { classifiedCase } from '../court/courtCase.ts'
import { caseClasses, courtSubjects } from '../court/words.ts'
import { defineCall } from './define.ts'

const place = { service: 'admin', auth: 'admin', style: 'http' } as const
const params = z.object({ id: z.string().max(64) })
const known = z.string().nullable()

export const keptDecision = z.object({
  cnr: z.string().max(32),
  class: z.enum(caseClasses),
  note: z.string().trim().max(500).nullish(),
})

const draft = z.object({
  cnr: z.string(),
  class: z.enum(caseClasses),
  note: known,
  decidedBy: z.string(),
  decidedAt: z.iso.datetime(),
})

export type CourtDraft = z.output<typeof draft>

/** A court check that waits for its review: the subject in full, and each case with its reasons. Each opening is audited. */
export const openCourtReview = defineCall({
  ...place,
  method: 'GET',
  path: '/court-reviews/{id}',
  access: ['admin.courtReviews', 'show'],
  summary: 'Open a court check that waits for a review',
  params,
  reply: z.object({
    id: z.string(),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime(),
    subject: z.object({
      type: z.enum(courtSubjects),
      name: z.string(),
      fatherName: known,
      birthDate: known,
      address: known,
      district: known,
      state: known,
      pin: known,
    }),
    cases: z.array(classifiedCase),
    /** What has been decided so far, by whoever. */
    drafts: z.array(draft),
  }),
  errors: ['not_found'],
})

/** Keeps a decision until the review is finished, so that another person can go on with it. Replaces the one before. */
export const keepCourtDecision = defineCall({
  ...place,
  method: 'PUT',
  path: '/court-reviews/{id}/decision',
  access: ['admin.courtReviews', 'edit'],
  summary: 'Keep a decision about a case of a court check',
  params,
  body: keptDecision,
  reply: draft,
  errors: ['not_found'],
})

/** Every case but those ruled out needs a decision. Ends the check: 409 when it does not wait any more. */
export const finishCourtReview = defineCall({
  ...place,
  method: 'POST',
  path: '/court-reviews/{id}/finish',
  access: ['admin.courtReviews', 'edit'],
  summary: 'Decide about the cases of a court check',
  params,
  body: z.object({
    decisions: z.array(keptDecision).max(200),
  }),
  reply: z.object({ status: z.literal('completed') }),
  errors: ['not_found', 'conflict'],
})
