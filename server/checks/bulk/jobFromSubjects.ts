import { sql } from 'kysely'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { jsonRows } from '../../platform/db/jsonRows.ts'
import type { Attempt } from '../../platform/http/idempotency.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { withIdPrefix } from '../../platform/identity/ids.ts'
import { subjectValues } from '../verifications/values.ts'
import { sealCells, sealColumns } from './bulkJob.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'

interface Subjects {
  product: ProductId
  /** Shown as the name of the file. */
  name: string
  /** Normalised identifiers. */
  subjects: readonly string[]
}

/** Creates a job as from a file with one column. It is ready: nothing is charged until its owner starts it. */
export async function createJobFromSubjects(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { product, name, subjects }: Subjects,
  attempt: Attempt,
): Promise<JobDetail> {
  const { actor, locale } = scope
  const { keys, inputFields } = productOf(product)
  const header = inputFields.find(({ source }) => source === keys.subject)?.label[locale] ?? keys.subject
  const id = withIdPrefix('job', attempt.id)
  const job = await ctx.db.transaction().execute(async trx => {
    const existing = await trx.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirst()
    if (existing) return existing
    const created = await trx
      .insertInto('bulk_jobs')
      .values({
        id,
        product,
        user_id: actor.userId,
        sub_user_id: actor.subUserId,
        requested_by: ctx.vault.seal(actor.name, { column: 'bulk_jobs.requested_by', id }),
        object_id: null,
        file_name: name,
        file_bytes: subjects.reduce((bytes, subject) => bytes + subject.length + 1, header.length + 1),
        file_type: 'csv',
        locale,
        status: 'ready',
        columns_sealed: sealColumns(ctx.vault, id, [{ header, samples: subjects.slice(0, 3) }]),
        mapping: JSON.stringify(
          inputFields.map(({ source }) => ({ source, column: source === keys.subject ? 0 : null })),
        ),
        unit_price_paise: await ctx.prices.priceOf(trx, actor.userId, product),
        rows_total: subjects.length,
        rows_ready: subjects.length,
        checked_at: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const rows = subjects.map((subject, index) => {
      // Row 1 is the header.
      const at = { job_id: id, row_no: index + 2 }
      const { subject_index } = subjectValues(ctx.vault, product, { [keys.subject]: subject })
      return { ...at, state: 'ready', subject_index, cells_sealed: sealCells(ctx.vault, at, [subject]) }
    })
    await sql`
      insert into bulk_rows (job_id, row_no, state, cells_sealed, subject_index)
      select job_id, row_no, state, cells_sealed, subject_index from ${jsonRows('bulk_rows', rows)}`.execute(trx)
    await audit(trx, scope, { action: 'job.created', subject: id, data: { product, rows: rows.length } })
    return created
  })
  return presentJobDetail(ctx.vault, job)
}
