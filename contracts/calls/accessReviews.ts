import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { reviewDecisions } from '../resources/accessReview.ts'
import { defineCall } from './define.ts'

const ofReviews = { service: 'admin', auth: 'admin', style: 'http' } as const
const params = z.object({ id: z.string().max(64) })
const done = z.object({ done: z.literal(true) })

/** 409 while another one is open. */
export const openAccessReview = defineCall({
  ...ofReviews,
  method: 'POST',
  path: '/access-reviews',
  access: ['admin.restricted', 'create'],
  summary: 'Open an access review of staff',
  body: z.object({ reason }),
  reply: z.object({ id: z.string() }),
  errors: ['conflict'],
})

/** `end` disables the account at once. 403 for one's own access where another super-admin can decide it; 409 after the review's end. */
export const decideAccess = defineCall({
  ...ofReviews,
  method: 'POST',
  path: '/access-reviews/{id}/people/{person}',
  fresh: true,
  access: ['admin.restricted', 'edit'],
  summary: "Decide a staff member's access in a review",
  params: params.extend({ person: z.string().max(64) }),
  body: z.object({
    decision: z.enum(reviewDecisions),
    /** Required unless the access is kept. */
    note: z.string().trim().max(300).nullish(),
  }),
  reply: done,
  errors: ['not_found', 'conflict'],
})

/** Locks it. 409 while somebody has not been reviewed. */
export const finishAccessReview = defineCall({
  ...ofReviews,
  method: 'POST',
  path: '/access-reviews/{id}/finish',
  access: ['admin.restricted', 'edit'],
  summary: 'Finish an access review of staff',
  params,
  reply: done,
  errors: ['not_found', 'conflict'],
})

export const exportAccessReview = defineCall({
  ...ofReviews,
  method: 'GET',
  path: '/access-reviews/{id}/export',
  access: ['admin.restricted', 'export'],
  summary: 'Export an access review of staff',
  params,
  raw: 'text/csv',
  reply: z.unknown(),
  errors: ['not_found'],
})
