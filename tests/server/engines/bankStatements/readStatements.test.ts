import { describe, expect, test } from 'vitest'
import { statementAnalysis } from '../../../../contracts/bankStatements/statements.ts'
import { readStatements, type StatementInput } from '../../../../server/engines/bankStatements/readStatements.ts'
import { drawPdf } from '../../../bench/statements/drawPdf.ts'
import { layouts } from '../../../bench/statements/layouts.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'

const read = (...files: StatementInput[]) => readStatements(files, {}, () => {})

describe.each(layouts)('the layout $name', layout => {
  const { bank, code } = layout
  const account = makeAccount({ bank, code, seed: 3, rows: 60 })

  test('is read whole and reconciled', async () => {
    const content = await drawPdf(account, layout)
    const analysis = await read({ name: 'statement.pdf', type: 'pdf', content })
    expect(
      analysis.rows.map(({ date, debitPaise, creditPaise, balancePaise }) => [
        date,
        debitPaise ?? 0,
        creditPaise ?? 0,
        balancePaise,
      ]),
    ).toEqual(account.rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance]))
    expect(analysis.accounts).toMatchObject([
      {
        holder: account.holder,
        ifsc: account.ifsc,
        bank,
        branch: account.branch,
        from: account.from,
        to: account.to,
        type: 'savings',
      },
    ])
    expect(analysis.accounts[0]?.numberMasked?.slice(-4)).toBe(account.number.slice(-4))
    expect(analysis.accounts[0]?.reconciliation).toMatchObject({
      verdict: 'reconciled',
      openingPaise: account.opening,
      closingPaise: account.closing,
      differencePaise: 0,
    })
    expect(statementAnalysis.parse(analysis)).toEqual(analysis)
  })
})
