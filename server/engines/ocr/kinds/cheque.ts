import { checkIdentifier } from '../../../../contracts/identifiers/index.ts'
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
  valueIn,
  wholeLine,
} from './page.ts'
import type { Draft, KindReader } from './reader.ts'
import { asName, asText, findCode, type Parse, without } from './values.ts'

const asIfsc = without(/^.*?IFS\s*C?(?:ode)?\s*[:.-]*/i, (text, doubt) => {
  // Nearly all branches have figures only, so that a letter is taken as read only after the doubts were asked.
  const code = findCode(text, ['AAAA0999999'], 1, doubt) ?? (doubt && findCode(text, ['AAAA0******'], 2, doubt))
  return code && checkIdentifier('ifsc', code).ok ? code : undefined
})
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

/** What every cheque prints near its branch, and is none. */
const notBranch = /\d|BANK|^\W*(?:PAY|RUPEES|DATE|D{1,2}M{1,2}Y{2,4}|VALID|OR|BEARER|ORDER|A\W?C|IFSC?|MICR)\b/i
const asBranch: Parse = text => (notBranch.test(text) ? undefined : asText(text, 3))

const withoutFor = without(/^\s*for\s+/i, asName)

/** The holder's name is printed above "authorised signatory" or "please sign above". */
function holder(lines: readonly Line[]): Found | undefined {
  for (const { line } of labels(lines, /P[LI]EASESIGN|AUTHORI[SZ]EDSIG/))
    for (const candidate of above(lines, line, 6)) {
      const found = valueIn(candidate, withoutFor)
      if (found && candidate.confidence > 0.8) return found
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
      found: labelled(lines, /BRANCH(?!ES)(?:NAME)?/, asBranch, 1),
    },
    { name: 'name', found: holder(lines) },
  ]
}

export const cheque: KindReader = {
  kinds: ['cheque'],
  signs: [/ORBEARER|ORORDER/, /P[LI]EASESIGNABOVE/, /VA[LI]IDFOR(?:THREE|3)MONTHS/, /PAYAB[LI]EAT(?:PAR|A[LI][LI])/],
  // Invoices and letterheads have these too.
  also: [/^PAY$|^PAY[^A-Z]|RUPEES/, /AUTHORI[SZ]EDSIG/, /IFSC?/, [asIfsc, 1]],
  kindOf: () => 'cheque',
  sidesOf: () => ['front'],
  read,
}
