import { stepOf } from '../../contracts/cases/steps/index.ts'
import { applyEvent, type Storing } from '../cases/apply.ts'
import { type OpenCase, readCase } from '../cases/rows.ts'
import type { Context, Trx } from '../platform/context.ts'

const BATCH = 100

/** Tells the steps that wait for a person that the person has declined, or that the link's time is over. A step that is asked again gets a new link. */
export async function followLinks(ctx: Storing & Pick<Context, 'db'>): Promise<void> {
  const ends = await ctx.db.selectFrom('case_link_ends').selectAll().limit(BATCH).execute()
  for (const { invitation_id, case_id: id, state: reason } of ends)
    await ctx.db.transaction().execute(async trx => {
      const found = await readCase(ctx, trx, id, { lock: true })
      const told = await trx.deleteFrom('case_link_ends').where('invitation_id', '=', invitation_id).executeTakeFirst()
      if (told.numDeletedRows === 0n || !found) return
      const failed = await stepsAskedBy(trx, found, invitation_id)
      for (const { step, round } of failed)
        await applyEvent(ctx, trx, id, { event: { type: 'failed', step, round, reason, isFinal: true }, by: 'system' })
    })
}

/** The steps that wait for the answer to a link: one of another person's own link, all of the person's whom the case is about. */
async function stepsAskedBy(trx: Trx, { row, plan, steps }: OpenCase, link: string) {
  const other = await trx
    .selectFrom('case_step_people')
    .select(['step', 'round'])
    .where('invitation_id', '=', link)
    .executeTakeFirst()
  if (other) return [other]
  // A link that was sent after it is open.
  if (row.invitation_id !== link) return []
  await trx.updateTable('cases').set({ invitation_id: null }).where('id', '=', row.id).execute()
  return plan.steps
    .filter(step => steps.get(step.id)?.status === 'asked' && stepOf(step.kind).actor === 'subject')
    .map(({ id }) => ({ step: id, round: steps.get(id)?.round ?? 0 }))
}
