import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { Field } from '../../../contracts/fields/field.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Resource } from '../../../contracts/resources/define.ts'
import { type CsvColumn, streamCsv } from '../../engines/csv.ts'
import { type SheetColumn, streamWorkbook } from '../../engines/workbook.ts'
import { audit } from '../audit/audit.ts'
import type { Context, Scope } from '../context.ts'
import { type AdminActor, actorId, type CustomerActor } from '../identity/actors.ts'

type Exported = Pick<Resource, 'name' | 'record' | 'fields' | 'csv' | 'words'>

export const exportTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

interface Export {
  format: keyof typeof exportTypes
  filter: object
  rows: AsyncIterable<object>
}

/** A resource's rows as a CSV or XLSX stream with the headings of its contract; the audit log records it. */
export async function exportList(
  { db }: Pick<Context, 'db'>,
  scope: Scope<AdminActor | CustomerActor>,
  resource: Exported,
  { format, filter, rows }: Export,
): Promise<Readable> {
  const { name, fields, csv, words } = resource
  const { locale } = scope
  const data = { filteredBy: Object.keys(filter), ...(!csv?.audited && { resource: name }) }
  await audit(db, scope, { action: csv?.audited ?? 'list.exported', subject: actorId(scope.actor), data })
  const named = withNames(rows)
  if (format === 'csv') return streamCsv(csvHeadings(resource, locale), withRupees(fields, named))
  return streamWorkbook(words?.title[locale] ?? name, sheetColumns(resource, locale), withLabels(fields, named, locale))
}

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'

/** What has a name stands in a cell by its name, and several of them one after the other. */
async function* withNames(rows: AsyncIterable<object>): AsyncGenerator<object> {
  const cell = (value: unknown) => {
    if (Array.isArray(value) && value.every(isNamed)) return value.map(({ name }) => name).join(', ')
    return isNamed(value) ? value.name : value
  }
  for await (const row of rows) yield Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cell(value)]))
}

const sheetKinds: Partial<Record<NonNullable<Field['kind']>, SheetColumn['kind']>> = {
  money: 'money',
  count: 'number',
  day: 'date',
  time: 'time',
}

/** The columns of the workbook; its times are India's, and say so. */
function sheetColumns({ fields, csv }: Exported, locale: Locale): SheetColumn[] {
  return (csv?.columns ?? []).map(key => {
    const { label, kind: shown = 'text' } = fields[key] ?? {}
    const kind = sheetKinds[shown] ?? 'text'
    return { key, kind, header: `${label?.[locale] ?? key}${kind === 'time' ? ', IST' : ''}` }
  })
}

/** A workbook is read by people: choices have their labels. */
async function* withLabels(fields: Record<string, Field>, rows: AsyncIterable<object>, locale: Locale) {
  const labelOf = (key: string, value: unknown) => fields[key]?.choices?.[String(value)]?.label[locale] ?? value
  for await (const row of rows)
    yield Object.fromEntries(Object.entries(row).map(([key, value]) => [key, labelOf(key, value)]))
}

/** The labels of the fields; instants are in UTC and amounts in rupees, and say so. */
export const csvHeadings = (
  { record, fields, csv }: Pick<Resource, 'record' | 'fields' | 'csv'>,
  locale: Locale,
): readonly CsvColumn[] =>
  (csv?.columns ?? []).map(key => {
    const { label, kind } = fields[key] ?? {}
    const unit = isInstant(record.shape[key]) ? ', UTC' : kind === 'money' ? ', ₹' : ''
    return { key, header: `${label?.[locale] ?? key}${unit}` }
  })

interface Definition {
  format?: string
  innerType?: z.core.$ZodType
}

function isInstant(schema: z.core.$ZodType | undefined): boolean {
  const { format, innerType } = (schema?._zod.def ?? {}) as Definition
  return innerType ? isInstant(innerType) : format === 'datetime'
}

/** Amounts in rupees, as everyone outside reads them. */
export async function* withRupees(fields: Record<string, Field>, rows: AsyncIterable<object>): AsyncGenerator<object> {
  const isMoney = (key: string, value: unknown) => fields[key]?.kind === 'money' && typeof value === 'number'
  for await (const row of rows)
    yield Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, isMoney(key, value) ? (value / 100).toFixed(2) : value]),
    )
}
