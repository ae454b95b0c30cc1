import { z } from 'zod'
import { type KnownSource, knownSources, subjectKinds } from '../cases/trubgv/known.ts'
import { shownTrubgv } from '../cases/trubgv/shown.ts'
import { CASES_SCOPE } from '../checks/apiKeys.ts'
import { purposes } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { defineCall } from './define.ts'

/** Rows that one request starts; a file of more is sent in several. */
export const TRUBGV_ROWS = 50

/** Rows of one file. */
export const TRUBGV_FILE_ROWS = 500

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byKey = { service: 'gateway', auth: 'key', scope: CASES_SCOPE, style: 'http', gate: 'kyc' } as const
const byId = { params: z.object({ id: z.string().max(64) }), errors: ['not_found'] } as const

const value = z.string().max(300).nullish()

/** What is known, as it was typed: at least one field that a check can use. */
const known = z.strictObject(
  Object.fromEntries(knownSources.map(source => [source, value])) as Record<KnownSource, typeof value>,
)

const reference = z.string().trim().max(limits.referenceCharacters).nullish()

const agreed = {
  purpose: z.enum(purposes),
  consent: z.literal(true, { error: 'Must be true: confirm consent before you start a verification.' }),
}

const newVerification = z.object({
  kind: z.enum(subjectKinds).default('person'),
  known,
  /** The products to run, such as `pan-check`; every check that fits if it is absent. */
  checks: z.array(z.string().max(60)).min(1).max(30).optional(),
  reference,
  ...agreed,
})

const starting = {
  method: 'POST',
  path: '/trubgv/verifications',
  body: newVerification,
  errors: ['conflict', 'idempotency_conflict'],
  idempotent: true,
} as const

/** Starts a verification of a person or a company: the checks that fit what is known run side by side. */
export const startTrubgv = defineCall({
  ...common,
  access: ['verifications', 'create'],
  ...starting,
  summary: 'Start a verification of many sources',
  reply: z.object({ id: z.string() }),
})

/** Starts one verification for each row. If any row has a problem nothing is started, and the reply names the field of each (`rows.3.known.pan`). */
export const startTrubgvRows = defineCall({
  ...common,
  access: ['verifications', 'create'],
  method: 'POST',
  path: '/trubgv/rows',
  summary: 'Start a verification of many sources for each row',
  body: z.object({
    rows: z
      .array(z.object({ kind: z.enum(subjectKinds), known, reference }))
      .min(1)
      .max(TRUBGV_ROWS),
    ...agreed,
  }),
  reply: z.object({ ids: z.array(z.string()) }),
  errors: ['conflict', 'idempotency_conflict'],
  idempotent: true,
})

const cell = z.string().nullable()

/** A file with a person or company a row, read and checked: nothing is stored, started or charged. Its rows are started by `startTrubgvRows`. */
export const readTrubgvFile = defineCall({
  ...common,
  access: ['verifications', 'create'],
  method: 'POST',
  path: '/trubgv/files',
  summary: 'Check the rows of a file for verifications of many sources',
  upload: true,
  reply: z.object({
    rows: z.array(
      z.object({
        /** As in a spreadsheet: the header is usually 1. */
        number: z.number().int(),
        kind: z.enum(subjectKinds),
        known: z.object(
          Object.fromEntries(knownSources.map(source => [source, cell])) as Record<KnownSource, typeof cell>,
        ),
        reference: z.string().nullable(),
        /** The products that fit. */
        checks: z.array(z.string()),
        problems: z.array(z.object({ source: z.enum(knownSources), message: z.string() })),
      }),
    ),
    unusedColumns: z.array(z.string()),
  }),
  errors: ['too_large', 'unsupported_type'],
})

const reading = { ...byId, method: 'GET', path: '/trubgv/verifications/{id}', reply: shownTrubgv } as const

/** Claimed beside found, and what contradicts; masked. */
export const readTrubgv = defineCall({
  ...common,
  access: ['verifications', 'show'],
  ...reading,
  summary: 'Compare the sources of a verification',
})

const exporting = <const Name extends string, const Type extends string>(name: Name, raw: Type, summary: string) =>
  ({ ...byId, method: 'GET', path: `/trubgv/verifications/{id}/${name}`, raw, reply: z.unknown(), summary }) as const

/** The signed report in the reader's language, in clear; recorded in the access log. */
export const downloadTrubgvPdf = defineCall({
  ...common,
  access: ['verifications', 'export'],
  ...exporting('report.pdf', 'application/pdf', 'Download the signed report of a verification'),
})

/** One line for each value of each source; recorded, as the report. */
export const downloadTrubgvCsv = defineCall({
  ...common,
  access: ['verifications', 'export'],
  ...exporting('report.csv', 'text/csv', 'Download the comparison of a verification as CSV'),
})

/** As `/v1` answers it; recorded, as the report. */
export const downloadTrubgvJson = defineCall({
  ...common,
  access: ['verifications', 'export'],
  ...exporting('report.json', 'application/json', 'Download the comparison of a verification as JSON'),
})

/** Starts a verification of a person or a company. Its checks run in the background: read it again, or subscribe to `case.completed`. */
export const startTrubgvByApi = defineCall({
  ...byKey,
  ...starting,
  summary: 'Start a verification of many sources',
  reply: shownTrubgv,
})

/** Of the key's account and mode; any other answers 404. In clear, which the access log records. */
export const readTrubgvByApi = defineCall({ ...byKey, ...reading, summary: 'Get a verification of many sources' })

export const downloadTrubgvByApi = defineCall({
  ...byKey,
  ...exporting('report.pdf', 'application/pdf', 'Download the signed report of a verification of many sources'),
})
