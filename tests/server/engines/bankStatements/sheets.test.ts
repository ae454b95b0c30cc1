import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import type { FileType } from '../../../../contracts/files/files.ts'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { sheetLayouts, sheetRows, writeHtml, writeSheet, writeText } from '../../../bench/statements/drawSheet.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'

const account = makeAccount({ bank: 'Axis Bank', code: 'UTIB', seed: 9, rows: 40 })
const [plain] = sheetLayouts

const read = async (content: Uint8Array, type: FileType) =>
  readStatements([{ name: 'download', type, content }], {}, () => {})

/** What the tests compare: everything that must be right. */
async function readBack(content: Uint8Array, type: FileType) {
  const { files, rows, accounts } = await read(content, type)
  const [account] = accounts
  return {
    problem: files[0]?.problem,
    holder: account?.holder,
    ifsc: account?.ifsc,
    verdict: account?.reconciliation.verdict,
    rows: rows.map(row => [row.date, row.debitPaise ?? 0, row.creditPaise ?? 0, row.balancePaise]),
  }
}

const truth = {
  problem: null,
  holder: account.holder,
  ifsc: account.ifsc,
  verdict: 'reconciled',
  rows: account.rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance]),
}

describe.each(sheetLayouts)('the sheet $name', layout => {
  const rows = sheetRows(account, layout)

  test.each(['xlsx', 'ods'] as const)('as %s', async kind => {
    expect(await readBack(await writeSheet(rows, kind), kind)).toEqual(truth)
  })

  test.each([
    ['commas', ',', 'utf8'],
    ['semicolons', ';', 'utf16le'],
    ['tabs', '\t', 'utf8'],
    ['pipes', '|', 'utf8'],
  ] as const)('as text with %s', async (_name, delimiter, encoding) => {
    const mark = encoding === 'utf16le' ? '\uFEFF' : ''
    expect(await readBack(Buffer.from(mark + writeText(rows, delimiter), encoding), 'csv')).toEqual(truth)
  })

  test('as a web page that is named .xls', async () => {
    expect(await readBack(Buffer.from(writeHtml(rows)), 'xls')).toEqual(truth)
  })
})

test('an old workbook (BIFF8) and text named .xls are read', async () => {
  if (!plain) throw new Error('No layout.')
  const rows = sheetRows(account, plain)
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'A')
  expect(await readBack(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array, 'xls')).toEqual(truth)
  expect(await readBack(Buffer.from(writeText(rows, '\t')), 'xls')).toEqual(truth)
})
