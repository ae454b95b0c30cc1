import type { InvoiceKind } from '../../../contracts/resources/invoice.ts'

/** Tax of a sale: halves where seller and place of supply share a state, the odd paisa to the centre; whole where they do not. */
export function splitTax(taxPaise: number, sellerState: string, placeOfSupply: string) {
  if (sellerState !== placeOfSupply) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise }
  const sgstPaise = Math.floor(taxPaise / 2)
  return { cgstPaise: taxPaise - sgstPaise, sgstPaise, igstPaise: 0 }
}

const INDIA_MS = 5.5 * 3_600_000

/** April to March in India: `26-27`. */
export function financialYearOf(at: Date): string {
  const there = new Date(at.getTime() + INDIA_MS)
  const first = there.getUTCMonth() >= 3 ? there.getUTCFullYear() : there.getUTCFullYear() - 1
  return `${two(first)}-${two(first + 1)}`
}

const two = (year: number) => String(year % 100).padStart(2, '0')

const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', creditNote: 'CRN' }

/** Sixteen characters, the most that an invoice's or a credit note's number may have. */
export const invoiceNumber = (financialYear: string, serial: number, kind: InvoiceKind = 'invoice'): string =>
  `${prefixes[kind]}/${financialYear}/${String(serial).padStart(6, '0')}`
