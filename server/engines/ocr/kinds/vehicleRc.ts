import { checkIdentifier } from '../../../../contracts/identifiers/index.ts'
import { addressFields, linesOfAddress } from './address.ts'
import { type Line, labelled, search } from './page.ts'
import type { Draft, KindReader } from './reader.ts'
import { asName, asText, type Doubt, findCode, findDate, type Parse } from './values.ts'

const PLATES = [
  'AA99AA9999',
  'AA99A9999',
  'AA9AA9999',
  'AA99AAA9999',
  '99BH9999A',
  '99BH9999AA',
  'AA9AAA9999',
  'AA9A9999',
]

/** A plate must be valid, because the layouts are many and short. */
const asPlate: Parse = (text, doubt) => {
  const words = text.replace(/[^A-Za-z\d\s]/g, ' ')
  for (const layout of PLATES) {
    const code = findCode(words, [layout], 1, doubt)
    if (code && checkIdentifier('rc', code).ok) return code
  }
  return undefined
}

/**
 * Since 1981 a chassis number has 17 characters, without I, O and Q (ISO 3779); a gap in print may part it. Older ones are shorter. One of those letters is a
 * figure if the reader held that possible, and otherwise stays as it was read.
 */
const asChassis: Parse = (text, doubt) => {
  const words = [...text.toUpperCase().matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    code: word,
    ats: placesOf(word, index),
  }))
  const parted = words.flatMap((word, index) => {
    const next = words[index + 1]
    return next ? [{ code: word.code + next.code, ats: [...word.ats, ...next.ats] }] : []
  })
  const isChassis = ({ code }: (typeof words)[number]) => /^[A-Z\d]{10,25}$/.test(code) && /\d{4}/.test(code)
  const found = [...words, ...parted].find(word => word.code.length === 17 && isChassis(word)) ?? words.find(isChassis)
  if (!found || found.code.length !== 17 || !/[IOQ]/.test(found.code)) return found?.code
  return doubt && [...found.code].map((char, at) => asFigure(char, doubt, found.ats[at] ?? 0)).join('')
}
const placesOf = (word: string, from: number) => Array.from(word, (_, at) => from + at)
const asFigure = (char: string, doubt: Doubt, at: number) =>
  /[IOQ]/.test(char) ? (doubt(at).find(other => /^\d$/.test(other)) ?? char) : char

const asEngine = (text: string) =>
  text
    .toUpperCase()
    .split(/\s+/)
    .find(word => /^[A-Z\d]{6,20}$/.test(word) && /\d{3}/.test(word))
const asFuel = (text: string) =>
  /PETROL(?:\/(?:CNG|LPG|HYBRID))?|DIESEL|CNG|ELECTRIC|LPG|BIFUEL/i.exec(text)?.[0].toUpperCase()
/** A label that stands where a value was not found. */
const isLabel = /:|\bNAME\W*$|\b(?:MODEL|MAKER'?S?|OWNER|MFR|CLASS)\s*NAME\b|^CO[LI]OU?R$|^FUE[LI]$/i
const asWords = (text: string) => (isLabel.test(text) ? undefined : asText(text, 3))

/** The registration certificate of a vehicle: the smart card (form 23A) and the printed form 23. */
function read(lines: readonly Line[]): Draft[] {
  return [
    {
      name: 'number',
      found: labelled(lines, /REGNNO|REGNNUMBER|REGI[SI]TRATIONNO|REGNUMBER/, asPlate) ?? search(lines, asPlate),
    },
    { name: 'registrationDate', found: labelled(lines, /DATEOFREG|REGNDATE|REGDATE|REGISTRATIONDATE/, findDate) },
    {
      name: 'fitnessDate',
      found: labelled(lines, /FITUPTO|FITNE[SI]+UPTO|REGNVA[LI]IDITY|REGVA[LI]IDITY|FITNESSVA/, findDate),
    },
    { name: 'chassisNumber', found: labelled(lines, /CHAS+I?S?(?:NO|NUMBER)?$|CHA[SI]+ISN(?:O|UMBER)/, asChassis) },
    { name: 'engineNumber', found: labelled(lines, /ENGINEMOTORN(?:O|UMBER)|ENGINEN(?:O|UMBER)|MOTORNO/, asEngine) },
    { name: 'name', found: labelled(lines, /OWNERSNAME|OWNERNAME|REGDOWNER|NAMEOFOWNER|^NAME/, asName) },
    { name: 'guardianName', found: labelled(lines, /SONWIFEDAUGHTEROF|SONDAUGHTERWIFEOF|SWDOF/, asName) },
    { name: 'fuel', found: labelled(lines, /FUE[LI]/, asFuel) },
    { name: 'maker', found: labelled(lines, /MAKERSNAME|MAKERNAME|MFRNAME|^MAKER|MANUFACTURER/, asWords) },
    { name: 'model', found: labelled(lines, /MODE[LI]NAME|^MODE[LI]/, asWords) },
    { name: 'colour', found: labelled(lines, /CO[LI]OU?R/, asWords) },
    ...addressFields(linesOfAddress(lines)),
  ]
}

export const vehicleRc: KindReader = {
  kinds: ['vehicleRc'],
  signs: [/CERTIFICATEOFREG|REGISTRATIONCERT|FORM23/, /REGNVA[LI]IDITY|REGVA[LI]IDITY|DATEOFREGN|REGNDATE/],
  // Policies of insurance print these too.
  also: [/CHAS+I/, /ENGINE/, /REGNN/, /FUE[LI]/, /OWNERNAME|OWNERSNAME/],
  kindOf: () => 'vehicleRc',
  sidesOf: lines => [
    ...(lines.some(({ key }) => /REGNN|REGISTRATIONN|OWNER/.test(key)) ? (['front'] as const) : []),
    ...(lines.some(({ key }) => /MAKER|MODE[LI]|CO[LI]OU?R/.test(key)) ? (['back'] as const) : []),
  ],
  read,
}
