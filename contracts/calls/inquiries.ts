import { z } from 'zod'
import { REPORTS_SCOPE } from '../checks/apiKeys.ts'
import { type ProductId, productIds } from '../checks/catalogue.ts'
import { boardLayout, shownBoard } from '../inquiries/board.ts'
import { boardLimits } from '../inquiries/boardLimits.ts'
import { keepDays, lawfulBasisNames, MAX_SUBJECTS, sectionNames, subjectKinds } from '../inquiries/sections.ts'
import { shownInquiry, shownInquiryDetail } from '../inquiries/shown.ts'
import { purposes } from '../platform/codes.ts'
import { limits } from '../platform/limits.ts'
import { plainText } from '../platform/plainText.ts'
import { atMostPaise } from '../resources/verification.ts'
import { defineCall } from './define.ts'

/* Dynamic intelligence: inquiries that gather facts step by step, and whose graph a person walks in. */

const common = { service: 'main', auth: 'customer', style: 'http' } as const
const byKey = { service: 'gateway', auth: 'key', scope: REPORTS_SCOPE, style: 'http', gate: 'kyc' } as const
const byId = { params: z.object({ id: z.string().max(64) }), errors: ['not_found'] } as const

const newInquiry = z.object({
  subjects: z
    .array(z.object({ kind: z.enum(subjectKinds), value: z.string().max(64) }))
    .min(1, 'Enter at least one number.')
    .max(MAX_SUBJECTS),
  sections: z.array(z.enum(sectionNames)).min(1, 'Choose at least one section.').max(sectionNames.length),
  purpose: z.enum(purposes),
  /** On what the inquiry rests. Anything but consent needs `basisWords`. */
  basis: z.enum(lawfulBasisNames),
  basisWords: z.string().trim().max(300).regex(plainText.pattern, 'Control characters are not allowed.').nullish(),
  reference: z.string().trim().max(limits.referenceCharacters).nullish(),
  keepDays: z.number().int().min(keepDays.least).max(keepDays.most).default(keepDays.usual),
  /** Refuses with 409 if the inquiry could cost more by itself. */
  atMostPaise: atMostPaise.optional(),
})

const starting = {
  method: 'POST',
  body: newInquiry,
  errors: ['insufficient_balance', 'conflict', 'idempotency_conflict', 'product_disabled'],
  idempotent: true,
} as const

/** Starts an inquiry. Its checks run in the background; each is charged when it has an answer. */
export const startInquiry = defineCall({
  ...common,
  ...starting,
  access: ['verifications', 'create'],
  gate: 'kyc',
  path: '/inquiries',
  summary: 'Start an inquiry',
  reply: z.object({ id: z.string() }),
})

const expanding = {
  ...byId,
  method: 'POST',
  body: z.object({
    node: z.string().max(40),
    products: z
      .array(z.enum(productIds as [ProductId, ...ProductId[]]))
      .min(1)
      .max(5),
    /** Integer paise: the price that was shown. */
    atMostPaise,
  }),
  reply: shownInquiryDetail,
  errors: ['not_found', 'conflict', 'insufficient_balance', 'product_disabled'],
} as const

/** Asks about a node. What has been asked before is not asked and not charged again, however often and by whomever it is called. */
export const expandInquiry = defineCall({
  ...common,
  ...expanding,
  access: ['verifications', 'create'],
  gate: 'kyc',
  path: '/inquiries/{id}/expansions',
  summary: 'Ask about a node of an inquiry',
})

const exporting = <const Name extends string, const Type extends string>(name: Name, raw: Type, summary: string) =>
  ({ ...byId, method: 'GET', path: `/inquiries/{id}/${name}`, raw, reply: z.unknown(), summary }) as const

/** Nodes and links, a line each, in clear; recorded. */
export const exportInquiryCsv = defineCall({
  ...common,
  access: ['verifications', 'export'],
  ...exporting('graph.csv', 'text/csv', 'Download the graph of an inquiry as CSV'),
})

/** For programs that draw graphs, in clear; recorded. */
export const exportInquiryGraphml = defineCall({
  ...common,
  access: ['verifications', 'export'],
  ...exporting('graph.graphml', 'application/xml', 'Download the graph of an inquiry as GraphML'),
})

/** Deletes what was gathered now instead of at its time. */
export const eraseInquiry = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/inquiries/{id}/erase',
  summary: 'Delete what an inquiry has gathered',
  body: z.object({}),
  reply: shownInquiry,
  errors: ['not_found', 'conflict'],
})

/** Who has opened, read or downloaded it, the latest first. */
export const listInquiryAccess = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'show'],
  method: 'GET',
  path: '/inquiries/{id}/access',
  summary: 'List who looked at an inquiry',
  reply: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        by: z.string(),
        action: z.enum(['opened', 'exported', 'readByApi', 'subjectOpened', 'subjectAnswered', 'subjectDeclined']),
        at: z.iso.datetime(),
      }),
    ),
  }),
})

export const listBoards = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'show'],
  method: 'GET',
  path: '/inquiries/{id}/boards',
  summary: 'List the saved boards of an inquiry',
  reply: z.object({ boards: z.array(shownBoard) }),
})

/** A board of the same name is replaced. */
export const saveBoard = defineCall({
  ...common,
  ...byId,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/inquiries/{id}/boards',
  summary: 'Save a board of an inquiry',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Enter a name.')
      .max(boardLimits.name)
      .regex(plainText.pattern, 'Control characters are not allowed.'),
    layout: boardLayout,
  }),
  bodyBytes: 512 * 1024,
  reply: shownBoard,
  errors: ['not_found', 'conflict'],
})

export const deleteBoard = defineCall({
  ...common,
  access: ['verifications', 'edit'],
  method: 'DELETE',
  path: '/inquiries/{id}/boards/{board}',
  summary: 'Delete a board of an inquiry',
  params: z.object({ id: z.string().max(64), board: z.string().max(64) }),
  reply: z.object({ id: z.string() }),
  errors: ['not_found'],
})

/** Starts an inquiry. Read it again until it is `ready`, or subscribe to `inquiry.completed`. */
export const startInquiryByApi = defineCall({
  ...byKey,
  ...starting,
  path: '/intelligence/inquiries',
  summary: 'Start an inquiry',
  reply: shownInquiryDetail,
  accepts: 'gathering',
})

/** Of the key's account and mode; any other answers 404. In clear, which the access log records. */
export const readInquiryByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/intelligence/inquiries/{id}',
  summary: 'Get an inquiry with its graph',
  reply: shownInquiryDetail,
})

export const expandInquiryByApi = defineCall({
  ...byKey,
  ...expanding,
  path: '/intelligence/inquiries/{id}/expansions',
  summary: 'Ask about a node of an inquiry',
})
