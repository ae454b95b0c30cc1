import { z } from 'zod'
import { MAX_INTEGER } from '../fields/schemas.ts'
import { locales } from '../platform/text.ts'
import { fieldKinds } from './fieldKinds.ts'
import { esignLimits } from './limits.ts'
import { stampPaperChoice } from './stampChoice.ts'
import { recipientRoles, signatureMethods } from './states.ts'
import { valueFormats } from './valueFormats.ts'

/* What the sender prepares. A draft may be incomplete: `draftProblems` says what is missing before it can be sent. */

/**
 * A key that the builder makes: unique within the draft, and kept when things are moved. None that every object has, such as `constructor`: values are kept by
 * the keys of their fields.
 */
const key = z
  .string()
  .regex(/^[\w-]{1,32}$/)
  .refine(name => !(name in {}), 'Choose another key.')

/** One line of text without control characters, which could forge a mail header. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u, 'Control characters are not allowed.')

/** Points (1/72 inch) from the upper left corner of the page as it is shown: cropped and turned. */
const points = z.number().min(0).max(20_000)

/** A page of the document: one of an uploaded file, turned clockwise by so many degrees on top of what the file says. */
export const draftPage = z.object({
  id: key,
  file: z.string().max(64),
  /** From 1. */
  page: z.number().int().min(1).max(esignLimits.pages),
  rotate: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
})

export const draftRecipient = z.object({
  id: key,
  role: z.enum(recipientRoles),
  /** Of somebody who signs. */
  method: z.enum(signatureMethods).default('picture'),
  /** Recipients with the same number are asked at the same time, after all with a lower one. */
  order: z.number().int().min(1).max(esignLimits.recipients),
  name: line(60),
  email: z.string().trim().toLowerCase().max(254).nullable(),
  /** With its country code, such as `+919876543210`. */
  phone: z.string().trim().max(20).nullable(),
  locale: z.enum(locales),
  /** Where a code goes that the recipient enters before the document opens; null for none. */
  code: z.enum(['email', 'sms']).nullable(),
  /** May hand the document over to another person. */
  canDelegate: z.boolean(),
})

const bound = z.number().min(-MAX_INTEGER).max(MAX_INTEGER)

export const draftField = z.object({
  id: key,
  kind: z.enum(fieldKinds),
  page: key,
  recipient: key,
  x: points,
  y: points,
  width: points,
  height: points,
  required: z.boolean(),
  /** Of all but signatures, names and dates: what is asked, read out to people who do not see the page. */
  label: line(esignLimits.labelCharacters),
  /** What stands in it before the recipient opens it; `yes` checks a checkbox. */
  value: line(esignLimits.textCharacters).nullable(),
  /** The recipient cannot change `value`. */
  readOnly: z.boolean(),
  /** Of a choice. */
  options: z.array(line(esignLimits.labelCharacters)).max(esignLimits.options),
  /** Of a text: what stands in it unless `value` does, taken from its recipient; for templates, which know nobody yet. */
  from: z.enum(['name', 'email', 'phone']).nullish(),
  /** Of a text: what it has to be. */
  format: z.enum(valueFormats).nullish(),
  /** Of a text: how many characters it has at least and at most. Of a number: how small and how large it may be. */
  least: bound.nullish(),
  most: bound.nullish(),
})

export const envelopeDraft = z.object({
  title: line(esignLimits.titleCharacters),
  /** To all recipients, in their messages. */
  message: z.string().trim().max(esignLimits.messageCharacters),
  pages: z.array(draftPage).max(esignLimits.pages),
  recipients: z.array(draftRecipient).max(esignLimits.recipients),
  fields: z.array(draftField).max(esignLimits.fields),
  expiryDays: z.number().int().min(esignLimits.expiryDays.least).max(esignLimits.expiryDays.most),
  reminderDays: z.number().int().min(esignLimits.reminderDays.least).max(esignLimits.reminderDays.most),
  /** A stamp paper of the account that is bound in as the first page when it is sent. */
  stampPaper: stampPaperChoice.nullish(),
  /** An https address to which whoever has signed may go on, of a site that the account has allowed. */
  afterUrl: z.string().trim().max(500).nullish(),
})

export type DraftPage = z.output<typeof draftPage>
export type DraftRecipient = z.output<typeof draftRecipient>
export type DraftField = z.output<typeof draftField>
export type EnvelopeDraft = z.output<typeof envelopeDraft>
