import { aadhaar } from './identifiers/aadhaar.ts'
import { email, vpa } from './identifiers/addresses.ts'
import { fssai, udyam } from './identifiers/business.ts'
import { cin, companyNumber, din, llpin } from './identifiers/company.ts'
import { epic } from './identifiers/epic.ts'
import { cnr, passportFile } from './identifiers/files.ts'
import {
  type Finding,
  type IdentifierMessageCode,
  identifierMessage,
  renderIdentifierMessage,
} from './identifiers/finding.ts'
import { gstin } from './identifiers/gstin.ts'
import { compactCode, type Kind } from './identifiers/kind.ts'
import { dl } from './identifiers/licence.ts'
import { account, chassis, fastag } from './identifiers/longNumbers.ts'
import { holderType as holderOf, pan } from './identifiers/pan.ts'
import { pin } from './identifiers/pin.ts'
import { ifsc, passport, phone, uan } from './identifiers/plain.ts'
import type { Random } from './identifiers/slots.ts'
import { iec, tan } from './identifiers/taxNumbers.ts'
import { rc } from './identifiers/vehicle.ts'
import { vehicleOrTag } from './identifiers/vehicleOrTag.ts'
import { type Locale, type Text, text } from './text.ts'

export { fssaiState } from './identifiers/business.ts'
export { holderTypes } from './identifiers/pan.ts'
export { gstStates, plateStates, registrars } from './identifiers/states.ts'

const kinds = {
  pan,
  aadhaar,
  gstin,
  cin,
  llpin,
  companyNumber,
  din,
  ifsc,
  uan,
  epic,
  dl,
  rc,
  passport,
  pin,
  phone,
  email,
  vpa,
  account,
  udyam,
  fssai,
  tan,
  iec,
  passportFile,
  chassis,
  fastag,
  cnr,
  vehicleOrTag,
} satisfies Record<string, Kind>

export type IdentifierKind = keyof typeof kinds

export const identifierKinds = Object.keys(kinds) as IdentifierKind[]

/**
 * `value` is normalised. `note` describes a valid value ("Company, 4th letter C"), `warning` says why an accepted one is
 * doubtful. `at` is the zero-based index, in the normalised value, of the wrong character; it is absent if there is none.
 */
export type IdentifierCheck =
  | { ok: true; value: string; note?: string; warning?: string }
  | { ok: false; reason: string; code: IdentifierMessageCode; at?: number }

/** The longest input that is looked at, in characters: no identifier of this kind is that long, and a cell of a file may have any size. */
export const longestIdentifier = (kind: IdentifierKind): number => specOf(kind).longest ?? 64

/** The form in which a value is checked and stored: a code without separators in upper case, an address in lower case. */
export function normaliseIdentifier(kind: IdentifierKind, value: string): string {
  if (value.length > longestIdentifier(kind)) return value
  const { compact = compactCode, normalise } = specOf(kind)
  const clean = compact(value)
  return normalise?.(clean) ?? clean
}

/** Checks format, codes and checksum offline. The reason names the wrong character, counted from 1, and what is expected there. */
export function checkIdentifier(kind: IdentifierKind, value: string, locale: Locale = 'en'): IdentifierCheck {
  const spec = specOf(kind)
  const clean = normaliseIdentifier(kind, value)
  const found = clean === '' ? empty(spec) : spec.check(clean)
  if (!found.ok)
    return { ok: false, reason: renderIdentifierMessage(found.problem, locale), code: found.problem.code, at: found.at }
  return {
    ok: true,
    value: clean,
    ...(found.note && { note: renderIdentifierMessage(found.note, locale) }),
    ...(found.warning && { warning: renderIdentifierMessage(found.warning, locale) }),
  }
}

/** Masks a value for screens and logs; a value with the wrong length for its kind is hidden completely. */
export const maskIdentifier = (kind: IdentifierKind, value: string): string =>
  specOf(kind).mask(normaliseIdentifier(kind, value))

/** Generates a valid identifier; `random` returns numbers in [0, 1). */
export const generateIdentifier = (kind: IdentifierKind, random: Random): string => specOf(kind).generate(random)

/** The kind of holder by the PAN's fourth letter: "Company", "Person"; undefined for an unassigned letter. */
export const holderType = (value: string): Text | undefined => holderOf(normaliseIdentifier('pan', value))

const empty = ({ name }: Kind): Finding => {
  const bare = name.en.replace(/^An? /, '').replace(/^[a-z]/, first => first.toUpperCase())
  return { ok: false, problem: identifierMessage('empty', { bare: text(bare, name.hi) }) }
}

const specOf = (kind: IdentifierKind): Kind => kinds[kind]
