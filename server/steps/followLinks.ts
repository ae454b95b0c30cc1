import { stepOf } from '../../contracts/cases/steps/index.ts'
import { applyEvent, type Storing } from '../cases/apply.ts'
import { readCase } from '../cases/rows.ts'
import type { Context } from '../platform/context.ts'

const BATCH = 100

/** Tells the steps that wait for a person that the person has declined, or that the link's time is over. A step that is asked again gets a new link. */
export async function followLinks(ctx: Storing & Pick<Context, 'db'>): Promise<void> {
  const ends = await ctx.db.selectFrom('case_link_ends').selectAll().limit(BATCH).execute()
  for (const { invitation_id, case_id: id, state: reason } of ends)
    await ctx.db.transaction().execute(async trx => {
      const found = await readCase(ctx, trx, id, { lock: true })
      const told = await trx.deleteFrom('case_link_ends').where('invitation_id', '=', invitation_id).executeTakeFirst()
      // A link that was sent after it is open.
      if (told.numDeletedRows === 0n || found?.row.invitation_id !== invitation_id) return
      await trx.updateTable('cases').set({ invitation_id: null }).where('id', '=', id).execute()
      const waiting = found.plan.steps.filter(
        step => found.steps.get(step.id)?.status === 'asked' && stepOf(step.kind).actor === 'subject',
      )
      for (const { id: step } of waiting) {
        const round = found.steps.get(step)?.round ?? 0
        await applyEvent(ctx, trx, id, { event: { type: 'failed', step, round, reason, isFinal: true }, by: 'system' })
      }
    })
}
