import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import type { FileType } from '../../../../contracts/files.ts'
import { readStatements } from '../../../../server/engines/statements/readStatements.ts'
import { sheetLayouts, sheetRows, writeHtml, writeSheet, writeText } from '../../../bench/statements/drawSheet.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'

const account = makeAccount({ bank: 'Axis Bank', code: 'UTIB', seed: 9, rows: 40 })
const [plain] = sheetLayouts

const read = async (content: Uint8Array, type: FileType) =>
  readStatements([{ name: 'download', type, content }], {}, () => {})

async function expectRead(content: Uint8Array, type: FileType) {
  const { files, rows, accounts } = await read(content, type)
  expect(files[0]?.problem).toBeNull()
  expect(
    rows.map(({ date, debitPaise, creditPaise, balancePaise }) => [
      date,
      debitPaise ?? 0,
      creditPaise ?? 0,
      balancePaise,
    ]),
  ).toEqual(account.rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance]))
  expect(accounts[0]).toMatchObject({
    holder: account.holder,
    ifsc: account.ifsc,
    reconciliation: { verdict: 'reconciled' },
  })
}

describe.each(sheetLayouts)('the sheet $name', layout => {
  const rows = sheetRows(account, layout)

  test.each(['xlsx', 'ods'] as const)('as %s', async kind => {
    await expectRead(await writeSheet(rows, kind), kind)
  })

  test.each([
    ['commas', ',', 'utf8'],
    ['semicolons', ';', 'utf16le'],
    ['tabs', '\t', 'utf8'],
    ['pipes', '|', 'utf8'],
  ] as const)('as text with %s', async (_name, delimiter, encoding) => {
    const mark = encoding === 'utf16le' ? '\uFEFF' : ''
    await expectRead(Buffer.from(mark + writeText(rows, delimiter), encoding), 'csv')
  })

  test('as a web page that is named .xls', async () => {
    await expectRead(Buffer.from(writeHtml(rows)), 'xls')
  })
})

test('an old workbook (BIFF8) and text named .xls are read', async () => {
  if (!plain) throw new Error('No layout.')
  const rows = sheetRows(account, plain)
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'A')
  await expectRead(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array, 'xls')
  await expectRead(Buffer.from(writeText(rows, '\t')), 'xls')
})
