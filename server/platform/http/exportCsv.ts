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
  { name, fields, csv }: Pick<Resource, 'name' | 'fields' | 'csv'>,
  filter: object,
  rows: AsyncIterable<object>,
) {
  const columns = csv?.columns ?? []
  const data = { filteredBy: Object.keys(filter), ...(!csv?.audited && { resource: name }) }
  await audit(db, scope, { action: csv?.audited ?? 'list.exported', subject: actorId(scope.actor), data })
  return streamCsv(csvHeadings(fields, columns, scope.locale), withRupees(fields, rows))
}

/** The labels of the fields; times are in UTC and say so. */
export const csvHeadings = (
  fields: Record<string, Field>,
  columns: readonly string[],
  locale: Locale,
): readonly CsvColumn[] =>
  columns.map(key => {
    const { label, kind } = fields[key] ?? {}
    return { key, header: `${label?.[locale] ?? key}${kind === 'time' ? ', UTC' : ''}` }
  })

/** Amounts in rupees, as everyone outside reads them. */
export async function* withRupees(fields: Record<string, Field>, rows: AsyncIterable<object>): AsyncGenerator<object> {
  const isMoney = (key: string, value: unknown) => fields[key]?.kind === 'money' && typeof value === 'number'
  for await (const row of rows)
    yield Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, isMoney(key, value) ? (value / 100).toFixed(2) : value]),
    )
}
