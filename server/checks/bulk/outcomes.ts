import type { z } from 'zod'
import type { bulkOutcomes } from '../../../contracts/calls/bulk.ts'
import type { VerificationStatus } from '../../../contracts/platform/codes.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { ownJob } from './bulkJob.ts'

/** How many checks of a file have which outcome now: what people have decided about them since counts. Throws `not_found`. */
export async function countOutcomes(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<z.input<typeof bulkOutcomes.reply>> {
  await ownJob(db, scope, id)
  const rows = await db
    .selectFrom('verifications')
    .select(['status', 'outcome'])
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('job_id', '=', id)
    .groupBy(['status', 'outcome'])
    .orderBy('count', 'desc')
    .orderBy('status')
    .orderBy('outcome')
    .execute()
  return { outcomes: rows.map(row => ({ ...row, status: row.status as VerificationStatus })) }
}
