import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { Line, Word } from '../../../../server/engines/bankStatements/model.ts'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import type { RawMark } from '../../../../server/engines/bankStatements/table/assembleRows.ts'
import { factsOf } from '../../../../server/engines/bankStatements/table/factsOf.ts'
import { statedOf } from '../../../../server/engines/bankStatements/table/statedOf.ts'

/** Lines of letters that are 4 wide; the blanks between words are as wide as they are typed. */
const linesOf = (...texts: string[]): Line[] =>
  texts.map((text, at) => ({
    page: 1,
    y: 20 + at * 12,
    size: 8,
    words: [...text.matchAll(/\S+/g)].map(
      ({ 0: word, index }): Word => ({ text: word, left: index * 4, right: (index + word.length) * 4 }),
    ),
  }))

const found = (name: string) => readFile(new URL(`found/${name}`, import.meta.url))

describe('the holder', () => {
  test.each([
    ['Name : THOMAS MATHEW Account Number : 11020100123456 IFSC : FDRL0001102', 'THOMAS MATHEW'],
    ['Name ROHIT YADAV A/c No. 919812345678 IFSC PYTM0123456', 'ROHIT YADAV'],
    ['Account Name : RAVI KUMAR Branch Name : PUNE', 'RAVI KUMAR'],
    ['A/c No : 919812345678 Account Holder Name : ASHA VERMA', 'ASHA VERMA'],
    ['Name of the account holder : HOME CENTRE LTD PAN : AAACH1234K', 'HOME CENTRE LTD'],
    ['MR IMRAN SHAIKH Account No 919812345678', 'MR IMRAN SHAIKH'],
    ['खाता क्रमांक : 0021003456789 खाता धारक का नाम : सौ. वंदना पाटील अवधि : 01/04/2025 से 30/06/2025', 'सौ. वंदना पाटील'],
    ['Nominee Name : SITA DEVI', null],
    ['Branch Name : PUNE', null],
    ['Name : 919812345678 XYZ', null],
  ])('of "%s"', (text, holder) => {
    expect(factsOf(linesOf(text)).holder).toBe(holder)
  })

  test('of a printed statement is the name alone, and no more of the number than its end is shown', async () => {
    const analysis = await readStatements(
      [{ name: 'federal.pdf', type: 'pdf', content: await found('federal.pdf') }],
      {},
      () => {},
    )
    expect(analysis.accounts[0]).toMatchObject({
      holder: 'THOMAS MATHEW',
      numberMasked: 'XXXXXXXXXX3456',
      ifsc: 'FDRL0001102',
      reconciliation: { verdict: 'reconciled', openingPaise: 3_310_099, closingPaise: 30_369_824 },
    })
    expect(JSON.stringify(analysis)).not.toContain('11020100123456')
    // The last row is of 17 May, and June belongs to the stated period.
    expect(analysis.months.map(({ month, complete }) => [month, complete])).toEqual([
      ['2025-04', true],
      ['2025-05', true],
      ['2025-06', true],
    ])
    expect(analysis.income.steps[0]).toEqual({ code: 'months', params: { count: 3 } })
  })
})

describe('the period', () => {
  test.each([
    ['Statement period : 01/04/2025 to 30/06/2025', '2025-04-01', '2025-06-30'],
    ["Account Statement for 1 APR'25 - 30 JUN'25", '2025-04-01', '2025-06-30'],
    ['Statement date : 05/07/2025 Period : 01/04/2025 - 30/06/2025', '2025-04-01', '2025-06-30'],
    ['अवधि : 01/04/2025 से 30/06/2025', '2025-04-01', '2025-06-30'],
    ['Statement from 01-Apr-2025 through 30-Jun-2025 printed 01-Jul-2025', '2025-04-01', '2025-06-30'],
    ['Statement of 01/04/2025', null, null],
  ])('of "%s"', (text, from, to) => {
    expect(factsOf(linesOf(text))).toMatchObject({ from, to })
  })

  test('that was asked for ends on the day on which the statement was made', () => {
    const lines = linesOf('Period : 01/04/2025 to 31/03/2026', 'Generated on : 15/06/2025 10:30')
    expect(factsOf(lines)).toMatchObject({ from: '2025-04-01', to: '2025-06-15' })
  })
})

const stated = (texts: string[], marks: RawMark[] = [], rows = 5) => {
  const { opening, closing } = statedOf(linesOf(...texts), marks, rows)
  return [opening, closing]
}

describe('opening and closing', () => {
  const period = 'Period : 01/04/2025 to 30/06/2025'

  test.each<[string[], number | null, number | null]>([
    [['Opening Balance Rs.1,200.00 Closing Balance Rs.19,927.43'], 120_000, 1_992_743],
    [['Opening : 1,200.00 Cr Closing : 19,927.43 Dr'], 120_000, -1_992_743],
    [['Opening 1,200.00 Closing 19,927.43'], 120_000, 1_992_743],
    [['Opening Balance : -1,200.00', 'Closing Balance - 19,927.43'], -120_000, 1_992_743],
    [['प्रारंभिक शेष : 1,200.00 अंतिम शेष : 19,927.43'], 120_000, 1_992_743],
    [[period, 'Balance as on 01/04/2025 : 1,200.00', 'Balance as on 30/06/2025 : 19,927.43'], 120_000, 1_992_743],
    [[period, 'Available Balance as on 30-Jun-2025', 'Rs. 19,927.43 Cr'], null, 1_992_743],
    [['Balance as on 30/06/2025 : - Rs.19,927.43'], null, -1_992_743],
    [[period, 'Balance as on 26/11/2026 : 55.00'], null, null],
    [['Opening Date : 01/04/2020', 'Opening rewards : 12.00'], null, null],
  ])('of %j', (texts, opening, closing) => {
    expect(stated(texts)).toEqual([opening, closing])
  })

  test('the last balance carried forward closes a statement whose last page is there', () => {
    const marks: RawMark[] = [
      { kind: 'carriedForward', cells: { balance: '500.00' }, at: 3 },
      { kind: 'carriedForward', cells: { balance: '900.00 Cr' }, at: 5 },
    ]
    expect(stated(['Page 1 of 2', 'Page 2 of 2'], marks)).toEqual([null, 90_000])
    expect(stated(['*** End of Statement ***'], marks)).toEqual([null, 90_000])
    // Without its last page a statement ends with the balance of some page.
    expect(stated(['Page 1 of 3', 'Page 2 of 3'], marks)).toEqual([null, null])
    expect(stated([], marks)).toEqual([null, null])
    expect(stated(['Page 1 of 2', 'Page 2 of 2'], marks, 6)).toEqual([null, null])
  })
})

const csv = (period: string, days: string[]) =>
  Buffer.from(
    [
      `Period,${period}`,
      'Date,Narration,Debit,Credit,Balance',
      ...days.map((day, at) => `${day},NEFT CR ASHA VERMA,,"1,000.00","${at + 1},000.00"`),
    ].join('\n'),
  )

const monthsOf = async (...contents: Buffer[]) => {
  const { months, income } = await readStatements(
    contents.map((content, at) => ({ name: `${at}.csv`, type: 'csv' as const, content })),
    {},
    () => {},
  )
  return { months: months.map(({ month, complete }) => `${month} ${complete}`), income: income.amountPaise }
}

describe('the months of an account', () => {
  test('are those of its stated period, with rows or without', async () => {
    expect(await monthsOf(csv('01/04/2025 to 30/06/2025', ['04/04/2025', '20/05/2025']))).toEqual({
      months: ['2025-04 true', '2025-05 true', '2025-06 true'],
      income: 66_667,
    })
    expect(await monthsOf(csv('03/04/2025 to 20/06/2025', ['04/04/2025', '20/06/2025']))).toEqual({
      months: ['2025-04 false', '2025-05 true', '2025-06 false'],
      income: null,
    })
  })

  test('are not full where no file covers their days', async () => {
    const files = [
      csv('01/03/2025 to 20/04/2025', ['04/03/2025', '10/04/2025']),
      csv('10/06/2025 to 31/07/2025', ['20/06/2025', '04/07/2025']),
    ]
    expect((await monthsOf(...files)).months).toEqual([
      '2025-03 true',
      '2025-04 false',
      '2025-06 false',
      '2025-07 true',
    ])
  })

  test('of a period that nobody asks for are those of the rows', async () => {
    expect((await monthsOf(csv('01/01/1970 to 31/12/2099', ['04/04/2025']))).months).toEqual(['2025-04 true'])
  })
})
