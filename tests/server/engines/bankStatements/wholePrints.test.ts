import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'

const found = (name: string) => readFile(new URL(`found/${name}`, import.meta.url))

const read = async (name: string) => readStatements([{ name, type: 'pdf', content: await found(name) }], {}, () => {})

interface Truth {
  open: number
  close: number
  rows: { date: string; debit: number | null; credit: number | null; balance: number }[]
}

test('amounts with a minus for debits and nothing for credits are read with their directions', async () => {
  const truth = JSON.parse(String(await found('paytm.json'))) as Truth
  const { rows, accounts } = await read('x_paytmMinusOnly.pdf')
  expect(
    rows.map(({ date, debitPaise, creditPaise, balancePaise }) => [date, debitPaise, creditPaise, balancePaise]),
  ).toEqual(truth.rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance]))
  expect(accounts[0]).toMatchObject({
    holder: 'ROHIT YADAV',
    reconciliation: { verdict: 'reconciled', openingPaise: truth.open, closingPaise: truth.close },
  })
})

test('a Hindi statement is read whole, with its opening and closing', async () => {
  const { rows, accounts, files } = await read('coop_hindi.pdf')
  expect(files[0]).toMatchObject({ rows: 40, problem: null, notices: [] })
  expect(rows[0]).toMatchObject({ date: '2025-04-02', debitPaise: 851_356, balancePaise: 1_463_694 })
  expect(accounts[0]).toMatchObject({
    holder: 'सौ. वंदना पाटील',
    numberMasked: 'XXXXXXXXX6789',
    reconciliation: { verdict: 'reconciled', openingPaise: 2_315_050, closingPaise: 3_959_259 },
  })
})
