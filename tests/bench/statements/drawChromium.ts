import type { Browser } from 'playwright'
import { pick, randomFrom } from '../names/random.ts'
import type { Print } from './drawPrinted.ts'
import { dated, money } from './formats.ts'
import { endText, type PrintedColumn, type PrintedLayout, type PrintedRow, printedText } from './printedLayouts.ts'
import type { TrueAccount } from './truth.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What websites choose for their tables, each left to chance by the account. */
function styleOf({ number }: TrueAccount) {
  const random = randomFrom(Number(number.slice(-9)))
  return {
    font: pick(random, ['Arial, Helvetica, sans-serif', 'serif', '"DejaVu Sans", sans-serif']),
    size: pick(random, [6.5, 7.5, 8.5]),
    height: pick(random, [1.1, 1.25, 1.5]),
    padding: pick(random, [1, 2, 5]),
    layout: pick(random, ['fixed', 'auto']),
    wrap: pick(random, ['break-word', 'anywhere']),
  }
}

function css(account: TrueAccount, { amounts, heads, width, vertical, lines }: Print): string {
  const { font, size, height, padding, layout, wrap } = styleOf(account)
  return `
    @page { size: A4; margin: 12mm 10mm; }
    body { font: ${size}pt/${height} ${font}; margin: 0; }
    table { width: ${width}%; border-collapse: collapse; table-layout: ${layout}; margin-top: 8pt; }
    th, td { padding: ${padding}pt 4pt; overflow-wrap: ${wrap}; ${lines ? 'border: .5pt solid #888;' : ''} }
    tr { break-inside: avoid; }
    th { text-align: ${heads}; vertical-align: top; }
    td { text-align: left; vertical-align: ${vertical}; }
    td.amount { text-align: ${amounts}; overflow-wrap: normal; white-space: nowrap; }`
}

/** A statement as Chromium prints a page of a bank's website. */
export async function drawChromium(
  browser: Browser,
  account: TrueAccount,
  layout: PrintedLayout,
  print: Print,
  rows: readonly PrintedRow[] = account.rows,
): Promise<Buffer> {
  const page = await browser.newPage()
  try {
    await page.setContent(statementHtml(account, layout, print, rows))
    return await page.pdf({ preferCSSPageSize: true })
  } finally {
    await page.close()
  }
}

export function statementHtml(
  account: TrueAccount,
  { columns, newestFirst, endsAsRows }: PrintedLayout,
  print: Print,
  rows: readonly PrintedRow[],
) {
  const cell = (text: string, { isAmount }: Pick<PrintedColumn, 'isAmount'>) =>
    `<td${isAmount ? ' class="amount"' : ''}>${escaped(text)}</td>`
  const line = (cells: string[]) => `<tr>${cells.join('')}</tr>`
  const shown = newestFirst ? rows.toReversed() : rows
  const body = shown.map((row, at) => line(columns.map(column => cell(printedText(column, row, at), column))))
  const end = (text: string, paise: number) => line(columns.map(column => cell(endText(column, text, paise), column)))
  const [opening, closing] = [end('OPENING BALANCE', account.opening), end('CLOSING BALANCE', account.closing)]
  const ends = newestFirst ? [closing, ...body, opening] : [opening, ...body, closing]
  const stated = endsAsRows
    ? ''
    : `<div>Opening Balance : ${money(account.opening)}</div><div>Closing Balance : ${money(account.closing)}</div>`
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  return `<!doctype html><meta charset="utf-8"><style>${css(account, print)}</style>
    <div style="font-size: 13pt"><b>${escaped(account.bank)}</b></div>
    <div>Account Name : ${escaped(account.holder)}</div><div>Account No : ${account.number}</div>
    <div>Statement From : ${dated(account.from, 'DD/MM/YYYY')} To : ${dated(account.to, 'DD/MM/YYYY')}</div>${stated}
    <table><colgroup>${columns.map(({ width }) => `<col style="width: ${(100 * width) / shares}%">`).join('')}</colgroup>
    <thead>${line(columns.map(({ head }) => `<th>${escaped(head)}</th>`))}</thead>
    <tbody>${(endsAsRows ? ends : body).join('')}</tbody></table>
    <p>This is a computer generated statement and needs no signature.</p>`
}
