import { z } from 'zod'
import { linkEnds } from '../invitations.ts'
import { defineCall } from './define.ts'
import { uploadedFile } from './files.ts'

/* The report of a background verification on the page of a link: for whoever the employer shows it to, and for the candidate before a refusal. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const token = z.string().trim().max(64)
const time = z.iso.datetime()
const tone = z.enum(['success', 'warning', 'danger', 'neutral', 'info'])

const ended = z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() })
const facts = z.array(z.object({ label: z.string(), value: z.string() }))

const report = z.object({
  state: z.literal('open'),
  /** The employer. */
  askedBy: z.string(),
  packageName: z.string(),
  candidate: z.string(),
  reference: z.string().nullable(),
  startedAt: time,
  endedAt: time.nullable(),
  result: z.object({ label: z.string(), tone, reason: z.string().nullable() }).nullable(),
  checks: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      verdict: z.object({ label: z.string(), tone }),
      reason: z.string().nullable(),
      claimed: facts,
      found: facts,
      source: z.string(),
      at: time.nullable(),
    }),
  ),
  /** Of the candidate's own link: until when, and whether it is disputed; null for other readers. */
  notice: z
    .object({
      state: z.enum(['waiting', 'disputed', 'closed', 'final']),
      endsAt: time.nullable(),
      dispute: z.string().nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
})

export type BgcReport = z.output<typeof report>

const reply = z.discriminatedUnion('state', [ended, report])

export const readBgcReport = defineCall({
  ...place,
  path: '/bgc-reports/read',
  summary: 'Read the report of a background verification',
  body: z.object({ token }),
  reply,
})

/** The candidate disputes the findings; the time of the notice stops at once. 409 if it is disputed already, or decided. */
export const disputeBgcReport = defineCall({
  ...place,
  path: '/bgc-reports/dispute',
  summary: 'Dispute the findings of a background verification',
  body: z.object({
    token,
    comment: z.string().trim().min(5).max(2000),
    files: z.array(z.string().max(64)).max(10).default([]),
  }),
  reply,
  errors: ['conflict'],
})

/** Uploads a document for a dispute. The link is in the headers, as of a case's files. */
export const uploadBgcReportFile = defineCall({
  ...place,
  path: '/bgc-reports/files',
  summary: 'Upload a document for a dispute',
  upload: true,
  reply: uploadedFile,
  errors: ['not_found', 'conflict'],
})

/** The signed report. */
export const downloadBgcReportByLink = defineCall({
  ...place,
  path: '/bgc-reports/pdf',
  summary: 'Download the report of a background verification by its link',
  body: z.object({ token }),
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: ['not_found'],
})
