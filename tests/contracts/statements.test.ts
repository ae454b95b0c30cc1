import { describe, expect, test } from 'vitest'
import { statementRules } from '../../contracts/bankStatements/statementRules.ts'
import { statementParams } from '../../contracts/bankStatements/statements.ts'
import { statements as en } from '../../contracts/messages/en/statements.ts'
import { statements as hi } from '../../contracts/messages/hi/statements.ts'
import { formatText } from '../../contracts/messages/translate.ts'
import { statementValues } from '../../contracts/words/statementValues.ts'

const leaves = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value as object, `${path}${key}.`),
  )
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()

describe('the words of an analysis', () => {
  test('name only what a code can carry, the same in both languages', () => {
    const known = new Set([...Object.keys(statementParams.shape), 'smart_count'])
    const hindi = new Map(leaves(hi))
    for (const [key, text] of leaves(en)) {
      expect(placeholders(text).filter(name => !known.has(name ?? ''))).toEqual([])
      expect([key, placeholders(hindi.get(key) ?? '')]).toEqual([key, placeholders(text)])
    }
  })

  test('are filled by unit', () => {
    const values = statementValues({ paise: -12_34_56_789, otherPaise: 5, count: 2 }, day => day)
    expect(formatText(en.row.balanceBreak, values)).toBe(
      'The balance is −₹12,34,567.89; the rows before lead to ₹0.05.',
    )
    expect(formatText(en.verdict.reconciledBut, values)).toBe('Reconciled but for 2 rows')
    const days = statementValues({ day: '2024-04-01', otherDay: '2024-05-02' }, day => day.slice(8))
    expect(formatText(en.hint.changedAfterMade, days)).toBe('The file was made on 01 and changed on 02.')
  })
})

describe('a customer’s rules', () => {
  const rule = { id: 'my-shop', category: 'business', direction: 'credit' }

  test('need something to look for', () => {
    expect(statementRules.safeParse([{ ...rule, words: ['SHOP'] }]).success).toBe(true)
    expect(statementRules.safeParse([{ ...rule, fromPaise: 1 }]).success).toBe(true)
    expect(statementRules.safeParse([rule]).success).toBe(false)
    expect(statementRules.safeParse([{ ...rule, words: [] }]).success).toBe(false)
  })

  test('have an id of letters, digits and hyphens', () => {
    expect(statementRules.safeParse([{ ...rule, id: 'a b', words: ['SHOP'] }]).success).toBe(false)
  })
})
