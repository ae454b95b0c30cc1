import type { Readable } from 'node:stream'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type BulkJob, cellsOf, rowLayoutOf, streamJobRows } from '../../checks/bulk/bulkJob.ts'
import { cellOf, checkRow, type RowLayout } from '../../checks/bulk/checkRow.ts'
import { maskIn, maskValue } from '../../checks/verifications/masking.ts'
import { streamCsv } from '../../engines/csv.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/**
 * The rows of a batch with problems, and those whose source gave no answer. A row says whom it is about masked, and names the fields that
 * are wrong: the sentences that its owner reads can quote the value. Audited. Throws `not_found`.
 */
export async function batchErrorsCsv(ctx: Parts, scope: Scope<AdminActor>, id: string): Promise<Readable> {
  const job = await ctx.db.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirst()
  if (!job) throw notFound('batch')
  const data = { unavailable: job.rows_unavailable, problems: job.rows_problem }
  await audit(ctx.db, scope, { action: 'job.errorsDownloaded', subject: id, userId: job.user_id, data })
  const columns = (['row', 'state', 'subject', 'problem', 'requestId', 'checkedAt'] as const).map(key => ({
    key,
    header: translate(scope.locale, `bulk.errors.${key}`),
  }))
  return streamCsv(columns, errorRows(ctx, scope.locale, job))
}

async function* errorRows({ db, vault }: Parts, locale: Locale, job: BulkJob) {
  const layout = rowLayoutOf(vault, job)
  const subjectOf = maskedSubject(layout)
  const pages = streamJobRows((after, limit) =>
    db
      .selectFrom('bulk_rows')
      .leftJoin('verifications', 'verifications.id', 'bulk_rows.verification_id')
      .select(['row_no', 'state', 'cells_sealed', 'verification_id', 'subject_masked', 'error', 'finished_at'])
      .where('bulk_rows.job_id', '=', job.id)
      .where('row_no', '>', after)
      .where(eb => eb.or([eb('state', '=', 'problem'), eb('verifications.status', '=', 'source_unavailable')]))
      .orderBy('row_no')
      .limit(limit)
      .execute(),
  )
  for await (const row of pages) {
    const isProblem = row.state === 'problem'
    const cells = isProblem ? cellsOf(vault, { ...row, job_id: job.id }) : []
    yield {
      row: row.row_no,
      state: translate(locale, `bulk.errors.${isProblem ? 'leftOut' : 'unanswered'}`),
      subject: isProblem ? subjectOf(cells) : row.subject_masked,
      problem: isProblem ? wrongFields(layout, cells, locale) : row.error,
      requestId: row.verification_id,
      checkedAt: row.finished_at,
    }
  }
}

/** A value that is not valid has a length that its mask does not know, and is hidden whole. */
function maskedSubject({ product, mapping }: RowLayout): (cells: readonly string[]) => string {
  const field = product.inputFields.find(({ source }) => source === product.keys.subject)
  if (!field) return () => ''
  const mask = maskIn('list', field) ?? 'tail'
  return cells => maskValue(field.identifier ?? mask, cellOf(mapping, cells, field.source))
}

function wrongFields(layout: RowLayout, cells: readonly string[], locale: Locale): string {
  const checked = checkRow(layout, cells, locale)
  if (!('problems' in checked)) return ''
  const { inputFields } = layout.product
  return checked.problems
    .map(
      ({ field }) =>
        inputFields.find(({ source }) => source === field)?.label[locale] ?? translate(locale, 'bulk.errors.row'),
    )
    .join(', ')
}
