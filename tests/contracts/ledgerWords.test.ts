import { describe, expect, test } from 'vitest'
import { priceItems } from '../../contracts/checks/priceItems.ts'
import { formatText } from '../../contracts/messages/translate.ts'
import { locales } from '../../contracts/platform/text.ts'
import { entryWords, ledgerWords } from '../../contracts/words/ledgerWords.ts'

describe('a ledger entry is told in the reader’s language', () => {
  test('by the name of each product and price, in either language', () => {
    for (const { label, product } of priceItems)
      for (const written of locales)
        for (const reader of locales)
          expect(entryWords(label[written], reader)).toEqual({ words: label[reader], product })
  })

  test('by all that the platform writes', () => {
    const values = { count: '1,214', file: 'vendors, rest of May, 5 rows.csv' }
    const [written, read] = locales.map(locale => ({ ...values, product: priceItems[0]?.label[locale] }))
    for (const words of Object.values(ledgerWords)) {
      const said = entryWords(formatText(words.en, written), 'hi').words
      expect(said).toBe(formatText(words.hi, read))
      expect(entryWords(said, 'en').words).toBe(formatText(words.en, written))
    }
  })

  test('but not what a person has written', () => {
    for (const own of ['Goodwill, 5 rows', 'PAN check was wrong', 'Paid in cash (office)'])
      expect(entryWords(own, 'hi')).toEqual({ words: own, product: null })
  })
})
