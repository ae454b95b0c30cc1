import { z } from 'zod'
import { shownVerdict } from '../cases/shown.ts'
import { defineCall } from './define.ts'

/* Candidates who are screened again some months after their background verification has ended. */

const id = z.string().max(64)
const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byId = { params: z.object({ id }), errors: ['not_found', 'conflict'] } as const
const time = z.iso.datetime()
const count = z.number().int()

/** Why a candidate could not be asked on the day. */
export const rescreeningProblems = ['package', 'open', 'test'] as const

const rescreening = z.object({
  /** So long after the case has ended. */
  months: count,
  /** The candidate is asked on that day; otherwise only listed. */
  isAutomatic: z.boolean(),
  /** Null while the case has not ended. */
  dueAt: time.nullable(),
  setBy: z.string(),
  problem: z.enum(rescreeningProblems).nullable(),
})

export type Rescreening = z.output<typeof rescreening>

const answer = z.object({ label: z.string(), tone: z.enum(['neutral', 'info', 'success', 'warning', 'danger']) })

const reply = z.object({
  /** What is planned; null without a plan, and once the next case was started. */
  rescreening: rescreening.nullable(),
  /** The case of the same candidate before this one, and the one after it. */
  earlier: z.string().nullable(),
  next: z.string().nullable(),
  /** What differs from the earlier case; null unless both have ended. */
  changes: z
    .object({
      verdict: z.object({ before: shownVerdict.nullable(), after: shownVerdict.nullable() }),
      /** The checks whose answer or findings differ; a check that only one of them has, has null on the other side. */
      checks: z.array(
        z.object({
          name: z.string(),
          label: z.string(),
          before: answer.nullable(),
          after: answer.nullable(),
          facts: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
    })
    .nullable(),
})

export type BgcRescreeningFacts = z.output<typeof reply>

const path = '/bgc/cases/{id}/rescreening'

export const readBgcRescreening = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'show'],
  method: 'GET',
  path,
  summary: 'Read when a candidate is screened again, and what has changed since the time before',
  reply,
})

/** Plans it, or changes the plan. 409 once the next case was started. */
export const setBgcRescreening = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'edit'],
  method: 'PUT',
  path,
  summary: 'Plan to screen a candidate again',
  body: z.object({ months: z.number().int().min(1).max(120), isAutomatic: z.boolean() }),
  reply,
})

export const endBgcRescreening = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'edit'],
  method: 'DELETE',
  path,
  summary: 'Give up the plan to screen a candidate again',
  reply,
})

/** Starts a new case of the same package and asks for consent anew. 409 before the case has ended, if it was done already, and if the candidate has another open case. */
export const rescreenBgcCase = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'create'],
  method: 'POST',
  path: '/bgc/cases/{id}/rescreen',
  summary: 'Screen a candidate again now',
  reply: z.object({ id: z.string() }),
})

/** Those that are planned and not started yet, the earliest first; at most fifty. */
export const listBgcRescreenings = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/bgc/rescreenings',
  summary: 'List who is to be screened again',
  reply: z.object({
    dueCount: count,
    rows: z.array(
      rescreening.extend({
        caseId: z.string(),
        /** Masked. */
        name: z.string().nullable(),
        planTitle: z.object({ en: z.string(), hi: z.string() }),
        isDue: z.boolean(),
      }),
    ),
  }),
})
