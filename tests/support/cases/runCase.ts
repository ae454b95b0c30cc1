import { readCase } from '../../../server/cases/rows.ts'
import { beginStep } from '../../../server/cases/work.ts'
import type { Context } from '../../../server/platform/context.ts'
import { followChecks } from '../../../server/steps/followChecks.ts'
import { runners } from '../../../server/steps/kinds/index.ts'

/** Does what the workers do for a case, until nothing more happens by itself. Documents are read by the node's own queue. */
export async function runCase(ctx: Context, id: string, with_ = runners): Promise<void> {
  for (let before = ''; ; ) {
    const found = await readCase(ctx, ctx.db, id)
    const now = JSON.stringify(found?.state)
    if (!found || now === before) return
    before = now
    for (const [step, { status, round }] of found.steps)
      if (status === 'asked') await beginStep(ctx, with_, { caseId: id, step, round })
    await followChecks(ctx)
  }
}
