import { checkIdentifier } from '../../../../contracts/identifiers.ts'
import {
  above,
  type Found,
  joined,
  type Line,
  labelled,
  labels,
  partOfLine,
  rightOf,
  search,
  wholeLine,
} from './page.ts'
import type { Draft, KindReader } from './reader.ts'
import { asName, asText, findCode } from './values.ts'

const asIfsc = (text: string) => {
  const bare = text.replace(/^.*?IFS\s*C?(?:ode)?\s*[:.-]*/i, '')
  // Nearly all branches have figures only.
  const code = findCode(bare, ['AAAA0999999'], 1) ?? findCode(bare, ['AAAA0******'], 2)
  return code && checkIdentifier('ifsc', code).ok ? code : undefined
}
const asAccount = (text: string) => /(?<!\d)\d{9,18}(?!\d)/.exec(text.replace(/(?<=\d)[ -](?=\d)/g, ''))?.[0]

/** The line in magnetic ink (IS 13834 and RBI's CTS-2010): cheque number of 6 digits, MICR code of 9, account part of 6, transaction code of 2. */
function micrLine(lines: readonly Line[]): { cheque: Found; micr: Found } | undefined {
  for (const line of lines.toReversed()) {
    // Its parts stand far apart, so that they may be lines of their own.
    const row = joined([line, ...rightOf(lines, line)].map(wholeLine))
    const digits = row?.text.replace(/\s/g, '') ?? ''
    const match =
      /(?<!\d)(\d{6})\D{1,4}?(\d{9})\D{1,4}?(\d{6})?/.exec(digits) ?? /^\D{0,3}(\d{6})(\d{9})(?=\D|\d{6})/.exec(digits)
    if (row && match?.[1] && match[2]) return { cheque: { ...row, text: match[1] }, micr: { ...row, text: match[2] } }
  }
  const codes = lines.flatMap(line => {
    const found = /(?<!\d)\d{9}(?!\d)/.exec(line.text)
    return found && line.key.includes('MICR') ? [partOf(line, found.index, 9)] : []
  })
  return codes[0] && { cheque: { ...codes[0], text: '' }, micr: codes[0] }
}

const partOf = (line: Line, from: number, length: number) => partOfLine(line, from, from + length)

const bankOf = (text: string) =>
  /\bBANK\b/i.test(text) && !/PLEASE|BRANCH\s*:|PAYABLE/i.test(text) ? asText(text, 6) : undefined

/** The holder's name is printed above "authorised signatory" or "please sign above". */
function holder(lines: readonly Line[]): Found | undefined {
  for (const { line } of labels(lines, /P[LI]EASESIGN|AUTHORI[SZ]EDSIG/))
    for (const candidate of above(lines, line, 6)) {
      const text = asName(candidate.text.replace(/^\s*for\s+/i, ''))
      if (text && candidate.confidence > 0.8) return { ...wholeLine(candidate), text }
    }
  return undefined
}

/** A cheque by the CTS-2010 standard. */
function read(lines: readonly Line[]): Draft[] {
  const micr = micrLine(lines)
  return [
    {
      name: 'accountNumber',
      found:
        labelled(lines, /AC{1,2}(?:OUNT)?(?:NO|NUMBER)|ACNO|SBACC/, asAccount) ??
        search(
          lines.filter(({ text }) => text !== micr?.micr.text),
          asAccount,
        ),
    },
    { name: 'ifsc', found: search(lines, asIfsc) },
    { name: 'micr', found: micr?.micr },
    { name: 'chequeNumber', found: micr && micr.cheque.text !== '' ? micr.cheque : undefined },
    { name: 'bank', found: search(lines, bankOf) },
    {
      name: 'branch',
      found: labelled(lines, /BRANCH(?:NAME)?/, text => (/\d|BANK/i.test(text) ? undefined : asText(text, 3)), 1),
    },
    { name: 'name', found: holder(lines) },
  ]
}

export const cheque: KindReader = {
  kinds: ['cheque'],
  signs: [
    /ORBEARER|ORORDER/,
    /^PAY|RUPEES/,
    /P[LI]EASESIGN|AUTHORI[SZ]EDSIG/,
    /IFSC?/,
    /VA[LI]IDFOR/,
    /PAYAB[LI]EAT/,
    [asIfsc, 1],
  ],
  kindOf: () => 'cheque',
  sidesOf: () => ['front'],
  read,
}
