import { addressFields, linesOfAddress } from './address.ts'
import { above, below, type Found, type Line, labelled, labels, search, valueIn } from './page.ts'
import { type Draft, holding, type KindReader } from './reader.ts'
import { asGender, asName, codeOf, findCode, findDate, type Parse } from './values.ts'

const asNumber: Parse = (text, doubt) => {
  const code = findCode(text, ['999999999999'], 1, doubt)
  return code && /^[2-9]/.test(code) && !findCode(text, ['9999999999999999'], 1, doubt) ? code : undefined
}
const asVid = codeOf(['9999999999999999'], 2)
const asEnrolment = (text: string) => /\d{4}\/\d{5}\/\d{5}/.exec(text.replace(/\s/g, ''))?.[0]
const asYear = (text: string) => /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0]

const BIRTH = /DOB|DATEOFBIRTH|DUB|OOB/
const YEAR = /YEAROFBIRTH|YOB/

const isFront = (lines: readonly Line[]) =>
  labels(lines, /DOB|DATEOFBIRTH|YEAROFBIRTH|YOB/).length > 0 || lines.some(line => isGenderLine(line.text))
const isBack = (lines: readonly Line[]) => labels(lines, /ADDRESS|UNIQUEIDENTIFICATION/).length > 0
const isLetter = (lines: readonly Line[]) => labels(lines, /ENROL{1,2}MENT|^TO$/).length > 0

const isGenderLine = (text: string) => /\b(?:FEMALE|MALE|TRANSGENDER)\b/i.test(text)

/** The Aadhaar card, its back and the letter, on which both are printed. The holder's name stands above the date of birth, in two scripts. */
function read(lines: readonly Line[]): Draft[] {
  const birth =
    labelled(lines, BIRTH, findDate) ??
    search(
      lines.filter(({ text }) => !/issue|download|print/i.test(text)),
      findDate,
    )
  const birthYear = birth ? undefined : labelled(lines, YEAR, asYear)
  const anchor = lines.find(({ text }) =>
    birth ? findDate(text) !== undefined : isGenderLine(text) || YEAR.test(text),
  )
  const name = anchor ? nameAbove(lines, anchor) : undefined
  const address = linesOfAddress(lines)
  return [
    { name: 'number', found: search(lines, asNumber) },
    {
      name: 'vid',
      found:
        search(
          lines.filter(({ key }) => key.includes('VID') || /\d{4} \d{4} \d{4} \d{4}/.test(key)),
          asVid,
        ) ?? search(lines, asVid),
    },
    { name: 'enrolmentNumber', found: search(lines, asEnrolment) },
    { name: 'name', found: name ?? nameBelowTo(lines) },
    { name: 'birthDate', found: birth },
    { name: 'birthYear', found: birthYear },
    {
      name: 'gender',
      found: search(
        lines.filter(({ text }) => isGenderLine(text)),
        asGender,
      ),
    },
    { name: 'guardianName', found: guardian(lines) },
    ...addressFields(address),
  ]
}

function nameAbove(lines: readonly Line[], anchor: Line): Found | undefined {
  for (const line of above(lines, anchor, 4)) {
    const found = valueIn(line, asName)
    if (found && line.confidence > 0.75 && /[A-Z]/.test(found.text)) return found
  }
  return undefined
}

function nameBelowTo(lines: readonly Line[]): Found | undefined {
  const to = labels(lines, /^TO$/)[0]
  if (!to) return undefined
  for (const line of below(lines, to.line, 5)) {
    const found = valueIn(line, asName)
    if (found && line.confidence > 0.8) return found
  }
  return undefined
}

const RELATION = /^(.*?)\b[SDWC]\s*[/I|l]\s*[O0]\b\s*[:;,.]?\s*/i

/** "S/O: name," is the first part of the address; the name may go on in the next line. */
function guardian(lines: readonly Line[]): Found | undefined {
  for (const line of lines) {
    const match = RELATION.exec(line.text)
    if (!match) continue
    const start = match[0].length
    const end = line.text.indexOf(',', start)
    const found = valueIn(line, asName, start, end < 0 ? undefined : end)
    if (found) return found
  }
  return undefined
}

export const aadhaar: KindReader = {
  kinds: ['aadhaarFront', 'aadhaarBack', 'aadhaarLetter'],
  signs: [
    /UNIQUEIDENTIF/,
    /HELP.{0,2}UIDAI|WWWUIDAI/,
    { heading: /GOVERNMENTOFINDIA/ },
    [holding('aadhaar', asNumber), 2],
    [asVid, 1],
  ],
  // Forms ask for the number, and schools enrol too.
  also: [/AADHAAR|AADHAR/, /ENROL{1,2}MENTNO/],
  kindOf: lines =>
    isLetter(lines) ? 'aadhaarLetter' : isFront(lines) || !isBack(lines) ? 'aadhaarFront' : 'aadhaarBack',
  sidesOf: lines => [
    ...(isFront(lines) || !isBack(lines) ? (['front'] as const) : []),
    ...(isBack(lines) ? (['back'] as const) : []),
  ],
  read,
}
