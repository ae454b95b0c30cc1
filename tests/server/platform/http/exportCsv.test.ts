import { expect, test } from 'vitest'
import type { Field } from '../../../../contracts/resources/field.ts'
import { csvHeadings, withRupees } from '../../../../server/platform/http/exportCsv.ts'

const fields: Record<string, Field> = {
  createdAt: { label: { en: 'Time', hi: 'समय' }, kind: 'time' },
  totalPaise: { label: { en: 'Total', hi: 'कुल' }, kind: 'money' },
}

test('the headings are the labels in the reader’s language; a time says that it is in UTC', () => {
  const headings = (locale: 'en' | 'hi') =>
    csvHeadings(fields, ['createdAt', 'totalPaise'], locale).map(({ header }) => header)
  expect(headings('en')).toEqual(['Time, UTC', 'Total'])
  expect(headings('hi')).toEqual(['समय, UTC', 'कुल'])
})

test('amounts are in rupees, with both decimals; what is no amount stays as it is', async () => {
  const rows = (async function* () {
    yield { id: 'x', totalPaise: 12_350, count: 5 }
    yield { id: 'y', totalPaise: null, count: 5 }
  })()
  const read: object[] = []
  for await (const row of withRupees(fields, rows)) read.push(row)
  expect(read).toEqual([
    { id: 'x', totalPaise: '123.50', count: 5 },
    { id: 'y', totalPaise: null, count: 5 },
  ])
})
