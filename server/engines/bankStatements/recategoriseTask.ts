import type { StatementRule } from '../../../contracts/bankStatements/statementRules.ts'
import type { StatementAnalysis } from '../../../contracts/bankStatements/statements.ts'
import { recategorise } from './analysis/recategorise.ts'

export interface RulesInput {
  analysis: StatementAnalysis
  rules: StatementRule[]
}

/** The work of a heavy task: 60,000 rows would hold up a node. */
const work = async ({ analysis, rules }: RulesInput): Promise<StatementAnalysis> => recategorise(analysis, rules)

export default work
