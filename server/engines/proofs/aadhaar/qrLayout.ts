import { type AadhaarFields, birthOf, genderOf, readReference, valueOf } from './fields.ts'

/** The signed content of a Secure QR code. */
export interface QrContent {
  /** `V1` for the first layout, which names none. */
  version: string
  /** UIDAI has published this layout, or the one before that it extends. False: read as version 2, which its values fit. */
  isPublished: boolean
  fields: AadhaarFields
  issuedAt: string | null
  /** Of the mobile number, from version 2 on. */
  lastFourOfMobile: string | null
  /** JPEG 2000; null if there is none, or where it ends is not certain. */
  photo: Uint8Array | null
  hasPhoto: boolean
  /** SHA-256 of e-mail and mobile number. `single`: only one of them is there, and UIDAI's documents disagree which. */
  hashes: { email: string; mobile: string } | { single: string } | null
}

const DELIMITER = 255
const HASH_BYTES = 32

const names = [
  'indicator',
  'referenceId',
  'name',
  'birth',
  'gender',
  'careOf',
  'district',
  'landmark',
  'house',
  'locality',
  'pinCode',
  'postOffice',
  'state',
  'street',
  'subDistrict',
  'village',
] as const

/**
 * Reads the content without the signature (UIDAI, user manual of the Secure QR reader, 15 March 2019; version 2 puts its name first and the last four digits of
 * the mobile number behind the address). Null if the values do not have the forms that the layout states: then nothing is read, rather than in the wrong place.
 */
export function readQrLayout(signed: Uint8Array): QrContent | null {
  const version = /^V\d{1,2}$/.exec(textBefore(signed, 0)?.text ?? '')?.[0] ?? null
  const parts = new Map<string, string>()
  let at = version === null ? 0 : version.length + 1
  for (const name of version === null ? names : [...names, 'lastFourOfMobile']) {
    const found = textBefore(signed, at)
    if (!found) return null
    parts.set(name, found.text)
    at = found.next
  }
  if (!hasForms(parts)) return null
  const referenceId = parts.get('referenceId') ?? ''
  const { lastFour, issuedAt } = readReference(referenceId)
  const part = (name: (typeof names)[number]) => valueOf(parts.get(name))
  const rest = readRest(signed.subarray(at), Number(parts.get('indicator')))
  if (!rest) return null
  return {
    version: version ?? 'V1',
    isPublished: version === null || version === 'V2',
    issuedAt,
    lastFourOfMobile: valueOf(parts.get('lastFourOfMobile')),
    ...rest,
    fields: {
      referenceId,
      lastFour,
      name: part('name'),
      ...birthOf(part('birth')),
      gender: genderOf(part('gender')),
      careOf: part('careOf'),
      house: part('house'),
      street: part('street'),
      landmark: part('landmark'),
      locality: part('locality'),
      village: part('village'),
      postOffice: part('postOffice'),
      subDistrict: part('subDistrict'),
      district: part('district'),
      state: part('state'),
      pinCode: part('pinCode'),
    },
  }
}

/** The longest value that an Aadhaar letter shows, with room. */
const LONGEST_VALUE = 400

function textBefore(bytes: Uint8Array, from: number): { text: string; next: number } | null {
  const end = bytes.indexOf(DELIMITER, from)
  if (end < 0 || end - from > LONGEST_VALUE) return null
  return { text: Buffer.from(bytes.subarray(from, end)).toString('latin1'), next: end + 1 }
}

const forms: Record<string, RegExp> = {
  indicator: /^[0-3]$/,
  referenceId: /^\d{21}$/,
  name: /\S/,
  birth: /^(?:\d\d[-/]\d\d[-/]\d{4}|\d{4}-\d\d-\d\d|(?:19|20)\d\d)$/,
  gender: /^[MFT]$/,
  pinCode: /^(?:\d{6})?$/,
  lastFourOfMobile: /^(?:\d{4})?$/,
}

const hasForms = (parts: ReadonlyMap<string, string>) =>
  [...parts].every(([name, text]) => forms[name]?.test(text) ?? true)

const CODESTREAM = [0xff, 0x4f, 0xff, 0x51]
const FILE = [0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20]

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
const endsPicture = (bytes: Uint8Array) => bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9

/**
 * What follows the texts: a photo, and one or two hashes or none. Version 2 is said to hold no hashes although its indicator is set, so the photo's own end mark
 * decides; if it does not, neither photo nor hashes are read.
 */
function readRest(rest: Uint8Array, indicator: number): Pick<QrContent, 'photo' | 'hasPhoto' | 'hashes'> | null {
  const expected = indicator === 3 ? 2 : indicator === 0 ? 0 : 1
  const hasPhoto = startsWith(rest, CODESTREAM) || startsWith(rest, FILE)
  if (!hasPhoto) {
    const isWhole = rest.length === 0 || rest.length === expected * HASH_BYTES
    return isWhole ? { photo: null, hasPhoto, hashes: hashesIn(rest) } : null
  }
  const ends = [...new Set([0, expected])].filter(count =>
    endsPicture(rest.subarray(0, rest.length - count * HASH_BYTES)),
  )
  const [count, ...more] = ends
  if (count === undefined || more.length > 0) return { photo: null, hasPhoto, hashes: null }
  const end = rest.length - count * HASH_BYTES
  return { photo: rest.subarray(0, end), hasPhoto, hashes: hashesIn(rest.subarray(end)) }
}

function hashesIn(bytes: Uint8Array): QrContent['hashes'] {
  const hex = Buffer.from(bytes).toString('hex')
  if (hex.length === 2 * HASH_BYTES) return { single: hex }
  if (hex.length !== 4 * HASH_BYTES) return null
  return { email: hex.slice(0, 2 * HASH_BYTES), mobile: hex.slice(2 * HASH_BYTES) }
}
