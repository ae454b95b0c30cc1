import { stringify } from 'csv-stringify/sync'
import { escapeFormula } from '../../../engines/csv.ts'
import { type TaxDocument, totalOf } from './documents.ts'
import { b2csOf, docIssueOf, hsnSummaryOf, type Return } from './gstr1.ts'
import { accountingLedgers } from './ledgers.ts'
import type { Voucher } from './vouchers.ts'

const amount = (paise: number) => (paise / 100).toFixed(2)

const csv = (rows: readonly object[], columns: readonly string[]) =>
  stringify(rows as object[], {
    header: true,
    bom: true,
    columns: columns as string[],
    record_delimiter: 'windows',
    cast: { string: value => escapeFormula(value) },
  })

const documentColumns = [
  'GSTIN',
  'Number',
  'Date',
  'Place of supply',
  'Rate',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  'Total',
]

const documentRow = (one: TaxDocument) => ({
  GSTIN: one.buyerGstin ?? '',
  Number: one.number,
  Date: one.day,
  'Place of supply': one.placeOfSupply,
  Rate: '18',
  'Taxable value': amount(one.basePaise),
  CGST: amount(one.cgstPaise),
  SGST: amount(one.sgstPaise),
  IGST: amount(one.igstPaise),
  Total: amount(totalOf(one)),
})

export const documentsCsv = (documents: readonly TaxDocument[]) => csv(documents.map(documentRow), documentColumns)

export const unplacedCsv = ({ unplaced }: Return) =>
  csv(
    unplaced.map(({ document, why }) => ({ ...documentRow(document), Why: why })),
    [...documentColumns, 'Why'],
  )

export const b2csCsv = (placed: Return) =>
  csv(
    b2csOf(placed).map(row => ({
      'Supply type': row.sply_ty,
      'Place of supply': row.pos,
      Rate: String(row.rt),
      'Taxable value': row.txval.toFixed(2),
      CGST: row.camt.toFixed(2),
      SGST: row.samt.toFixed(2),
    })),
    ['Supply type', 'Place of supply', 'Rate', 'Taxable value', 'CGST', 'SGST'],
  )

export function hsnCsv(placed: Return) {
  const { hsn_b2b, hsn_b2c } = hsnSummaryOf(placed)
  const rows = [...hsn_b2b.map(row => ({ ...row, part: 'B2B' })), ...hsn_b2c.map(row => ({ ...row, part: 'B2C' }))]
  return csv(
    rows.map(row => ({
      Part: row.part,
      SAC: row.hsn_sc,
      Rate: String(row.rt),
      'Taxable value': row.txval.toFixed(2),
      CGST: row.camt.toFixed(2),
      SGST: row.samt.toFixed(2),
      IGST: row.iamt.toFixed(2),
    })),
    ['Part', 'SAC', 'Rate', 'Taxable value', 'CGST', 'SGST', 'IGST'],
  )
}

export const docsCsv = (placed: Return) =>
  csv(
    docIssueOf(placed).flatMap(({ doc_typ, docs }) =>
      docs.map(({ from, to, totnum, cancel }) => ({
        Document: doc_typ,
        From: from,
        To: to,
        Issued: String(totnum),
        Cancelled: String(cancel),
      })),
    ),
    ['Document', 'From', 'To', 'Issued', 'Cancelled'],
  )

/** The same entries as in the XML, a row for each line. */
export const journalCsv = (vouchers: readonly Voucher[]) =>
  csv(
    vouchers.flatMap(({ type, number, day, narration, lines }) =>
      lines.map(({ ledger, paise }) => ({
        Date: day,
        Voucher: type,
        Number: number,
        Ledger: accountingLedgers[ledger],
        Debit: paise > 0 ? amount(paise) : '',
        Credit: paise < 0 ? amount(-paise) : '',
        Narration: narration,
      })),
    ),
    ['Date', 'Voucher', 'Number', 'Ledger', 'Debit', 'Credit', 'Narration'],
  )
