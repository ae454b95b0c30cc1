import { Readable } from 'node:stream'
import type { BulkSendRow, ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import { type BulkColumn, headerKey, type RecipientPart } from '../../../contracts/esign/bulkColumns.ts'
import { esignLimits } from '../../../contracts/esign/limits.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { fileRows } from '../../checks/bulk/fileRows.ts'
import { FileProblem, type FileRow, fileTypeOf } from '../../checks/bulk/uploadedFile.ts'
import { safeFileName } from '../../engines/fileName.ts'
import { receiveFile, type Upload } from '../../files/receiveFile.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Sender } from '../rows.ts'
import { ownTemplate } from '../templates.ts'
import { checkRows, type NumberedRow } from './checkRows.ts'
import { type CheckedTemplate, composeForAll, insertBulkSend, modeOf, requireSendable } from './create.ts'
import { presentBulkSend } from './present.ts'
import { ownBulkSend } from './rows.ts'

/**
 * Checks every row of a CSV or XLSX file and stores them; nothing is sent. Throws `not_found`, `too_large`, `unsupported_type`, `too_many_requests`, and
 * `bad_request` for what is wrong with the file or the template as a whole.
 */
export async function uploadBulkSend(
  ctx: Context,
  scope: Sender,
  templateId: string,
  receive: () => Promise<Upload | undefined>,
): Promise<ShownBulkSend> {
  const { actor, locale } = scope
  const template = await ownTemplate(ctx, scope, templateId)
  await consumeRateLimitOrThrow(ctx, scope, `esign-files:${actor.userId}`, esignLimits.uploads)
  const upload = await receive()
  const content = await receiveFile(upload, limits.bulk.maxBytes, locale)
  const sendable = await requireSendable(ctx, scope, template)
  const { rows, unusedColumns } = await readRows(content, sendable, scope)
  const checking = { ...sendable, userId: actor.userId, mode: modeOf(scope), locale }
  const problems = await checkRows(ctx, checking, rows)
  const document = await composeForAll(ctx, scope, sendable.draft)
  const id = newId('bsn')
  const fileName = safeFileName(upload?.filename ?? '') || 'file'
  await ctx.db.transaction().execute(trx =>
    insertBulkSend(ctx, trx, scope, {
      id,
      draft: sendable.draft,
      document,
      rows,
      problems,
      fileName,
      unusedColumns,
    }),
  )
  return presentBulkSend(ctx, await ownBulkSend(ctx, scope, id), locale)
}

interface ReadRows {
  rows: NumberedRow[]
  unusedColumns: string[]
}

async function readRows(content: Buffer, template: CheckedTemplate, scope: Sender): Promise<ReadRows> {
  try {
    const found = fileRows(Readable.from([content]), fileTypeOf(content.subarray(0, 4_096)))
    const header = (await found.next()).value as FileRow | undefined
    if (!header) throw new FileProblem('empty')
    const { columns, unusedColumns } = matchColumns(header.cells, template, scope)
    const rows: NumberedRow[] = []
    for await (const { row: number, cells } of found) {
      if (rows.length === esignLimits.bulkRows) throw refused(scope, 'tooManyRows', { count: esignLimits.bulkRows })
      rows.push({ number, row: rowOf(cells, columns) })
    }
    if (rows.length === 0) throw new FileProblem('empty')
    return { rows, unusedColumns }
  } catch (error) {
    if (error instanceof FileProblem) throw refusedAs(error.in(scope.locale))
    throw error
  }
}

const refusedAs = (message: string) => new Problem('bad_request', message, [{ field: 'file', message }])

const refused = (
  { locale }: Sender,
  key: 'tooManyRows' | 'missingColumn' | 'columnTwice',
  params: Record<string, string | number>,
) => refusedAs(translate(locale, `esign.bulk.${key}`, params))

/** The column of each cell. Throws `bad_request` for one that is there twice, and for one without which no row can be sent. */
function matchColumns(headers: readonly string[], { draft, columns }: CheckedTemplate, scope: Sender) {
  const byHeader = new Map(
    columns.flatMap(column => [column.header.en, column.header.hi].map(header => [headerKey(header), column] as const)),
  )
  const matched = headers.map(header => byHeader.get(headerKey(header)))
  matched.forEach((column, index) => {
    if (column && matched.indexOf(column) !== index)
      throw refused(scope, 'columnTwice', { column: headers[index] ?? '' })
  })
  draft.recipients.forEach((one, place) => {
    if (one.name !== '' && (one.email || one.phone)) return
    const headerOf = (part: RecipientPart) =>
      columns.find(column => column.of === 'recipient' && column.place === place && column.part === part)
    const has = (part: RecipientPart) => matched.includes(headerOf(part))
    const missing = has('name') ? (has('email') || has('phone') ? null : headerOf('email')) : headerOf('name')
    if (missing) throw refused(scope, 'missingColumn', { column: missing.header[scope.locale] })
  })
  return {
    columns: matched,
    unusedColumns: headers.filter((header, index) => header !== '' && matched[index] === undefined),
  }
}

function rowOf(cells: readonly string[], columns: readonly (BulkColumn | undefined)[]): BulkSendRow {
  const row: BulkSendRow = { recipients: [], values: {} }
  cells.forEach((cell, index) => {
    const column = columns[index]
    if (!column || cell === '') return
    if (column.of === 'title') row.title = cell
    else if (column.of === 'fields') row.values[column.header.en] = cell
    else {
      while (row.recipients.length <= column.place) row.recipients.push({})
      row.recipients[column.place] = { ...row.recipients[column.place], [column.part]: cell }
    }
  })
  return row
}
