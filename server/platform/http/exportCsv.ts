import type { z } from 'zod'
import type { Resource } from '../../../contracts/resources/define.ts'
import type { Field } from '../../../contracts/resources/field.ts'
import type { Locale } from '../../../contracts/text.ts'
import { type CsvColumn, streamCsv } from '../../engines/csv.ts'
import { audit } from '../audit/audit.ts'
import type { Context, Scope } from '../context.ts'
import { type AdminActor, actorId, type CustomerActor } from '../identity/actors.ts'

/** A resource's rows as a CSV stream with the headings of its contract; the audit log records it. */
export async function exportCsv(
  { db }: Pick<Context, 'db'>,
  scope: Scope<AdminActor | CustomerActor>,
  resource: Pick<Resource, 'name' | 'record' | 'fields' | 'csv'>,
  filter: object,
  rows: AsyncIterable<object>,
) {
  const { name, fields, csv } = resource
  const data = { filteredBy: Object.keys(filter), ...(!csv?.audited && { resource: name }) }
  await audit(db, scope, { action: csv?.audited ?? 'list.exported', subject: actorId(scope.actor), data })
  return streamCsv(csvHeadings(resource, scope.locale), withRupees(fields, rows))
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
