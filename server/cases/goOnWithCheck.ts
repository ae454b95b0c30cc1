import type { Context } from '../platform/context.ts'
import { readCase } from './rows.ts'
import type { AskedStep } from './runners.ts'

/** Lets a step that is under way wait for another check than before, in the same round. Changes nothing if the round is over. */
export const goOnWithCheck = (
  ctx: Pick<Context, 'db' | 'vault'>,
  { case: { row }, step, round }: AskedStep,
  verificationId: string,
): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    await readCase(ctx, trx, row.id, { lock: true })
    const { numUpdatedRows } = await trx
      .updateTable('case_steps')
      .set({ verification_id: verificationId })
      .where('case_id', '=', row.id)
      .where('step', '=', step.id)
      .where('round', '=', round)
      .where('status', '=', 'inProgress')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await trx
      .insertInto('case_checks')
      .values({ verification_id: verificationId, case_id: row.id, step: step.id, round })
      .onConflict(same => same.column('verification_id').doNothing())
      .execute()
  })
