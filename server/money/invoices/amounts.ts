import { financialYearOf } from '../../../contracts/platform/financialYear.ts'
import type { InvoiceKind } from '../../../contracts/resources/invoice.ts'

/** Tax of a sale: halves where seller and place of supply share a state, the odd paisa to the centre; whole where they do not. */
export function splitTax(taxPaise: number, sellerState: string, placeOfSupply: string) {
  if (sellerState !== placeOfSupply) return { cgstPaise: 0, sgstPaise: 0, igstPaise: taxPaise }
  const sgstPaise = Math.floor(taxPaise / 2)
  return { cgstPaise: taxPaise - sgstPaise, sgstPaise, igstPaise: 0 }
}

/** As invoice numbers contain it: `26-27`. */
export const invoiceYearOf = (at: Date): string => financialYearOf(at).slice(2)

const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', creditNote: 'CRN' }

/** Sixteen characters, the most that an invoice's or a credit note's number may have. */
export const invoiceNumber = (financialYear: string, serial: number, kind: InvoiceKind = 'invoice'): string =>
  `${prefixes[kind]}/${financialYear}/${String(serial).padStart(6, '0')}`

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const

/** From the largest: how Indian numbers are read. */
const steps = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

function inWords(count: number): string {
  if (count < 20) return small[count] ?? ''
  if (count < 100)
    return [tens[Math.floor(count / 10)], count % 10 === 0 ? '' : small[count % 10]].filter(Boolean).join('-')
  const [size, name] = steps.find(([least]) => count >= least) ?? [100, 'hundred']
  const rest = count % size
  return `${inWords(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${inWords(rest)}`}`
}

/** An amount in words, as invoices close with: `Rupees two thousand three hundred sixty only`. */
export function amountInWords(paise: number): string {
  const rest = paise % 100
  return `Rupees ${inWords(Math.floor(paise / 100))}${rest === 0 ? '' : ` and ${inWords(rest)} paise`} only`
}
