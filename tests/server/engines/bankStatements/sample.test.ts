import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { sampleAccount } from '../../../support/sampleStatement.ts'

const content = await readFile(new URL('../../../../server/files/samples/statement.pdf', import.meta.url))

test('the sample is small, clearly a specimen, reconciled, and shows what an analysis finds', async () => {
  expect(content.length).toBeLessThan(60_000)
  const { files, accounts, rows, bounces, lenders, recurring, income, months } = await readStatements(
    [{ name: 'sample.pdf', type: 'pdf', content }],
    {},
    () => {},
  )
  expect(files[0]).toMatchObject({ verdict: 'reconciled', rows: sampleAccount.rows.length, problem: null })
  expect(accounts[0]?.bank).toContain('SPECIMEN')
  expect(rows.map(({ balancePaise }) => balancePaise)).toEqual(sampleAccount.rows.map(({ balance }) => balance))
  expect(bounces).toMatchObject([{ kind: 'inward', mode: 'nach', amountPaise: 845_000, chargePaise: 59_000 }])
  expect(lenders[0]).toMatchObject({ name: 'BAJAJ FINANCE', instalmentPaise: 845_000 })
  expect(recurring.map(({ category }) => category)).toEqual(expect.arrayContaining(['salary', 'rent', 'emi']))
  expect(income).toMatchObject({ basis: 'salary', amountPaise: 7_845_000 })
  expect(months.filter(({ complete }) => complete).length).toBeGreaterThanOrEqual(4)
})
