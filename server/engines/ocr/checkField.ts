import { verhoeffDigit } from '../../../contracts/identifiers/checksums.ts'
import {
  checkIdentifier,
  type IdentifierKind,
  identifierFacts,
  plateStates,
} from '../../../contracts/identifiers/index.ts'
import type { DocumentKind, FieldCheck, FieldName } from '../../../contracts/ocr/documents.ts'

type Kind = DocumentKind | 'unknown'

/** Numbers with a rule of their own, by the kind of document. */
const numberRules: Partial<Record<Kind, IdentifierKind>> = {
  pan: 'pan',
  aadhaarFront: 'aadhaar',
  aadhaarBack: 'aadhaar',
  aadhaarLetter: 'aadhaar',
  drivingLicence: 'dl',
  voterCard: 'epic',
  passport: 'passport',
  vehicleRc: 'rc',
  gstCertificate: 'gstin',
}

const rules: Partial<Record<FieldName, IdentifierKind>> = {
  pin: 'pin',
  ifsc: 'ifsc',
  accountNumber: 'account',
  chassisNumber: 'chassis',
}

const ok = (code: FieldCheck['code']): FieldCheck => ({ state: 'ok', code })
const failed = (code: FieldCheck['code']): FieldCheck => ({ state: 'failed', code })
const noRule: FieldCheck = { state: 'notChecked', code: 'noRule' }

/**
 * What can be checked without asking anybody: format, check digit, state, and whether a date is possible and in order. `values` are all fields of
 * the document, `today` is an ISO date.
 */
export function checkField(
  kind: Kind,
  name: FieldName,
  value: string,
  values: ReadonlyMap<FieldName, string>,
  today: string,
): FieldCheck {
  const identifier = name === 'number' ? numberRules[kind] : rules[name]
  if (identifier) return checkCode(identifier, value)
  if (name.endsWith('Date')) return checkDate(name, value, values, today)
  if (name === 'birthYear') return Number(value) > Number(today.slice(0, 4)) ? failed('dateInFuture') : ok('dateOk')
  if (name === 'state') return stateCheck(value)
  if (name === 'vid') return verhoeff(value) ? ok('checksumOk') : failed('checksumWrong')
  // Codes of states have letters only (ICAO 9303 part 3, 5).
  if (name === 'issuingState' || name === 'nationality') return /^[A-Z]+$/.test(value) ? noRule : failed('formatWrong')
  if (name === 'micr') return /^\d{9}$/.test(value) ? ok('formatOk') : failed('formatWrong')
  return noRule
}

function checkCode(identifier: IdentifierKind, value: string): FieldCheck {
  const result = checkIdentifier(identifier, value)
  if (result.ok) {
    if (result.warning) return { state: 'notChecked', code: 'formatUnusual' }
    return ok(identifierFacts(identifier).localChecks.includes('checkDigit') ? 'checksumOk' : 'formatOk')
  }
  if (result.code === 'checkDigit') return failed('checksumWrong')
  return failed(result.code === 'state' ? 'stateUnknown' : 'formatWrong')
}

/** Each date follows those before it. */
const before: Partial<Record<FieldName, readonly FieldName[]>> = {
  issueDate: ['birthDate'],
  registrationDate: ['birthDate'],
  expiryDate: ['birthDate', 'issueDate'],
  transportExpiryDate: ['birthDate', 'issueDate'],
  fitnessDate: ['registrationDate'],
}

/** These may lie in the future, and say something if they do not. */
const ends = new Set<FieldName>(['expiryDate', 'transportExpiryDate', 'fitnessDate'])

function checkDate(name: FieldName, value: string, values: ReadonlyMap<FieldName, string>, today: string): FieldCheck {
  if (!isDate(value)) return failed('dateImpossible')
  if ((before[name] ?? []).some(earlier => (values.get(earlier) ?? '') > value)) return failed('dateOrderWrong')
  if (ends.has(name)) return value < today ? failed('datePassed') : ok('dateOk')
  return value > today ? failed('dateInFuture') : ok('dateOk')
}

export function isDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === value
}

const stateKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '')

/** Spellings that documents print beside the present name. */
const states = new Set([
  ...[...plateStates.values()].map(({ en }) => stateKey(en)),
  'orissa',
  'pondicherry',
  'uttaranchal',
  'jammukashmir',
])

/** Whether a text is the name of a state or union territory. */
export const isState = (name: string): boolean => states.has(stateKey(name))

const stateCheck = (value: string) => (isState(value) ? ok('stateOk') : failed('stateUnknown'))

/** UIDAI's virtual ID of 16 digits ends in the same check digit as the number itself. */
const verhoeff = (vid: string) => /^\d{16}$/.test(vid) && vid.endsWith(verhoeffDigit(vid.slice(0, -1)))
