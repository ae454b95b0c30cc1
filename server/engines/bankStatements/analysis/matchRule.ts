import type { StatementMode } from '../../../../contracts/bankStatements/statementCodes.ts'
import type { StatementRule } from '../../../../contracts/bankStatements/statementRules.ts'
import { comparable } from '../values/text.ts'

/** What a rule looks at. */
export interface RuleSubject {
  /** As `comparable` makes it. */
  text: string
  mode: StatementMode
  debit: number | null
  credit: number | null
}

/** A rule made ready, so that 60,000 rows are compared without parsing it again. */
export type ReadyRule = StatementRule & { matches: (subject: RuleSubject) => boolean }

export const readyRule = (rule: StatementRule): ReadyRule => {
  const words = rule.words?.map(comparable)
  const parts = rule.pattern?.split('*').map(part => comparable(part).trim())
  return {
    ...rule,
    matches({ text, mode, debit, credit }) {
      if (rule.direction && (rule.direction === 'credit' ? !credit : !debit)) return false
      const paise = credit ?? debit ?? 0
      if (rule.fromPaise !== undefined && paise < rule.fromPaise) return false
      if (rule.toPaise !== undefined && paise > rule.toPaise) return false
      if (rule.modes?.length && !rule.modes.includes(mode)) return false
      if (words?.length && !words.some(word => text.includes(word))) return false
      return !parts || inOrder(text, parts)
    },
  }
}

/** Parts one after another with anything between, found by their places: no regular expression of a customer is run. */
function inOrder(text: string, parts: readonly string[]): boolean {
  let from = 0
  for (const part of parts) {
    if (part === '') continue
    const at = text.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return true
}
