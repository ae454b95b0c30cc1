import { Readable } from 'node:stream'
import type { z } from 'zod'
import { type readTrubgvFile, TRUBGV_FILE_ROWS } from '../../contracts/calls/trubgv.ts'
import { checksFor } from '../../contracts/cases/trubgv/checks.ts'
import { type KnownSource, knownFields, readKnown, type SubjectKind } from '../../contracts/cases/trubgv/known.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { fileRows } from '../checks/bulk/fileRows.ts'
import { FileProblem, type FileRow, fileTypeOf } from '../checks/bulk/uploadedFile.ts'
import { receiveFile, type Upload } from '../files/receiveFile.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

type Read = z.output<typeof readTrubgvFile.reply>
type Column = KnownSource | 'kind' | 'reference'

const UPLOADS = { max: 30, windowMs: 10 * 60_000 }

/**
 * Reads a CSV or XLSX file with a person or company a row, and says what is wrong in each. Nothing is stored, started or charged. Throws `bad_request` for
 * what is wrong with the file as a whole, `too_large` and `too_many_requests`.
 */
export async function readFile(
  ctx: Context,
  scope: Scope<CustomerActor>,
  receive: () => Promise<Upload | undefined>,
): Promise<Read> {
  await consumeRateLimitOrThrow(ctx, scope, `trubgv-files:${scope.actor.userId}`, UPLOADS)
  const content = await receiveFile(await receive(), limits.bulk.maxBytes, scope.locale)
  try {
    const found = fileRows(Readable.from([content]), fileTypeOf(content.subarray(0, 4_096)))
    const header = (await found.next()).value as FileRow | undefined
    if (!header) throw new FileProblem('empty')
    const columns = header.cells.map(columnOf)
    if (!columns.some(column => column !== undefined && column !== 'reference' && column !== 'kind'))
      throw refused(translate(scope.locale, 'trubgv.noColumn'))
    const rows: Read['rows'] = []
    for await (const { row, cells } of found) {
      if (rows.length === TRUBGV_FILE_ROWS) throw new FileProblem('tooManyRows', { count: TRUBGV_FILE_ROWS })
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

const keyOf = (header: string) => header.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

const others: readonly { column: Column; headers: readonly string[] }[] = [
  { column: 'kind', headers: ['kind', 'type', 'प्रकार'] },
  { column: 'reference', headers: ['reference', 'your reference', 'employee id', 'रेफ़रेंस'] },
]

const byHeader = new Map<string, Column>([
  ...knownFields.flatMap(({ source, label, headers = [] }) =>
    [source, label.en, label.hi, ...headers].map(header => [keyOf(header), source] as const),
  ),
  ...others.flatMap(({ column, headers }) => headers.map(header => [keyOf(header), column] as const)),
])

const columnOf = (header: string): Column | undefined => byHeader.get(keyOf(header))

/** A company says so, or has a number that only companies have. */
const kindOf = (given: Partial<Record<Column, string>>): SubjectKind =>
  /^(company|organisation|organization|कंपनी)$/i.test(given.kind ?? '') || given.gstin || given.companyNumber
    ? 'company'
    : 'person'

function rowOf(number: number, cells: readonly string[], columns: readonly (Column | undefined)[], scope: Scope) {
  const given: Partial<Record<Column, string>> = {}
  columns.forEach((column, at) => {
    const cell = cells[at] ?? ''
    if (column && cell !== '' && given[column] === undefined) given[column] = cell
  })
  const kind = kindOf(given)
  const { kind: _, reference: ownReference = null, ...values } = given
  const { known, problems } = readKnown(kind, values)
  const reference = ownReference?.slice(0, limits.referenceCharacters) ?? null
  const checks = checksFor(kind, known).map(({ product }) => product)
  const wrong = problems.map(({ source, message }) => ({ source, message: message[scope.locale] }))
  if (wrong.length === 0 && checks.length === 0)
    wrong.push({ source: 'name', message: translate(scope.locale, 'trubgv.nothing') })
  // What is wrong is shown as it stands in the file, so that it can be found there.
  const shown = Object.fromEntries(knownFields.map(({ source }) => [source, known[source] ?? values[source] ?? null]))
  return { number, kind, known: shown as Read['rows'][number]['known'], reference, checks, problems: wrong }
}
