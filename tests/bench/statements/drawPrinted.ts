import { pdfOf } from '../../../server/reports/pdf.ts'
import { dated, money } from './formats.ts'
import { endText, type PrintedLayout, type PrintedRow, printedText } from './printedLayouts.ts'
import type { TrueAccount } from './truth.ts'

export type Align = 'left' | 'center' | 'right'

/** How a program prints a table. */
export interface Print {
  heads: Align
  amounts: Align
  /** Share of the page's width that the table takes, in hundredths. */
  width: number
  /** Where the cells of a row stand. */
  vertical: 'top' | 'middle'
  lines: boolean
}

const PAGE = 535

/** A statement as pdfmake prints it: it breaks texts and dates to the widths of their columns. */
export function drawPrinted(
  account: TrueAccount,
  layout: PrintedLayout,
  print: Print,
  rows: readonly PrintedRow[] = account.rows,
): Promise<Buffer> {
  const { columns } = layout
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  const paddings = columns.length * 8
  const widths = columns.map(({ width }) => ((PAGE * print.width) / 100 - paddings) * (width / shares))
  const cell = (text: string, alignment: Align, bold = false) => ({
    text,
    alignment,
    bold,
    verticalAlignment: bold ? 'top' : print.vertical,
  })
  const shown = layout.newestFirst ? rows.toReversed() : rows
  const body = shown.map((row, at) =>
    columns.map(column => {
      return cell(printedText(column, row, at), column.isAmount ? print.amounts : 'left')
    }),
  )
  const end = (text: string, paise: number) =>
    columns.map(column => cell(endText(column, text, paise), column.isAmount ? print.amounts : 'left'))
  const opening = end('OPENING BALANCE', account.opening)
  const closing = end('CLOSING BALANCE', account.closing)
  const ends = layout.newestFirst ? [closing, ...body, opening] : [opening, ...body, closing]
  const stated = layout.endsAsRows
    ? []
    : [`Opening Balance : ${money(account.opening)}`, `Closing Balance : ${money(account.closing)}`]
  return pdfOf({
    pageSize: 'A4',
    pageMargins: [30, 30, 30, 40],
    defaultStyle: { fontSize: 7.5 },
    content: [
      { text: account.bank, fontSize: 13, bold: true },
      `Account Name : ${account.holder}`,
      `Account No : ${account.number}`,
      `Statement From : ${dated(account.from, 'DD/MM/YYYY')} To : ${dated(account.to, 'DD/MM/YYYY')}`,
      ...stated,
      {
        margin: [0, 10, 0, 10],
        layout: print.lines ? undefined : 'noBorders',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths,
          body: [columns.map(({ head }) => cell(head, print.heads, true)), ...(layout.endsAsRows ? ends : body)],
        },
      },
      'This is a computer generated statement and needs no signature.',
    ],
  })
}
