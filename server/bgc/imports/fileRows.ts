import { Readable } from 'node:stream'
import { bgcLimits } from '../../../contracts/calls/bgc.ts'
import { toE164 } from '../../../contracts/people/phone.ts'
import { fileRows } from '../../checks/bulk/fileRows.ts'
import { FileProblem, type FileRow, fileTypeOf } from '../../checks/bulk/uploadedFile.ts'
import type { Scope } from '../../platform/context.ts'
import { readTypedPhone } from '../../platform/identity/typedPhone.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Candidate } from '../candidates.ts'

/** A candidate as the file has it: every column a trimmed text. */
export interface ImportRow {
  name: string
  email: string
  phone: string
  language: string
  reference: string
  location: string
}

export interface NumberedRow {
  number: number
  row: ImportRow
}

/** What a column may be called; the first word of each is that of our template. */
export const headers: Record<keyof ImportRow, readonly [string, ...string[]]> = {
  name: ['name', 'full name', 'candidate', 'नाम'],
  email: ['email', 'e-mail', 'ईमेल'],
  phone: ['phone', 'mobile', 'फ़ोन', 'मोबाइल'],
  language: ['language', 'भाषा'],
  reference: ['reference', 'employee id', 'रेफ़रेंस'],
  location: ['location', 'branch', 'लोकेशन', 'शाखा'],
}

export const importColumns = Object.keys(headers) as (keyof ImportRow)[]

const MAX_CELL = 500

/** Reads the rows of a CSV or XLSX file. Throws `bad_request` for a file without a name column, without rows, or with too many. */
export async function readRows(content: Buffer, { locale }: Pick<Scope, 'locale'>): Promise<NumberedRow[]> {
  try {
    const found = fileRows(Readable.from([content]), fileTypeOf(content.subarray(0, 4_096)))
    const first = (await found.next()).value as FileRow | undefined
    if (!first) throw new FileProblem('empty')
    const columns = first.cells.map(columnOf)
    if (!columns.includes('name')) throw refusedFile(translate(locale, 'cases.row.noHeader'))
    const rows: NumberedRow[] = []
    for await (const { row: number, cells } of found) {
      if (rows.length === bgcLimits.rows)
        throw refusedFile(translate(locale, 'cases.row.tooMany', { count: bgcLimits.rows }))
      const row: ImportRow = { name: '', email: '', phone: '', language: '', reference: '', location: '' }
      columns.forEach((column, index) => {
        if (column) row[column] = (cells[index] ?? '').slice(0, MAX_CELL).trim()
      })
      rows.push({ number, row })
    }
    if (rows.length === 0) throw new FileProblem('empty')
    return rows
  } catch (error) {
    if (error instanceof FileProblem) throw refusedFile(error.in(locale))
    throw error
  }
}

const refusedFile = (message: string) => new Problem('bad_request', message, [{ field: 'file', message }])

function columnOf(header: string): keyof ImportRow | undefined {
  const word = header.trim().toLowerCase()
  return importColumns.find(column => headers[column].includes(word))
}

/** The candidate of a row that `checkRows` has found in order; `locations` are the ids by their names in small letters. */
export function candidateOf(
  { name, email, phone, language, reference, location }: ImportRow,
  locations: ReadonlyMap<string, string>,
): Candidate {
  const typed = phone ? readTypedPhone(phone) : null
  return {
    name,
    email: email ? email.toLowerCase() : null,
    phone: typed && toE164(typed),
    locale: language.toLowerCase() === 'hi' ? 'hi' : 'en',
    reference: reference || null,
    locationId: locations.get(location.toLowerCase()) ?? null,
  }
}
