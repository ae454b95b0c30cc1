import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { readInquiryFile } from '../../contracts/calls/inquiryFiles.ts'
import { checkIdentifier, identifierProblem } from '../../contracts/identifiers/index.ts'
import {
  columnOf,
  type FileColumn,
  INQUIRY_FILE_ROWS,
  readBasis,
  readKind,
  readPurpose,
} from '../../contracts/inquiries/file.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { fileRows } from '../checks/bulk/fileRows.ts'
import { FileProblem, type FileRow, fileTypeOf } from '../checks/bulk/uploadedFile.ts'
import { receiveFile, type Upload } from '../files/receiveFile.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

type Read = z.output<typeof readInquiryFile.reply>
type Row = Read['rows'][number]

const UPLOADS = { max: 30, windowMs: 10 * 60_000 }
const WORDS = 300

/**
 * Reads a CSV or XLSX file with a number a row, and says what is wrong in each. Nothing is stored, started or charged. Throws `bad_request` for what is wrong with
 * the file as a whole, `too_large` and `too_many_requests`.
 */
export async function readInquiryRows(
  ctx: Context,
  scope: Scope<CustomerActor>,
  receive: () => Promise<Upload | undefined>,
): Promise<Read> {
  await consumeRateLimitOrThrow(ctx, scope, `inquiry-files:${scope.actor.userId}`, UPLOADS)
  const content = await receiveFile(await receive(), limits.bulk.maxBytes, scope.locale)
  try {
    const found = fileRows(Readable.from([content]), fileTypeOf(content.subarray(0, 4_096)))
    const header = (await found.next()).value as FileRow | undefined
    if (!header) throw new FileProblem('empty')
    const columns = header.cells.map(columnOf)
    if (!columns.includes('kind') || !columns.includes('value'))
      throw refused(translate(scope.locale, 'inquiries.fileColumns'))
    const rows: Row[] = []
    for await (const { row, cells } of found) {
      if (rows.length === INQUIRY_FILE_ROWS) throw new FileProblem('tooManyRows', { count: INQUIRY_FILE_ROWS })
      rows.push(rowOf(row, cells, columns, scope))
    }
    if (rows.length === 0) throw new FileProblem('empty')
    return { rows, unusedColumns: header.cells.filter((cell, at) => cell !== '' && columns[at] === undefined) }
  } catch (error) {
    if (error instanceof FileProblem) throw refused(error.in(scope.locale))
    throw error
  }
}

const refused = (message: string) => new Problem('bad_request', message, [{ field: 'file', message }])

function rowOf(
  number: number,
  cells: readonly string[],
  columns: readonly (FileColumn | undefined)[],
  { locale }: Scope,
): Row {
  const given = (column: FileColumn) => cells[columns.indexOf(column)]?.trim() ?? ''
  const [kind, purpose, basis] = [readKind(given('kind')), readPurpose(given('purpose')), readBasis(given('basis'))]
  const words = given('basisWords').slice(0, WORDS) || null
  const problems: Row['problems'] = []
  const add = (source: FileColumn, message: string) => problems.push({ source, message })
  const typed = given('value')
  const checked = kind ? checkIdentifier(kind, typed) : null
  const wrong = kind ? identifierProblem(kind, typed) : undefined
  if (!kind) add('kind', translate(locale, 'inquiries.fileKind'))
  if (typed === '') add('value', translate(locale, 'inquiries.fileValue'))
  else if (wrong) add('value', wrong.text[locale])
  if (!purpose) add('purpose', translate(locale, 'inquiries.filePurpose'))
  if (!basis) add('basis', translate(locale, 'inquiries.fileBasis'))
  else if (basis !== 'consent' && !words) add('basisWords', translate(locale, 'inquiries.basisWords'))
  return {
    number,
    kind,
    // What is wrong is shown as it stands in the file, so that it can be found there.
    value: checked?.ok ? checked.value : typed.slice(0, 64),
    purpose,
    basis,
    basisWords: words,
    reference: given('reference').slice(0, limits.referenceCharacters) || null,
    problems,
  }
}
