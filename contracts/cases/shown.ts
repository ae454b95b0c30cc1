import { z } from 'zod'
import { fileTypeNames } from '../files/files.ts'
import { invitationChannels, invitationEvents, invitationStates, messageStates } from '../invitations.ts'
import { purposes } from '../platform/codes.ts'
import { caseProducts } from './products.ts'
import { caseStatuses, stepStatuses, verdictTones, waitsOnValues } from './states.ts'
import { mailFits, personProblems, relations } from './stepPerson.ts'
import { stepActors, stepKinds } from './steps/index.ts'

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

/** The link by which the person is asked, and what became of it. */
export const shownCaseLink = z.object({
  channel: z.enum(invitationChannels).nullable(),
  state: z.enum(invitationStates),
  /** Why it was declined by the person, or withdrawn by the customer. */
  reason: z.string().nullable(),
  expiresAt: time,
  /** The next reminder, which is sent if a step waits for the person by then. */
  remindAt: time.nullable(),
  /** The latest entries, newest first. */
  trail: z.array(
    z.object({
      kind: z.enum(invitationEvents),
      at: time,
      /** Of an entry about a message: how far it is. */
      message: z.enum(messageStates).nullable(),
      /** From where the person acted: the network, shortened, and the browser and the system, as far as they tell. */
      network: z.string().nullable(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
    }),
  ),
})

/** Another person whom a step asks: who, whether the address fits the employer, and what became of the link. Null values until they are known. */
export const shownStepPerson = z.object({
  /** The subject of the webhooks about the links. */
  id: z.string(),
  /** Masked. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  relation: z.enum(relations),
  mailFit: z.enum(mailFits),
  problem: z.enum(personProblems).nullable(),
  /** The person whom the plan or the customer named has handed over to this one. */
  handedOver: z.boolean(),
  /** Null while there is no address to which a link could go. */
  link: shownCaseLink.nullable(),
})

export type ShownStepPerson = z.output<typeof shownStepPerson>

/** What a step asks its person to pay, and every payment that came for it. */
export const shownStepPayment = z.object({
  /** `waiting`: the bank has not decided about a payment. */
  state: z.enum(['open', 'waiting', 'paid', 'failed', 'expired', 'cancelled']),
  amountPaise: z.number().int(),
  /** Why the last attempt failed. */
  failure: z.string().nullable(),
  /** Until when it can be paid; null once it is over. */
  payUntil: time.nullable(),
  received: z.array(
    z.object({
      /** Only `paid` pays the step; a second payment, another amount and one that came too late go back by themselves. */
      kind: z.enum(['paid', 'otherAmount', 'twice', 'late']),
      amountMinor: z.number().int(),
      currency: z.string(),
      at: time,
      /** Null if it is kept. */
      refund: z.enum(['approved', 'done']).nullable(),
      refundedAt: time.nullable(),
      /** The gateway or the bank has refused the refund, which is tried again every day. */
      refusal: z.boolean(),
    }),
  ),
})

export type ShownStepPayment = z.output<typeof shownStepPayment>

export const shownStep = z.object({
  id: z.string(),
  title: words,
  kind: z.enum(stepKinds),
  actor: z.enum(stepActors),
  status: z.enum(stepStatuses),
  /** How often it has begun. */
  round: z.number().int(),
  /** How often since it was first asked, or asked again, and how often it may be before it has failed. */
  tries: z.number().int(),
  maxTries: z.number().int(),
  outcome: z.object({ value: z.string(), label: words, tone: z.enum([...verdictTones, 'info']) }).nullable(),
  facts: z.array(shownFact),
  /** The facts of the case that a check is given, such as `details.pan`. */
  reads: z.array(z.string()),
  /** Why it failed, was skipped, or waits for the customer. */
  reason: z.string().nullable(),
  /** Whom it asks, of a step that asks another person; null until it has begun. */
  person: shownStepPerson.nullable(),
  /** The check that it made. */
  verificationId: z.string().nullable(),
  skippable: z.boolean(),
  /** The other steps that begin anew if this one is asked again; null if it cannot be. */
  asksAgain: z.array(z.string()).nullable(),
  /** The letter whose code the step waits for: when it was first printed. Null where none is to be posted. */
  letter: z.object({ printedAt: time.nullable() }).nullable(),
  /** Null for a step that asks for no payment, or has not asked yet. */
  payment: shownStepPayment.nullable(),
  /** What a review has to judge. */
  question: words.nullable(),
  /** Integer paise: what its answer costs the account; 0 under a test key, and for a step that asks no source. */
  pricePaise: z.number().int(),
  askedAt: time.nullable(),
  dueAt: time.nullable(),
  /** It is open, and should have ended by now. */
  overdue: z.boolean(),
  endedAt: time.nullable(),
})

/** A file that the person has handed over for a step. */
export const shownCaseFile = z.object({
  id: z.string(),
  step: z.string(),
  /** Empty once the content is deleted. */
  name: z.string(),
  type: z.enum(fileTypeNames),
  bytes: z.number().int(),
  createdAt: time,
  /** When it will be deleted. */
  keptUntil: time,
  deletedAt: time.nullable(),
})

export const shownEvent = z.object({
  id: z.string(),
  type: z.string(),
  step: z.string().nullable(),
  outcome: z.string().nullable(),
  /** By name; `system` for the platform, `staff` for a verifier. */
  by: z.string(),
  at: time,
})

export const shownCase = z.object({
  id: z.string(),
  product: z.enum(caseProducts),
  planId: z.string(),
  planVersion: z.number().int(),
  planTitle: words,
  mode: z.enum(['live', 'test']),
  /** Where the candidate of a background verification belongs; null without a location. */
  locationId: z.string().nullable(),
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
  /** Whom it waits for; null when it has ended. */
  waitsOn: z.enum(waitsOnValues).nullable(),
  /** An open step should have ended by now. */
  overdue: z.boolean(),
  createdAt: time,
  dueAt: time,
  /** When the next open step is due. */
  nextDueAt: time.nullable(),
  endedAt: time.nullable(),
})

export const shownCaseDetail = shownCase.extend({
  /** By name. */
  createdBy: z.string(),
  purpose: z.enum(purposes),
  /** The step that paused it and why, such as `insufficient_balance`; null if a person did, or it is not paused. */
  pausedFor: z.object({ step: z.string(), reason: z.string() }).nullable(),
  steps: z.array(shownStep),
  files: z.array(shownCaseFile),
  /** Null until somebody has been asked. */
  link: shownCaseLink.nullable(),
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
export type ShownCaseLink = z.output<typeof shownCaseLink>
export type ShownCaseFile = z.output<typeof shownCaseFile>
export type ShownStep = z.output<typeof shownStep>
