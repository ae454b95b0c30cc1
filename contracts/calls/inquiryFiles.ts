import { z } from 'zod'
import { fileColumnNames, INQUIRY_ROWS } from '../inquiries/file.ts'
import { keepDays, lawfulBasisNames, sectionNames, subjectKinds } from '../inquiries/sections.ts'
import { purposes } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { plainText } from '../platform/plainText.ts'
import { atMostPaise } from '../resources/verification.ts'
import { defineCall } from './define.ts'

/* Inquiries by a file, one for each row. */

const common = { service: 'main', auth: 'customer', style: 'http' } as const

const file = z.uuid()
const words = z.string().trim().max(300).regex(plainText.pattern, 'Control characters are not allowed.').nullish()
const reference = z.string().trim().max(limits.referenceCharacters).nullish()

/** A file is read and checked: nothing is stored, started or charged. Its rows are started by `startInquiryRows`. */
export const readInquiryFile = defineCall({
  ...common,
  access: ['verifications', 'create'],
  gate: 'kyc',
  method: 'POST',
  path: '/inquiries/files',
  summary: 'Check the rows of a file of inquiries',
  upload: true,
  reply: z.object({
    rows: z.array(
      z.object({
        /** As in a spreadsheet: the header is usually 1. */
        number: z.number().int(),
        kind: z.enum(subjectKinds).nullable(),
        /** In its normal form, or as it stands in the file if it is wrong. */
        value: z.string(),
        purpose: z.enum(purposes).nullable(),
        basis: z.enum(lawfulBasisNames).nullable(),
        basisWords: z.string().nullable(),
        reference: z.string().nullable(),
        problems: z.array(z.object({ source: z.enum(fileColumnNames), message: z.string() })),
      }),
    ),
    unusedColumns: z.array(z.string()),
  }),
  errors: ['too_large', 'unsupported_type', 'too_many_requests'],
})

/** Starts an inquiry for each row. If any row has a problem none is started, and the reply names the field of each (`rows.3.value`). */
export const startInquiryRows = defineCall({
  ...common,
  access: ['verifications', 'create'],
  gate: 'kyc',
  method: 'POST',
  path: '/inquiries/rows',
  summary: 'Start an inquiry for each row of a file',
  body: z.object({
    /** Made by whoever sends the rows: the same for all parts of a file. */
    file,
    sections: z.array(z.enum(sectionNames)).min(1, 'Choose at least one section.').max(sectionNames.length),
    keepDays: z.number().int().min(keepDays.least).max(keepDays.most).default(keepDays.usual),
    rows: z
      .array(
        z.object({
          number: z.number().int().min(1).max(1_000_000),
          kind: z.enum(subjectKinds),
          value: z.string().max(64),
          purpose: z.enum(purposes),
          basis: z.enum(lawfulBasisNames),
          basisWords: words,
          reference,
        }),
      )
      .min(1)
      .max(INQUIRY_ROWS),
    /** Integer paise: the most that these rows cost, as it was shown. */
    atMostPaise,
  }),
  reply: z.object({ ids: z.array(z.string()) }),
  errors: ['insufficient_balance', 'conflict', 'idempotency_conflict'],
  idempotent: true,
})

export const listInquiryFiles = defineCall({
  ...common,
  access: ['verifications', 'list'],
  method: 'GET',
  path: '/inquiries/files',
  summary: 'List the latest files of inquiries',
  reply: z.object({
    files: z.array(
      z.object({
        file,
        startedAt: z.iso.datetime(),
        rows: z.number().int(),
        /** Of which everything has been gathered or was deleted. */
        ended: z.number().int(),
        missing: z.number().int(),
        chargedPaise: z.number().int(),
      }),
    ),
  }),
})

/** A line for each inquiry, in clear; recorded. What has not been answered is named. */
export const exportInquiryFile = defineCall({
  ...common,
  access: ['verifications', 'export'],
  method: 'GET',
  path: '/inquiries/files/{file}/results.csv',
  summary: 'Download the results of a file of inquiries',
  params: z.object({ file }),
  raw: 'text/csv',
  reply: z.unknown(),
  errors: ['not_found'],
})
