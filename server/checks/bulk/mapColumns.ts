import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { ownTemplate } from '../inputTemplates/listTemplates.ts'
import { columnsOf, lockJob, productOfJob } from './bulkJob.ts'
import type { Mapping } from './checkRow.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'
import { sendCheck } from './queues.ts'

/** Sets a new column mapping and checks the file again. Fields that are not listed have no column. Throws `not_found` and `conflict`. */
export async function mapColumns(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  { mapping: requested, template }: { mapping: Mapping; template?: string | null | undefined },
): Promise<JobDetail> {
  const job = await ctx.db.transaction().execute(async trx => {
    const found = await lockJob(trx, scope, id, ['ready'])
    const sources = productOfJob(found).inputFields.map(field => field.source)
    const mapping = sources.map(source => ({
      source,
      column: requested.find(one => one.source === source)?.column ?? null,
    }))
    checkColumns(scope, mapping, columnsOf(ctx.vault, found).length)
    if (template) await chooseTemplate(trx, scope, found.product, template)
    // A rerun has no file of its own; its rows are in the original job's file.
    if (!found.object_id) throw new Problem('conflict', translate(scope.locale, 'bulk.noFile'))
    await trx.deleteFrom('bulk_rows').where('job_id', '=', id).execute()
    await sendCheck(ctx, trx, id)
    return trx
      .updateTable('bulk_jobs')
      .set({
        status: 'checking',
        checking_since: new Date().toISOString(),
        checked_at: null,
        mapping: JSON.stringify(mapping),
        rows_ready: 0,
        rows_problem: 0,
        rows_duplicate: 0,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return presentJobDetail(ctx.vault, job)
}

async function chooseTemplate(trx: Trx, scope: Scope<CustomerActor>, product: string, id: string): Promise<void> {
  const template = await ownTemplate(trx, scope, id)
  if (template.product !== product) throw notFound('template')
  await trx.updateTable('input_templates').set({ chosen_at: new Date().toISOString() }).where('id', '=', id).execute()
}

function checkColumns({ locale }: Scope, mapping: Mapping, columns: number): void {
  const used = mapping.flatMap(({ column }) => column ?? [])
  if (used.some(column => column >= columns)) throw new Problem('bad_request', translate(locale, 'bulk.noSuchColumn'))
  if (new Set(used).size < used.length) throw new Problem('bad_request', translate(locale, 'bulk.twoFields'))
}
