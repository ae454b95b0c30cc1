import type { z } from 'zod'
import type { listInquiryFiles } from '../../contracts/calls/inquiryFiles.ts'
import { lawfulBases } from '../../contracts/inquiries/sections.ts'
import { inquiryResource } from '../../contracts/resources/inquiry.ts'
import { streamCsv } from '../engines/csv.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { findingText, saidLines } from './findingLines.ts'
import { presentInquiry } from './present.ts'
import { readInquiry } from './row.ts'

type Owner = Scope<CustomerActor>

const LISTED = 20

/** The latest files of the account, with how far each is. */
export async function filesOf(
  { db }: Pick<Context, 'db'>,
  { actor }: Owner,
): Promise<z.input<typeof listInquiryFiles.reply>> {
  const files = await db
    .selectFrom('inquiries')
    .select(eb => [
      'file_id',
      eb.fn.min('created_at').as('startedAt'),
      eb.fn.countAll<number>().as('rows'),
      eb.fn.countAll<number>().filterWhere('status', '!=', 'gathering').as('ended'),
      eb.fn.sum<number>('missing').as('missing'),
      eb.fn.sum<number>('charged_paise').as('charged'),
    ])
    .where('user_id', '=', actor.userId)
    .where('file_id', 'is not', null)
    .groupBy('file_id')
    .orderBy('startedAt', 'desc')
    .limit(LISTED)
    .execute()
  return {
    files: files.map(({ file_id, startedAt, rows, ended, missing, charged }) => ({
      file: file_id ?? '',
      startedAt: new Date(startedAt).toISOString(),
      rows: Number(rows),
      ended: Number(ended),
      missing: Number(missing),
      chargedPaise: Number(charged),
    })),
  }
}

const columns = [
  'row',
  'number',
  'reference',
  'basis',
  'status',
  'findings',
  'said',
  'unanswered',
  'price',
  'inquiry',
] as const

/** A line for each inquiry of a file, in clear, which is recorded before it is sent. Throws `not_found`. */
export async function exportFile(ctx: Context, scope: Owner, file: string) {
  const { actor, locale } = scope
  const rows = await ctx.db
    .selectFrom('inquiries')
    .select(['id', 'file_row'])
    .where('user_id', '=', actor.userId)
    .where('file_id', '=', file)
    .orderBy('file_row')
    .execute()
  if (rows.length === 0) throw notFound('file')
  await recordAccess(ctx.db, scope, { action: 'inquiry.fileExported', subject: file, data: { rows: rows.length } })
  const header = columns.map(key => ({ key, header: translate(locale, `inquiries.fileResult.${key}`) }))
  return streamCsv(
    header,
    (async function* () {
      for (const { id, file_row } of rows) yield await lineOf(ctx, scope, { id, row: file_row })
    })(),
  )
}

async function lineOf(ctx: Context, { locale }: Owner, { id, row }: { id: string; row: number | null }) {
  const inquiry = await readInquiry(ctx, ctx.db, id)
  if (!inquiry) return {}
  const shown = await presentInquiry(ctx, inquiry, { inClear: true })
  const silent = shown.nodes.flatMap(({ value, questions }) =>
    questions
      .filter(({ state }) => state === 'asking' || state === 'unavailable' || state === 'blocked')
      .map(({ label }) => `${label[locale]} (${value})`),
  )
  return {
    row,
    number: shown.about.join(', '),
    reference: shown.reference,
    basis: [lawfulBases[shown.basis][locale], shown.basisWords].filter(Boolean).join(': '),
    status: inquiryResource.fields.status.choices[shown.status].label[locale],
    findings: shown.findings.map(one => findingText(one, locale)).join('\n'),
    said: saidLines(shown, locale)
      .map(({ name, text }) => `${name}: ${text}`)
      .join('\n'),
    unanswered: silent.join('\n'),
    price: (shown.chargedPaise / 100).toFixed(2),
    inquiry: id,
  }
}
