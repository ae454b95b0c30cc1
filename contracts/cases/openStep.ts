import { z } from 'zod'
import { fileTypeNames } from '../files/files.ts'
import { type IdentifierKind, identifierKinds } from '../identifiers/index.ts'
import { relations } from './stepPerson.ts'
import { addressModes } from './steps/address.ts'
import { wanted } from './steps/entries.ts'
import { formFieldKinds } from './steps/form.ts'
import { claimNames, questionKinds } from './steps/referee.ts'
import { videoKycLimits } from './videoKyc/session.ts'

/* A step as the page of the person shows it while it waits for an answer. In the language of the request. */

const common = {
  id: z.string(),
  title: z.string(),
  /** Why it is asked once more. */
  problem: z.string().nullable(),
  /** What the person has filled in and not sent yet. */
  draft: z.record(z.string(), z.string()).nullable(),
  /** What is known already, by the same paths; the draft comes before it. */
  prefilled: z.record(z.string(), z.string()),
}

/** What another person is asked by a link of their own (`stepLinks.ts`). */
export const openRefereeStep = z.object({
  ...common,
  kind: z.literal('referee'),
  /** The name of the person whom the case is about. */
  about: z.string().nullable(),
  employer: z.string().nullable(),
  relation: z.enum(relations),
  /** What was stated; days are ISO dates. */
  claims: z.array(z.object({ claim: z.enum(claimNames), stated: z.string() })),
  questions: z.array(z.object({ source: z.string(), label: z.string(), kind: z.enum(questionKinds) })),
  asksRehire: z.boolean(),
})
/** What can be handed over with an entry of a list. */
const attachable = { types: z.array(z.enum(fileTypeNames)), maxFiles: z.number().int() }

export const openStep = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('form'),
    fields: z.array(
      z.object({
        source: z.string(),
        label: z.string(),
        kind: z.enum(formFieldKinds),
        identifier: z.enum(identifierKinds as [IdentifierKind, ...IdentifierKind[]]).nullable(),
        options: z.array(z.string()).nullable(),
        optional: z.boolean(),
      }),
    ),
  }),
  z.object({
    ...common,
    kind: z.literal('consent'),
    text: z.string(),
    keepDays: z.number().int(),
    /** What is agreed to one by one; empty if there is only the whole. */
    items: z.array(z.object({ id: z.string(), label: z.string(), why: z.string().nullable() })),
  }),
  z.object({
    ...common,
    kind: z.literal('files'),
    /** What is asked for, in words. */
    label: z.string(),
    types: z.array(z.enum(fileTypeNames)),
    /** Pictures are photos of papers. */
    isPhotographed: z.boolean(),
    maxFiles: z.number().int(),
  }),
  z.object({
    ...common,
    kind: z.literal('employment'),
    /** The first month that is asked for, `2019-11`, and the present one. */
    since: z.string(),
    today: z.string(),
    most: z.number().int(),
    uan: wanted,
    hr: wanted,
    documents: wanted,
    ...attachable,
  }),
  z.object({
    ...common,
    kind: z.literal('education'),
    most: z.number().int(),
    rollNumber: wanted,
    certificate: wanted,
    ...attachable,
  }),
  z.object({
    ...common,
    kind: z.literal('address'),
    mode: z.enum(addressModes),
    /** The address of the letter, whose code is asked for now; null while the address is. */
    letterTo: z.string().nullable(),
    ...attachable,
  }),
  z.object({
    ...common,
    kind: z.literal('selfie'),
    /** The person follows a challenge (`challengeCaseLink`); otherwise one picture is enough. */
    asksLiveness: z.boolean(),
    /** A picture may be uploaded where there is no camera. */
    takesUpload: z.boolean(),
    ...attachable,
  }),
  z.object({
    ...common,
    kind: z.literal('videoKyc'),
    /** The words of the consent, in both languages: the session keeps those that were shown. */
    consent: z.object({ en: z.string(), hi: z.string() }),
    questions: z.array(z.object({ id: z.string(), text: z.string() })).max(videoKycLimits.questions),
    /** Whether the answer has been handed over before and is asked once more. */
    isAgain: z.boolean(),
    ...attachable,
  }),
  z.object({
    ...common,
    kind: z.literal('code'),
    /** Where the code goes, masked. */
    sentTo: z.string(),
  }),
  openRefereeStep,
  /** A document to be signed, to which `signCaseLink` leads. */
  z.object({ ...common, kind: z.literal('sign') }),
  z.object({
    ...common,
    kind: z.literal('payment'),
    amountPaise: z.number().int(),
    /** Of the amount; null if it includes none. */
    gst: z.object({ percent: z.number(), paise: z.number().int() }).nullable(),
    purpose: z.string(),
    /** Nothing is charged: the case was started by a test key. */
    isTest: z.boolean(),
  }),
])

export type OpenStep = z.output<typeof openStep>
