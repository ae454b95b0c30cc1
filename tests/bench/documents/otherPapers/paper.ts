import { generateIdentifier } from '../../../../contracts/identifiers/index.ts'
import { type FontName, Sheet } from '../../../support/specimens/draw.ts'
import { dateIn, fullName, holder, numberIn, printed } from '../../../support/specimens/people.ts'
import { pick, type Random } from '../../names/random.ts'

/** Draws one paper that is no document of ours, all made up. */
export type DrawPaper = (random: Random) => Sheet

export const inks: readonly FontName[] = ['roboto', 'robotoMedium', 'inter', 'sans', 'serif', 'typewriter']

export interface Style {
  font?: FontName
  size?: number
  gap?: number
  colour?: string
}

/** Writes lines below each other and returns the base line that would follow. */
export function column(
  sheet: Sheet,
  x: number,
  y: number,
  lines: readonly string[],
  { font = 'roboto', size = 24, gap = 1.5, colour = '#1a1a1a' }: Style = {},
): number {
  for (const [index, line] of lines.entries()) sheet.text(x, y + index * size * gap, line, { font, size, colour })
  return y + lines.length * size * gap
}

/** Rows of a table: each cell at the place of its column. */
export function table(
  sheet: Sheet,
  y: number,
  places: readonly number[],
  rows: readonly (readonly string[])[],
  style: Style = {},
): number {
  const { size = 22, gap = 1.7 } = style
  for (const [row, cells] of rows.entries())
    for (const [index, cell] of cells.entries())
      sheet.text(places[index] ?? 0, y + row * size * gap, cell, { font: style.font ?? 'roboto', size })
  return y + rows.length * size * gap
}

/** What such papers carry and a reader of documents may fall for: numbers of a right form and check digit, and words of issuers. */
export function decoys(random: Random) {
  const person = holder(random)
  const aadhaar = generateIdentifier('aadhaar', random)
  return {
    person,
    name: fullName(person),
    phone: `${numberIn(random, 70000, 99999)} ${numberIn(random, 10000, 99999)}`,
    /** Twelve digits with a right check digit. */
    twelve: aadhaar.replace(/(.{4})(?=.)/g, '$1 '),
    pan: generateIdentifier('pan', random),
    gstin: generateIdentifier('gstin', random),
    epic: generateIdentifier('epic', random),
    licence: generateIdentifier('dl', random),
    passport: generateIdentifier('passport', random),
    account: String(numberIn(random, 10_000_000_000, 99_999_999_999)),
    ifsc: pick(random, ['SBIN0000454', 'HDFC0000001', 'ICIC0000002']),
    plate: `MH12${pick(random, ['AB', 'DK', 'CX'])}${numberIn(random, 1000, 9999)}`,
    date: printed(dateIn(random, 2019, 2026)),
    birth: printed(person.birthDate),
    amount: () => `${numberIn(random, 1, 98)},${numberIn(random, 100, 999)}.00`,
    number: (digits: number) => String(numberIn(random, 10 ** (digits - 1), 10 ** digits - 1)),
    city: person.address[1]?.replace(/^.*, /, '') ?? '',
  }
}

/** One of the sentences that name an issuer in a paper of somebody else. */
export const issuersWords = [
  'Please quote your Permanent Account Number in all letters.',
  'Tax deducted at source under the Income Tax Act, 1961.',
  'Bring your Aadhaar or voter identity card, Government of India.',
  'Approved by the Government of India, Ministry of Commerce.',
  'A valid driving licence or passport must be shown.',
  'The Election Commission of India has announced the dates.',
  'Cheques are payable at par and valid for three months.',
  'Registration certificate and fuel type will be verified.',
] as const

export const sheetOf = (random: Random, width: number, height: number, tints: readonly string[] = ['#ffffff']): Sheet =>
  new Sheet(width, height, pick(random, tints))
