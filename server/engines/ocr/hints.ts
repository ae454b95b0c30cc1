import { holderType } from '../../../contracts/identifiers/index.ts'
import {
  type DocumentField,
  type DocumentKind,
  type DocumentMrz,
  type FieldName,
  type FraudHint,
  mrzStateOf,
} from '../../../contracts/ocr/documents.ts'

interface Evidence {
  kind: DocumentKind | 'unknown'
  fields: readonly DocumentField[]
  mrz: DocumentMrz | null
  /** Of each file. */
  files: readonly { editor: string | undefined; isChanged: boolean }[]
}

/** What a person should look at: contradictions within the document, and traces of a change in its file. Each says what was seen. */
export function hintsOf({ kind, fields, mrz, files }: Evidence): FraudHint[] {
  const by = new Map(fields.map(field => [field.name, field]))
  return [
    ...(kind === 'pan' ? panHints(by) : []),
    ...(kind === 'gstCertificate' ? gstinHints(by) : []),
    ...fields.flatMap(checkHints),
    ...(mrz && mrzStateOf(mrz) === 'wrong' ? zoneHints(mrz) : []),
    ...files.flatMap(({ editor, isChanged }) => [
      ...(editor ? [ofFile('editorSoftware', editor)] : []),
      ...(isChanged ? [ofFile('pdfChanged', '')] : []),
    ]),
  ]
}

type Fields = ReadonlyMap<FieldName, DocumentField>

const hint = (
  code: FraudHint['code'],
  field: DocumentField,
  seen: string,
  expected: string | null,
  more: FieldName[] = [],
): FraudHint => ({
  code,
  fields: [field.name, ...more],
  seen,
  expected,
  picture: field.picture,
  box: field.box,
})

const ofFile = (code: FraudHint['code'], seen: string): FraudHint => ({
  code,
  fields: [],
  seen,
  expected: null,
  picture: null,
  box: null,
})

const FIRM = /\b(?:LTD|LIMITED|LLP|PVT|PRIVATE|COMPANY|INC|CORPORATION|TRUST|SOCIETY|FOUNDATION|HUF)\b/i

/**
 * The fourth letter of a PAN is the kind of holder, the fifth the first letter of a person's surname or of another holder's name. Any word of the name may be the
 * surname: not every name ends with it.
 */
function panHints(by: Fields): FraudHint[] {
  const [number, name] = [by.get('number'), by.get('name')]
  if (!number || number.value.length !== 10) return []
  const [holder, letter] = [number.value.charAt(3), number.value.charAt(4)]
  const found: FraudHint[] = []
  const initials = (name?.value ?? '')
    .toUpperCase()
    .split(/[\s.]+/)
    .map(word => word.charAt(0))
    .filter(Boolean)
  if (name && name.confidence > 0.85 && !initials.includes(letter))
    found.push(hint('panNameLetter', number, letter, initials.join(', '), ['name']))
  const isPerson = by.has('fatherName')
  const isFirm = name !== undefined && FIRM.test(name.value)
  if ((isPerson && holder !== 'P') || (isFirm && holder === 'P'))
    found.push(hint('panHolderLetter', number, holderOf(number.value, holder), isPerson ? 'P' : null, ['name']))
  return found
}

/** The letter of the PAN in a GSTIN, by the constitution of the business. */
const constitutions: readonly [RegExp, string][] = [
  [/PROPRIETOR/i, 'P'],
  [/LIMITED LIABILITY PARTNERSHIP|LLP|PARTNERSHIP/i, 'F'],
  [/(?:PRIVATE|PUBLIC) LIMITED|PRIVATELIMITED|PUBLICLIMITED|COMPANY/i, 'C'],
  [/HINDU UNDIVIDED|HUF/i, 'H'],
  [/TRUST/i, 'T'],
]

const holderOf = (pan: string, letter: string) => {
  const type = holderType(pan)?.en
  return type ? `${letter} (${type})` : letter
}

function gstinHints(by: Fields): FraudHint[] {
  const [number, constitution] = [by.get('number'), by.get('constitution')]
  if (!number || !constitution) return []
  const letter = number.value.charAt(5)
  const right = constitutions.find(([pattern]) => pattern.test(constitution.value))?.[1]
  return right && right !== letter
    ? [hint('gstinPan', number, `${letter}: ${constitution.value}`, right, ['constitution'])]
    : []
}

function checkHints(field: DocumentField): FraudHint[] {
  if (field.check.code === 'checksumWrong' && (field.name === 'number' || field.name === 'vid'))
    return [hint('checksumWrong', field, field.value, null)]
  return field.check.code === 'dateOrderWrong' ? [hint('dateOrder', field, field.value, null)] : []
}

const zoneHints = (mrz: DocumentMrz): FraudHint[] =>
  mrz.checkDigits
    .filter(({ printed, expected }) => printed !== expected)
    .map(({ name, printed, expected }) => ({
      code: 'mrzCheckDigit' as const,
      fields:
        name === 'birthDate' || name === 'expiryDate' || name === 'optionalData'
          ? [name]
          : name === 'documentNumber'
            ? ['number' as const]
            : [],
      seen: printed,
      expected,
      picture: mrz.picture,
      box: mrz.box,
    }))
