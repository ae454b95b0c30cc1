import type { z } from 'zod'
import type { StatementRule } from '../../../contracts/bankStatements/statementRules.ts'
import { isFromPicture, type StatementParams, type StatementRow } from '../../../contracts/bankStatements/statements.ts'
import { readStatement } from '../../../contracts/calls/bankStatements.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { statementValues } from '../../../contracts/words/statementValues.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { VerificationDetail } from '../verifications/record.ts'
import { useRules } from './useRules.ts'

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

/** Why a row does not add up; of one that was read from a picture also that it may be misread. */
export function useRowProblem({ files }: Pick<Analysis, 'files'>) {
  const coded = useCoded()
  const text = useTexts('statements')
  return (
    { code, params }: NonNullable<StatementRow['problem']>,
    place: Pick<StatementRow, 'file' | 'page'> | undefined,
  ) =>
    [coded(`row.${code}`, params), place && isFromPicture(files, place) && text('fromPicture', { page: place.page })]
      .filter(Boolean)
      .join(' ')
}

export const money = (paise: number | null): string => (paise === null ? '-' : formatPaise(paise))

/** The same, but for zero, which a table of many parties would repeat in every row. */
export const moneyIfAny = (paise: number | null): string => money(paise || null)

export const nameOfRule = ({ words, pattern, id }: StatementRule): string => words?.join(', ') ?? pattern ?? id

/** Says which rule gave a row its category: a customer's by what it looks for, or by its id once it is removed, ours in words. */
export function useRuleWords() {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  const { rules } = useRules()
  return ({ rule }: Pick<StatementRow, 'rule'>): string => {
    if (!rule.startsWith('own:')) return words(`rule.${rule}` as Parameters<typeof words>[0])
    const id = rule.slice('own:'.length)
    const own = rules.find(one => one.id === id)
    return text('rows.own', { rule: own ? nameOfRule(own) : id })
  }
}
