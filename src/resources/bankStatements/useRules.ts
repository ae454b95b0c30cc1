import { useQueryClient } from '@tanstack/react-query'
import type { StatementRule } from '../../../contracts/bankStatements/statementRules.ts'
import {
  applyStatementRules,
  changeStatementRules,
  listStatementRows,
  readStatement,
  readStatementRules,
} from '../../../contracts/calls/bankStatements.ts'
import { callApi } from '../../dataProvider/api.ts'
import { callQueryKey, useCallQuery } from '../../dataProvider/useCallQuery.ts'

/** The account's own rules for categories. What is sent replaces all of them. */
export function useRules() {
  const cache = useQueryClient()
  const query = useCallQuery(readStatementRules, {})
  const save = async (rules: StatementRule[]) => {
    cache.setQueryData(callQueryKey(readStatementRules, {}), await callApi(changeStatementRules, { body: { rules } }))
  }
  return {
    ...query,
    rules: query.data?.rules ?? [],
    save,
    /** Applies them to an analysis and returns how many rows have another category. */
    apply: async (id: string): Promise<number> => {
      const { changed } = await callApi(applyStatementRules, { params: { id } })
      for (const call of [readStatement, listStatementRows])
        void cache.invalidateQueries({ queryKey: callQueryKey(call) })
      return changed
    },
  }
}

/** A short id that no rule of the list has. */
export function newRuleId(rules: readonly StatementRule[]): string {
  const used = new Set(rules.map(({ id }) => id))
  let number = rules.length + 1
  while (used.has(`rule-${number}`)) number += 1
  return `rule-${number}`
}
