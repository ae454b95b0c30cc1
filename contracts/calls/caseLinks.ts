import { z } from 'zod'
import { formFieldKinds } from '../cases/steps/form.ts'
import { type IdentifierKind, identifierKinds } from '../identifiers/index.ts'
import { linkEnds } from '../invitations.ts'
import { documentFamilies } from '../ocr/families.ts'
import { defineCall } from './define.ts'
import { uploadedFile } from './files.ts'

/* What the person whom a case is about sees and sends, by the link of the case (`calls/invitations.ts` opens it). In the language of the request. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const link = { token: z.string().trim().max(64), pass: z.string().max(256).optional() }

const ended = z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() })
const locked = z.object({ state: z.literal('code'), sentTo: z.string() })

const common = {
  id: z.string(),
  title: z.string(),
  /** Why it is asked once more. */
  problem: z.string().nullable(),
}

const openStep = z.discriminatedUnion('kind', [
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
  z.object({ ...common, kind: z.literal('consent'), text: z.string(), keepDays: z.number().int() }),
  z.object({
    ...common,
    kind: z.literal('document'),
    family: z.enum(documentFamilies),
    /** What is asked for, in words. */
    label: z.string(),
    maxFiles: z.number().int(),
  }),
  z.object({
    ...common,
    kind: z.literal('code'),
    /** Where the code goes, masked. */
    sentTo: z.string(),
  }),
])

export type OpenStep = z.output<typeof openStep>

const steps = z.object({
  state: z.literal('open'),
  /** Those of the person, in the order of the plan. */
  steps: z.array(
    z.object({ id: z.string(), title: z.string(), state: z.enum(['waiting', 'open', 'checking', 'done']) }),
  ),
  /** What the person can do now. */
  open: z.array(openStep),
})

export type CaseLinkSteps = z.output<typeof steps>

const reply = z.discriminatedUnion('state', [ended, locked, steps])

/** The steps of the person, and what is open now. */
export const readCaseLink = defineCall({
  ...place,
  path: '/case-links/read',
  summary: 'Read what a case asks',
  body: z.object(link),
  reply,
})

/** Answers a step; 400 with the fields that need another look, 409 if it does not wait for an answer any more. */
export const answerCaseLink = defineCall({
  ...place,
  path: '/case-links/answer',
  summary: 'Answer a step of a case',
  codeHandle: 'enters',
  body: z.object({ ...link, step: z.string().max(40), answer: z.record(z.string().max(40), z.unknown()) }),
  reply,
  errors: ['conflict'],
})

/** Sends the code of a step that asks for one. */
export const sendCaseLinkCode = defineCall({
  ...place,
  path: '/case-links/code',
  summary: 'Send the code of a step of a case',
  codeHandle: 'asks',
  body: z.object({ ...link, step: z.string().max(40) }),
  reply: z.discriminatedUnion('state', [ended, locked, z.object({ state: z.literal('sent'), sentTo: z.string() })]),
  errors: ['conflict'],
})

/** The token and the pass of the link, of an upload, whose body is the file. */
export const LINK_HEADER = 'x-link-token'
export const PASS_HEADER = 'x-link-pass'

/** Uploads a page of a document, for an answer. The link is in the headers. */
export const uploadCaseFile = defineCall({
  ...place,
  path: '/case-links/files',
  summary: 'Upload a file for a step of a case',
  upload: true,
  reply: uploadedFile,
  errors: ['not_found', 'conflict'],
})
