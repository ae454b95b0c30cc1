import type { StatementAnalysis } from '../../contracts/bankStatements/statements.ts'
import { heavyBudgets } from '../../contracts/checks/heavyBudgets.ts'
import type { RulesInput } from '../engines/bankStatements/recategoriseTask.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { defineHeavyTask } from '../platform/ports/heavyPool.ts'
import { rulesOf } from './rules.ts'
import { openAnalysis, storeAnalysis, wholeAnalysis } from './storeAnalysis.ts'

const task = defineHeavyTask<RulesInput, StatementAnalysis>({
  name: 'statement rules',
  module: new URL('../engines/bankStatements/recategoriseTask.ts', import.meta.url),
  budget: heavyBudgets.statementRules,
})

/**
 * Applies the account's rules of now to an analysis, free of charge, and returns how many rows have another category. The result of the check
 * stays as it was answered. Throws `not_found`.
 */
export async function applyRules(
  ctx: Pick<Context, 'db' | 'vault' | 'objects' | 'heavy'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<{ changed: number }> {
  const { userId } = scope.actor
  const before = await wholeAnalysis(await openAnalysis(ctx, { id, userId }))
  const after = await ctx.heavy.run(task, { analysis: before, rules: await rulesOf(ctx, userId) }, { userId })
  await storeAnalysis(ctx, { id, userId }, after)
  const changed = after.rows.filter(({ category }, at) => category !== before.rows[at]?.category).length
  await audit(ctx.db, scope, { action: 'bankStatement.rulesApplied', subject: id, data: { changed } })
  return { changed }
}
