import { gstStates } from '../../../../contracts/identifiers/states.ts'
import { topUp } from '../../../../contracts/money/topUp.ts'
import { type TaxDocument, taxOf, totalOf } from './documents.ts'

/**
 * GSTR-1 in the fields of the GST portal's JSON (tables 4, 7, 9B, 12 and 13; table 12 in its two parts since May 2025). The portal's file also
 * has `version` and `hash`, and turnovers of the year (`gt`, `cur_gt`), which are not written here: the first two name a tool that we are
 * not, and the last two the accountant knows.
 */

const RATE = topUp.taxPercent
/** As the portal numbers an item: its rate, and 01. */
const ITEM_NUMBER = RATE * 100 + 1
/** Parts of invoices round their tax; another rate is farther off. */
const ROUNDING_PAISE = 100

export type Misplacement = 'supplier' | 'place' | 'interState' | 'rate'

export interface Unplaced {
  document: TaxDocument
  why: Misplacement
}

export interface Return {
  gstin: string
  b2b: TaxDocument[]
  cdnr: TaxDocument[]
  /** To buyers without a GSTIN; credit notes are deducted (table 7). */
  b2cs: TaxDocument[]
  unplaced: Unplaced[]
}

/** Why a document has no place in our return; null if it has one. */
function misplacementOf(document: TaxDocument, gstin: string): Misplacement | null {
  const { supplierGstin, placeOfSupply, supplierState, buyerGstin, basePaise } = document
  if (supplierGstin !== gstin) return 'supplier'
  if (!gstStates.has(placeOfSupply)) return 'place'
  // From some value on these belong into another table, invoice by invoice. None is issued: without a GSTIN the place is the supplier's.
  if (buyerGstin === null && placeOfSupply !== supplierState) return 'interState'
  if (Math.abs(taxOf(document) - (basePaise * RATE) / 100) > ROUNDING_PAISE) return 'rate'
  return null
}

/** Places each document once, or names why it has no place. */
export function placeDocuments(documents: readonly TaxDocument[], gstin: string): Return {
  const placed: Return = { gstin, b2b: [], cdnr: [], b2cs: [], unplaced: [] }
  for (const document of documents) {
    const why = misplacementOf(document, gstin)
    if (why) placed.unplaced.push({ document, why })
    else if (document.buyerGstin === null) placed.b2cs.push(document)
    else if (document.kind === 'invoice') placed.b2b.push(document)
    else placed.cdnr.push(document)
  }
  return placed
}

export interface Sums {
  documents: number
  basePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/** Credit notes count as negative. */
export function sumsOf(documents: readonly TaxDocument[]): Sums {
  const sums = { documents: documents.length, basePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  for (const one of documents) {
    const sign = one.kind === 'creditNote' ? -1 : 1
    for (const name of ['basePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const) sums[name] += sign * one[name]
  }
  return sums
}

/** Rupees of integer paise; both are exact to the paisa as JSON prints them. */
const rupees = (paise: number) => paise / 100

const dateOf = (day: string) => day.split('-').reverse().join('-')

type Amounts = Omit<Sums, 'documents'>

const withinState = ({ basePaise, cgstPaise, sgstPaise }: Amounts) => ({
  rt: RATE,
  txval: rupees(basePaise),
  camt: rupees(cgstPaise),
  samt: rupees(sgstPaise),
  csamt: 0,
})

/** Taxes that the place of supply does not have are left out, as the portal's own files do. */
const amountsOf = (sums: Amounts, isInterState: boolean) =>
  isInterState ? { rt: RATE, txval: rupees(sums.basePaise), iamt: rupees(sums.igstPaise), csamt: 0 } : withinState(sums)

const isInter = ({ placeOfSupply, supplierState }: TaxDocument) => placeOfSupply !== supplierState

const itemOf = (one: TaxDocument) => [{ num: ITEM_NUMBER, itm_det: amountsOf(one, isInter(one)) }]

function groups<Key>(documents: readonly TaxDocument[], keyOf: (one: TaxDocument) => Key): [Key, TaxDocument[]][] {
  const found = new Map<Key, TaxDocument[]>()
  for (const one of documents) {
    const key = keyOf(one)
    found.set(key, [...(found.get(key) ?? []), one])
  }
  return [...found].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))
}

const shared = (one: TaxDocument) => ({
  val: rupees(totalOf(one)),
  pos: one.placeOfSupply,
  rchrg: 'N',
  inv_typ: 'R',
  itms: itemOf(one),
})

/** A summary of a service has no quantity. */
const hsnOf = (documents: readonly TaxDocument[]) =>
  groups(documents, one => one.serviceCode).map(([code, own], index) => {
    const { documents: _, ...sums } = sumsOf(own)
    return {
      num: index + 1,
      hsn_sc: code,
      uqc: 'NA',
      qty: 0,
      rt: RATE,
      txval: rupees(sums.basePaise),
      iamt: rupees(sums.igstPaise),
      camt: rupees(sums.cgstPaise),
      samt: rupees(sums.sgstPaise),
      csamt: 0,
    }
  })

const documentTypes = [
  { kind: 'invoice', doc_num: 1, doc_typ: 'Invoices for outward supply' },
  { kind: 'creditNote', doc_num: 5, doc_typ: 'Credit Note' },
] as const

const serialOf = (number: string) => Number(number.split('/').at(-1))

/** Runs of numbers without a gap: at the turn of a month a number may lie on the other side. */
function runsOf(documents: readonly TaxDocument[]) {
  const runs: TaxDocument[][] = []
  for (const one of documents.toSorted((a, b) => (a.number < b.number ? -1 : 1))) {
    const last = runs.at(-1)?.at(-1)
    const follows = last && last.series === one.series && serialOf(one.number) === serialOf(last.number) + 1
    if (follows) runs.at(-1)?.push(one)
    else runs.push([one])
  }
  return runs
}

export const docIssueOf = ({ b2b, b2cs, cdnr }: Return) =>
  documentTypes.flatMap(({ kind, ...type }) => {
    const docs = runsOf([...b2b, ...b2cs, ...cdnr].filter(one => one.kind === kind)).map((run, index) => ({
      num: index + 1,
      from: run[0]?.number ?? '',
      to: run.at(-1)?.number ?? '',
      totnum: run.length,
      cancel: 0,
      net_issue: run.length,
    }))
    return docs.length > 0 ? [{ ...type, docs }] : []
  })

export const hsnSummaryOf = ({ b2b, b2cs, cdnr }: Return) => ({
  hsn_b2b: hsnOf([...b2b, ...cdnr]),
  hsn_b2c: hsnOf(b2cs),
})

export const b2csOf = ({ b2cs }: Return) =>
  groups(b2cs, one => one.placeOfSupply).map(([pos, own]) => ({
    sply_ty: 'INTRA',
    pos,
    typ: 'OE',
    ...withinState(sumsOf(own)),
  }))

/** The file for the portal. `month` is `2026-11`. */
export function gstr1Json(placed: Return, month: string) {
  const [year, number] = month.split('-')
  return {
    gstin: placed.gstin,
    fp: `${number}${year}`,
    b2b: groups(placed.b2b, one => one.buyerGstin).map(([ctin, own]) => ({
      ctin,
      inv: own.map(one => ({ inum: one.number, idt: dateOf(one.day), ...shared(one) })),
    })),
    b2cs: b2csOf(placed),
    cdnr: groups(placed.cdnr, one => one.buyerGstin).map(([ctin, own]) => ({
      ctin,
      nt: own.map(one => ({ ntty: 'C', nt_num: one.number, nt_dt: dateOf(one.day), ...shared(one) })),
    })),
    hsn: hsnSummaryOf(placed),
    doc_issue: { doc_det: docIssueOf(placed) },
  }
}
