import { z } from 'zod'
import { limits } from '../platform/limits.ts'
import { workEvent } from '../screening/work.ts'
import { amlDecision, entryKey, reason } from './aml.ts'
import { defineCall } from './define.ts'

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const acting = { ...common, method: 'POST', access: ['verifications', 'edit'] } as const
const byId = z.object({ id: z.string().max(64) })
const person = z.object({ id: z.string(), name: z.string() })

/** The people of the account to whom a screening can be assigned: those whose role may decide. */
export const listAmlColleagues = defineCall({
  ...common,
  method: 'GET',
  path: '/aml-colleagues',
  access: ['verifications', 'edit'],
  summary: 'List the people who may decide about hits',
  reply: z.object({ colleagues: z.array(person) }),
})

/** The newest 200 events of a screening, the oldest first: assignments, comments, and the decisions about its subject. */
export const listAmlHistory = defineCall({
  ...common,
  method: 'GET',
  path: '/aml/{id}/history',
  access: ['verifications', 'show'],
  summary: 'List the history of a screening',
  params: byId,
  reply: z.object({
    assignee: person.nullable(),
    events: z.array(workEvent),
    /** Older events are left out. */
    more: z.boolean(),
  }),
  errors: ['not_found'],
})

/** All of them or none. `assigned` counts those that had another assignee before. */
export const assignAmlScreenings = defineCall({
  ...acting,
  path: '/aml-queue/assign',
  summary: 'Assign screenings',
  body: z.object({
    ids: z.array(z.string().max(64)).min(1, 'Select at least one screening.').max(limits.maxPageSize),
    /** Null for nobody. */
    assigneeId: z.string().max(64).nullable(),
  }),
  reply: z.object({ assigned: z.number().int() }),
  errors: ['not_found'],
})

/** Comments are added, never changed or removed. */
export const commentAmlScreening = defineCall({
  ...acting,
  path: '/aml/{id}/comments',
  summary: 'Comment on a screening',
  params: byId,
  body: z.object({
    text: z.string().trim().min(1, 'Enter a comment.').max(2_000, 'Enter at most 2,000 characters.'),
  }),
  reply: workEvent,
  errors: ['not_found'],
})

/**
 * Marks several open hits of a screening as false positives, all of them or none. Where the account requires two people, each waits for
 * another one. 409 if one of them was decided in the meantime, or waits.
 */
export const markAmlFalsePositives = defineCall({
  ...acting,
  path: '/aml/{id}/decisions/false-positives',
  summary: 'Mark hits as false positives',
  params: byId,
  body: z.object({
    entryKeys: z.array(entryKey).min(1, 'Select at least one hit.').max(100),
    note: reason,
  }),
  reply: z.object({ decisions: z.array(amlDecision) }),
  errors: ['not_found', 'conflict'],
})
