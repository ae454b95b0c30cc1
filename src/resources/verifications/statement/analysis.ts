import type { z } from 'zod'
import { readStatement } from '../../../../contracts/calls/bankStatements.ts'
import { formatPaise } from '../../../../contracts/money.ts'
import type { ResultOf } from '../../../../contracts/products/index.ts'
import type { StatementParams, StatementRow } from '../../../../contracts/statements.ts'
import { statementValues } from '../../../../contracts/statementValues.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import type { VerificationDetail } from '../record.ts'

export type StatementRecord = Omit<VerificationDetail, 'result'> & { result: ResultOf<'bank-statement'> | null }

/** An analysis without its rows, as the server sends it. */
export type Analysis = z.output<typeof readStatement.reply>

export type Account = Analysis['accounts'][number]

export const useAnalysis = (id: string, enabled = true) => useCallQuery(readStatement, { params: { id } }, { enabled })

/** Fills the words of a code, such as `row.balanceBreak`. */
export function useCoded() {
  const text = useTexts('statements')
  const { day } = useDateFormats()
  return (key: Parameters<typeof text>[0], params: StatementParams) => text(key, statementValues(params, day))
}

export const money = (paise: number | null): string => (paise === null ? '-' : formatPaise(paise))

/** Says which rule gave a row its category: a customer's by its id, ours in words. */
export function useRuleWords() {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  return ({ rule }: Pick<StatementRow, 'rule'>): string =>
    rule.startsWith('own:')
      ? text('rows.own', { rule: rule.slice('own:'.length) })
      : words(`rule.${rule}` as Parameters<typeof words>[0])
}
