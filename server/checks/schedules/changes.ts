import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { bulkScheduleChanges, rowChange } from '../../../contracts/calls/bulkSchedules.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type ProductId, productOf, type ResultField } from '../../../contracts/products/index.ts'
import { streamCsv } from '../../engines/csv.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { streamJobRows } from '../bulk/bulkJob.ts'
import { cellText, resultText } from '../verifications/resultText.ts'
import type { FieldChange } from './compare.ts'
import { ownSchedule, type Schedule } from './schedule.ts'

/** What is stored of a row that changed: the masked subject, and for answers of the same kind the fields. */
export interface Change {
  subject: string
  fields: FieldChange[]
}

interface RowId {
  run_id: string
  row_no: number
}

const placeOf = ({ run_id, row_no }: RowId) =>
  ({ column: 'bulk_schedule_changes.change_sealed', id: [run_id, row_no] }) as const

export const sealChange = (vault: Vault, row: RowId, change: Change): string =>
  vault.seal(JSON.stringify(change), placeOf(row))

interface RunParams {
  id: string
  run: string
}

type Row = z.input<typeof rowChange>

/** Lists the rows that a run has changed, in the order of the file. Throws `not_found`. */
export async function listChanges(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  { id, run }: RunParams,
  { kind, after, limit }: z.output<NonNullable<typeof bulkScheduleChanges.query>>,
): Promise<{ rows: Row[]; next: number | null }> {
  const schedule = await scheduleOfRun(db, scope, { id, run })
  let found = changesAfter(db, run, after, limit)
  if (kind) found = found.where('kind', '=', kind)
  const rows = await found.execute()
  return {
    rows: rows.map(row => presentChange(vault, schedule, row, scope.locale)),
    next: rows.length === limit ? (rows.at(-1)?.row_no ?? null) : null,
  }
}

/** One line for each field that changed, masked as on screens. Audited as a download. Throws `not_found`. */
export async function changesCsv(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  { id, run }: RunParams,
): Promise<Readable> {
  const schedule = await scheduleOfRun(db, scope, { id, run })
  await recordAccess(db, scope, { action: 'schedule.downloaded', subject: id, data: { run } })
  const names = ['row', 'subject', 'change', 'field', 'from', 'to', 'requestId'] as const
  const columns = names.map(key => ({ key, header: translate(scope.locale, `schedules.csv.${key}`) }))
  async function* lines() {
    for await (const row of streamJobRows((after, limit) => changesAfter(db, run, after, limit).execute())) {
      const { fields, kind, verificationId, ...shown } = presentChange(vault, schedule, row, scope.locale)
      const change = translate(scope.locale, `schedules.csv.kinds.${kind}`)
      const changed = fields.length > 0 ? fields : [{ label: '', from: '', to: '' }]
      for (const { label, from, to } of changed)
        yield { ...shown, change, field: label, from, to, requestId: verificationId }
    }
  }
  return streamCsv(columns, lines())
}

/** The account's own repeated batch, which must have the run. */
async function scheduleOfRun(db: Db, scope: Scope<CustomerActor>, { id, run }: RunParams): Promise<Schedule> {
  const schedule = await ownSchedule(db, scope, id)
  const found = await db
    .selectFrom('bulk_schedule_runs')
    .select('id')
    .where('id', '=', run)
    .where('schedule_id', '=', schedule.id)
    .executeTakeFirst()
  if (!found) throw notFound('run')
  return schedule
}

const changesAfter = (db: Db, run: string, after: number, limit: number) =>
  db
    .selectFrom('bulk_schedule_changes')
    .selectAll()
    .where('run_id', '=', run)
    .where('row_no', '>', after)
    .orderBy('row_no')
    .limit(limit)

function presentChange(
  vault: Vault,
  { product }: Schedule,
  row: RowId & { kind: string; verification_id: string; change_sealed: string },
  locale: Locale,
): Row {
  const { subject, fields } = JSON.parse(vault.open(row.change_sealed, placeOf(row))) as Change
  const declared = productOf(product as ProductId).resultFields
  return {
    row: row.row_no,
    subject,
    kind: row.kind as Row['kind'],
    verificationId: row.verification_id,
    fields: fields.flatMap(({ source, from, to }) => {
      const field = declared.find(one => one.source === source)
      return field
        ? [{ label: field.label[locale], from: wordsOf(field, from, locale), to: wordsOf(field, to, locale) }]
        : []
    }),
  }
}

const wordsOf = (field: ResultField, value: unknown, locale: Locale): string =>
  field.kind === 'table' ? cellText(field, value, locale) || '-' : resultText(field, value, locale)
