import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'

/** A book of text, with lines on its third page. */
async function bookOf(pages: number, lines: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Courier)
  for (let number = 1; number <= pages; number++) {
    const page = document.addPage([595, 842])
    const texts =
      number === 3 ? lines : Array.from({ length: 20 }, (_, at) => `Chapter ${number}.${at} tells of forms.`)
    texts.forEach((text, at) => page.drawText(text, { x: 30, y: 780 - at * 14, size: 8, font }))
  }
  return document.save()
}

const register = [
  'Date         Description                    Amount',
  '01/04/2025   Licence of one year            1,200.00',
  '05/05/2025   Support by telephone           3,400.00',
  '09/06/2025   Training of two people         9,800.50',
  '10/07/2025   Update to the next version     4,100.00',
  '12/08/2025   Licence of one year            1,300.00',
]

const withoutHeadings = [
  '01/04/2025 Release 1 at 10.20 and 33.40',
  '05/05/2025 Release 2 at 11.20 and 35.10',
  '09/06/2025 Release 3 at 12.20 and 36.90',
  '10/07/2025 Release 4 at 13.20 and 38.00',
  '12/08/2025 Release 5 at 14.20 and 39.60',
]

const read = async (content: Uint8Array) => readStatements([{ name: 'file.pdf', type: 'pdf', content }], {}, () => {})

describe('no statement is', () => {
  test.each([
    ['a manual with a table of prices', 60, register],
    ['a short paper with a table of prices', 3, register],
    ['a manual with dated figures', 60, withoutHeadings],
  ])('%s', async (_name, pages, lines) => {
    const { files, rows, accounts } = await read(await bookOf(pages, lines))
    expect(files[0]?.problem?.code).toBe('notStatement')
    expect([rows, accounts]).toEqual([[], []])
  })
})

test('a statement between many pages of terms is one, because its balance runs', async () => {
  const content = await bookOf(40, [
    'Date         Narration            Debit        Credit       Balance',
    '01/04/2025   UPI RAVI             100.00                    900.00',
    '05/05/2025   NEFT ASHA                         300.00     1,200.00',
    '09/06/2025   ATM PUNE             200.00                  1,000.00',
    '10/07/2025   UPI SHOP              50.00                    950.00',
  ])
  const { files } = await read(content)
  expect(files[0]).toMatchObject({ problem: null, rows: 4 })
})
