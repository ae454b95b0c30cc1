import type { StatementMapping } from '../../contracts/bankStatements/statementLayouts.ts'
import type { StatementRule } from '../../contracts/bankStatements/statementRules.ts'
import type { StatementAnalysis } from '../../contracts/bankStatements/statements.ts'
import { statementsBudget } from '../../contracts/checks/heavyBudgets.ts'
import type { StatementsInput } from '../engines/bankStatements/readStatementsTask.ts'
import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { defineHeavyTask } from '../platform/ports/heavyPool.ts'
import { mappingsOf } from './layouts.ts'

const task = defineHeavyTask<StatementsInput, StatementAnalysis>({
  name: 'statements',
  module: new URL('../engines/bankStatements/readStatementsTask.ts', import.meta.url),
  budget: ({ files }) => statementsBudget(files.map(({ type }) => type)),
})

interface Reading {
  userId: string | null
  mode: 'live' | 'test'
  ids: readonly string[]
  rules: readonly StatementRule[]
  /** Tried before those that the account keeps. */
  mapping?: StatementMapping
  onStep?: (step: string) => void
}

/** Reads bank statements in a process of its own, with the layouts that the account has mapped. Throws `HeavyFailure`, and `not_found` for a file that is gone. */
export async function readFiles(
  ctx: Pick<Context, 'db' | 'vault' | 'objects' | 'heavy'>,
  { userId, mode, ids, rules, mapping, onStep }: Reading,
): Promise<StatementAnalysis> {
  const files: StatementsInput['files'] = []
  for (const id of ids) {
    const { name, type, content, password } = await openFile(ctx, userId, id)
    files.push({ name, type, content, ...(password !== undefined && { password }) })
  }
  const kept = userId === null ? [] : await mappingsOf(ctx.db, { userId, mode })
  const mappings = mapping ? [mapping, ...kept] : kept
  return ctx.heavy.run(
    task,
    { files, options: { rules: [...rules], mappings } },
    { userId, mode, ...(onStep && { onStep }) },
  )
}
