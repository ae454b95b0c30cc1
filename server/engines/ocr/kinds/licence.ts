import { addressFields, linesOfAddress } from './address.ts'
import { joined, type Line, labelled, labels, search, wholeLine } from './page.ts'
import { type Draft, holding, type KindReader } from './reader.ts'
import { asName, codeOf, findCode, findDate, type Parse, without } from './values.ts'

const LAYOUTS = ['AA9999999999999']

/** State, office, year and serial; older cards put a hyphen, a space or a slash between. */
const asLicence: Parse = (text, doubt) => afterNumber(text, doubt) ?? findCode(text, LAYOUTS, 3, doubt)
const afterNumber = without(/^.*?(?:D\s*L|Licen[cs]e)\s*N[o0]\s*[.:]*/i, codeOf(LAYOUTS))

const asBlood = (text: string) => {
  const match = /(?<![A-Z])(AB|A|B|O|0)\s*([+-]|\(?[+-]ve\)?|POS|NEG)/i.exec(text)
  return match
    ? `${(match[1] ?? '').toUpperCase().replace('0', 'O')}${/[+]|POS/i.test(match[2] ?? '') ? '+' : '-'}`
    : undefined
}

const CLASSES = /\b(MCWOG|MCWG|LMV(?:-?(?:NT|TR|GV))?|HMV|HGMV|HPMV|HTV|TRANS|MGV|LDRXCV|3W-?(?:GV|NT|T)?|INVCRG)\b/g

function classes(lines: readonly Line[]) {
  const found = lines.flatMap(line =>
    [...line.text.toUpperCase().matchAll(CLASSES)].map(match => ({ ...wholeLine(line), text: match[0] })),
  )
  return joined(
    found.filter((one, index) => found.findIndex(({ text }) => text === one.text) === index),
    ', ',
  )
}

/** The driving licence in the form of 2019 (Central Motor Vehicles Rules, form 7) and in the older ones of the states. */
function read(lines: readonly Line[]): Draft[] {
  const holder = labels(lines, /^NAME|HOLDERSNAME/)[0]
  const named = holder ? [holder.line, ...lines.filter(line => line !== holder.line)] : lines
  return [
    { name: 'number', found: search(lines, asLicence) },
    { name: 'name', found: labelled(named, /^(?:HOLDERS)?NAME(?!OF)/, asName, 2) },
    {
      name: 'guardianName',
      found: labelled(lines, /SONDAUGHTERWIFEOF|DAUGHTERWIFEOF|S[O0]?D[O0]?W[O0]?OF|SWDOF|SDW$/, asName, 2),
    },
    { name: 'birthDate', found: labelled(lines, /DATEOFBIRTH|^DOB|DOBI?RTH/, findDate) },
    { name: 'issueDate', found: labelled(lines, /ISSUEDATE|DATEOFISSUE|^DOI/, findDate) },
    { name: 'expiryDate', found: labelled(lines, /VALIDITYNT|VALIDTILLNT|VALIDITY(?!TR)|VALIDTILL(?!TR)/, findDate) },
    { name: 'transportExpiryDate', found: labelled(lines, /VALIDITYTR|VALIDTILLTR/, findDate, 2) },
    { name: 'bloodGroup', found: labelled(lines, /B[LI]OODGROUP|^BG/, asBlood) },
    { name: 'vehicleClasses', found: classes(lines) },
    ...addressFields(linesOfAddress(lines)),
  ]
}

export const licence: KindReader = {
  kinds: ['drivingLicence'],
  signs: [/DRIV[IA]NGLI[CS]EN/, /UNIONDRIV/, /MCWG|^LMV/, /VALIDITYNT/, [holding('dl', asLicence), 2]],
  also: [/B[IL]OODGROUP/],
  kindOf: () => 'drivingLicence',
  sidesOf: lines => (search(lines, asLicence) ? ['front'] : ['back']),
  read,
}
