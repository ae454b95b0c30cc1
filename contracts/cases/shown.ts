import { z } from 'zod'
import { verdictTones } from './plan.ts'
import { caseStatuses, stepStatuses } from './states.ts'
import { stepKinds } from './steps/index.ts'

/* What is shown of a case, on its page and by `/v1/cases`. */

const time = z.iso.datetime()
const words = z.object({ en: z.string(), hi: z.string() })

/** A verdict of the case's plan, in its words. */
export const shownVerdict = z.object({ value: z.string(), label: words, tone: z.enum(verdictTones) })

/** One fact: its name in the plan's conditions, its label, and its value as text; masked where its field is. */
const shownFact = z.object({
  source: z.string(),
  label: words,
  kind: z.enum(['text', 'date', 'month', 'percent', 'choice', 'state', 'money', 'count', 'points', 'yesNo', 'picture']),
  /** A number, a yes or no, or a text; null if it is not known. */
  value: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  /** Of a choice. */
  choice: words.nullable(),
})

export const shownStep = z.object({
  id: z.string(),
  title: words,
  kind: z.enum(stepKinds),
  status: z.enum(stepStatuses),
  /** How often it has begun. */
  round: z.number().int(),
  outcome: z.object({ value: z.string(), label: words, tone: z.enum([...verdictTones, 'info']) }).nullable(),
  facts: z.array(shownFact),
  /** Why it failed, was skipped, or waits for the customer. */
  reason: z.string().nullable(),
  /** The check that it made. */
  verificationId: z.string().nullable(),
  skippable: z.boolean(),
  /** Integer paise: what its answer costs the account; 0 under a test key, and for a step that asks no source. */
  pricePaise: z.number().int(),
  askedAt: time.nullable(),
  dueAt: time.nullable(),
  endedAt: time.nullable(),
})

export const shownEvent = z.object({
  id: z.string(),
  type: z.string(),
  step: z.string().nullable(),
  outcome: z.string().nullable(),
  /** By name; `system` for the platform. */
  by: z.string(),
  at: time,
})

export const shownCase = z.object({
  id: z.string(),
  planId: z.string(),
  planVersion: z.number().int(),
  planTitle: words,
  mode: z.enum(['live', 'test']),
  /** Masked. */
  subject: z.object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() }),
  reference: z.string().nullable(),
  status: z.enum(caseStatuses),
  /** The result, by the plan's rules. */
  verdict: shownVerdict.nullable(),
  /** The decision of a person, which may differ from the result. */
  decision: z.object({ verdict: shownVerdict, by: z.string(), reason: z.string(), at: time }).nullable(),
  /** What it waits for: the titles of the steps that are open. */
  waitsFor: z.array(words),
  createdAt: time,
  dueAt: time,
  /** When the next open step is due. */
  nextDueAt: time.nullable(),
  endedAt: time.nullable(),
})

export const shownCaseDetail = shownCase.extend({
  steps: z.array(shownStep),
  events: z.array(shownEvent),
  /** Why the verdict is what it is, in words of the plan's rules. */
  verdictReason: words.nullable(),
  verdicts: z.array(shownVerdict),
  /** Integer paise: what its checks have cost, and what the steps would have cost that were not needed. */
  chargedPaise: z.number().int(),
  savedPaise: z.number().int(),
})

export type ShownCase = z.output<typeof shownCase>
export type ShownCaseDetail = z.output<typeof shownCaseDetail>
export type ShownStep = z.output<typeof shownStep>
