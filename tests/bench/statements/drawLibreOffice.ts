import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Align, Print } from './drawPrinted.ts'
import { dated, money } from './formats.ts'
import { endText, type PrintedLayout, type PrintedRow, printedText } from './printedLayouts.ts'
import type { TrueAccount } from './truth.ts'

const SOFFICE = '/usr/bin/soffice'

/** Whether LibreOffice is on this machine, as Debian installs it. */
export const hasLibreOffice = (): boolean => existsSync(SOFFICE)

/** A statement as LibreOffice prints the sheet that a bank exports. */
export async function drawLibreOffice(
  account: TrueAccount,
  layout: PrintedLayout,
  print: Print,
  rows: readonly PrintedRow[] = account.rows,
): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'statement-'))
  try {
    writeFileSync(join(dir, 'a.fods'), sheetOf(account, layout, print, rows))
    const profile = `-env:UserInstallation=file://${join(dir, 'profile')}`
    execFileSync(SOFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', dir, join(dir, 'a.fods')], {
      stdio: 'ignore',
    })
    return readFileSync(join(dir, 'a.pdf'))
  } finally {
    rmSync(dir, { recursive: true })
  }
}

const WIDTH_CM = 18.5

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const cell = (style: string, text: string) =>
  `<table:table-cell table:style-name="${style}" office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`

const row = (cells: string) => `<table:table-row table:style-name="row">${cells}</table:table-row>`

const aligned = { left: 'start', center: 'center', right: 'end' } as const

const cellStyle = (name: string, align: Align, { vertical, lines }: Print, isWrapped = true) => `
  <style:style style:name="${name}" style:family="table-cell">
    <style:table-cell-properties fo:wrap-option="${isWrapped ? 'wrap' : 'no-wrap'}" style:vertical-align="${name === 'head' ? 'top' : vertical}"
      style:text-align-source="fix" ${lines ? 'fo:border="0.5pt solid #888888"' : ''}/>
    <style:paragraph-properties fo:text-align="${aligned[align]}"/>
    <style:text-properties fo:font-size="7.5pt" style:font-name="Liberation Sans"/>
  </style:style>`

function sheetOf(
  account: TrueAccount,
  { columns, newestFirst, endsAsRows }: PrintedLayout,
  print: Print,
  rows: readonly PrintedRow[],
): string {
  const shares = columns.reduce((sum, { width }) => sum + width, 0)
  const widths = columns.map(({ width }) => (WIDTH_CM * print.width * width) / shares / 100)
  const styleOf = (isAmount: boolean | undefined) => (isAmount ? 'amount' : 'words')
  const shown = newestFirst ? rows.toReversed() : rows
  const body = shown.map((one, at) =>
    row(columns.map(column => cell(styleOf(column.isAmount), printedText(column, one, at))).join('')),
  )
  const end = (text: string, paise: number) =>
    row(columns.map(column => cell(styleOf(column.isAmount), endText(column, text, paise))).join(''))
  const [opening, closing] = [end('OPENING BALANCE', account.opening), end('CLOSING BALANCE', account.closing)]
  const ends = newestFirst ? [closing, ...body, opening] : [opening, ...body, closing]
  const facts = [
    account.bank,
    `Account Name : ${account.holder}`,
    `Account No : ${account.number}`,
    `Statement From : ${dated(account.from, 'DD/MM/YYYY')} To : ${dated(account.to, 'DD/MM/YYYY')}`,
    ...(endsAsRows
      ? []
      : [`Opening Balance : ${money(account.opening)}`, `Closing Balance : ${money(account.closing)}`]),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"
  xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3"
  office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
  ${widths.map((width, at) => `<style:style style:name="c${at}" style:family="table-column"><style:table-column-properties style:column-width="${width.toFixed(2)}cm"/></style:style>`).join('')}
  <style:style style:name="row" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style>
  <style:style style:name="sheet" style:family="table" style:master-page-name="Default"/>
  ${cellStyle('head', print.heads, print)}${cellStyle('words', 'left', print)}${cellStyle('amount', print.amounts, print, false)}
  ${cellStyle('fact', 'left', { ...print, lines: false }, false)}
  <style:page-layout style:name="page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="1cm"/></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Default" style:page-layout-name="page"/></office:master-styles>
<office:body><office:spreadsheet><table:table table:name="Statement" table:style-name="sheet">
  ${widths.map((_, at) => `<table:table-column table:style-name="c${at}"/>`).join('')}
  ${facts.map(text => row(cell('fact', text))).join('')}
  ${row(columns.map(({ head }) => cell('head', head)).join(''))}
  ${(endsAsRows ? ends : body).join('')}
</table:table></office:spreadsheet></office:body></office:document>`
}
