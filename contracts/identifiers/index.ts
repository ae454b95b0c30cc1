import { type Locale, type Text, text } from '../platform/text.ts'
import { type Finding, type IdentifierMessageCode, identifierMessage, renderIdentifierMessage } from './finding.ts'
import type { Kind } from './kind.ts'
import { aadhaar } from './kinds/aadhaar.ts'
import { account } from './kinds/account.ts'
import { chassis } from './kinds/chassis.ts'
import { cin } from './kinds/cin.ts'
import { cnr } from './kinds/cnr.ts'
import { companyNumber } from './kinds/companyNumber.ts'
import { din } from './kinds/din.ts'
import { dl } from './kinds/dl.ts'
import { email } from './kinds/email.ts'
import { epic } from './kinds/epic.ts'
import { fastag } from './kinds/fastag.ts'
import { fcrn } from './kinds/fcrn.ts'
import { fllpin } from './kinds/fllpin.ts'
import { fssai } from './kinds/fssai.ts'
import { gstin } from './kinds/gstin.ts'
import { iec } from './kinds/iec.ts'
import { ifsc } from './kinds/ifsc.ts'
import { llpin } from './kinds/llpin.ts'
import { holderType as holderOf, pan } from './kinds/pan.ts'
import { passport } from './kinds/passport.ts'
import { passportFile } from './kinds/passportFile.ts'
import { phone } from './kinds/phone.ts'
import { pin } from './kinds/pin.ts'
import { rc } from './kinds/rc.ts'
import { tan } from './kinds/tan.ts'
import { uan } from './kinds/uan.ts'
import { udyam } from './kinds/udyam.ts'
import { vehicleOrTag } from './kinds/vehicleOrTag.ts'
import { vpa } from './kinds/vpa.ts'
import type { Random } from './slots.ts'
import { compactCode, findSpreadsheetDamage, placeTyped } from './typed.ts'

export type { LocalCheck } from './kind.ts'
export { SANDBOX_DIGITS } from './kind.ts'
export { fssaiState } from './kinds/fssai.ts'
export { gstinNote, hasPan } from './kinds/gstin.ts'
export { holderTypes } from './kinds/pan.ts'
export { plateStateCode } from './kinds/rc.ts'
export { gstStates, plateStates, registrars } from './states.ts'

/** A new identifier is a file in `identifiers/kinds/` and a line here (decision 0081). */
const kinds = {
  pan,
  aadhaar,
  gstin,
  cin,
  llpin,
  fcrn,
  fllpin,
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

/** How a value is masked on screens: as its identifier, as a name, or all but its last characters. */
export type Mask = IdentifierKind | 'name' | 'tail'

export const identifierKinds = Object.keys(kinds) as IdentifierKind[]

/**
 * `value` is normalised. `note` describes a valid value ("Company, 4th letter C"), `warning` says why an accepted one is
 * doubtful. `at` is the zero-based index, in the normalised value, of the wrong character; it is absent if there is none.
 */
export type IdentifierCheck =
  | { ok: true; value: string; note?: string; warning?: string }
  | { ok: false; reason: string; code: IdentifierMessageCode; at?: number }

/** What forms and the sandbox know of a kind, besides its check. */
export const identifierFacts = (
  kind: IdentifierKind,
): Pick<Kind, 'length' | 'cells' | 'typing' | 'localChecks' | 'sample' | 'sandboxPlace'> => specOf(kind)

/** The longest input that is looked at, in characters: no identifier of this kind is that long, and a cell of a file may have any size. */
export const longestIdentifier = (kind: IdentifierKind): number => specOf(kind).longest ?? 64

/** The form in which a value is checked and stored: a code without separators in upper case, an address in lower case. */
export function normaliseIdentifier(kind: IdentifierKind, value: string): string {
  if (value.length > longestIdentifier(kind)) return value
  const spec = specOf(kind)
  const clean = spec.compact ? spec.compact(value) : compactCode(spec, value)
  return spec.normalise?.(clean) ?? clean
}

/**
 * Checks format, codes and checksum offline. The reason names the wrong character, counted from 1, and what is expected there. What a spreadsheet has
 * damaged is named as such: a decimal point, with the number that was probably meant, and a shortened number.
 */
export function checkIdentifier(kind: IdentifierKind, value: string, locale: Locale = 'en'): IdentifierCheck {
  const { clean, found } = findingOf(kind, value)
  if (!found.ok)
    return { ok: false, reason: renderIdentifierMessage(found.problem, locale), code: found.problem.code, at: found.at }
  return {
    ok: true,
    value: clean,
    ...(found.note && { note: renderIdentifierMessage(found.note, locale) }),
    ...(found.warning && { warning: renderIdentifierMessage(found.warning, locale) }),
  }
}

/** Why a value is refused, in both languages; undefined for one that is accepted. */
export function identifierProblem(
  kind: IdentifierKind,
  value: string,
): { text: Text; at?: number | undefined } | undefined {
  const { found } = findingOf(kind, value)
  if (found.ok) return undefined
  const { problem, at } = found
  return { text: text(renderIdentifierMessage(problem, 'en'), renderIdentifierMessage(problem, 'hi')), at }
}

function findingOf(kind: IdentifierKind, value: string): { clean: string; found: Finding } {
  const spec = specOf(kind)
  const clean = normaliseIdentifier(kind, value)
  if (clean === '') return { clean, found: empty(spec) }
  const damage = value.length > longestIdentifier(kind) ? undefined : findSpreadsheetDamage(spec, value, clean)
  return { clean, found: damage ?? spec.check(clean) }
}

/**
 * Checks a value that is still being typed: the rest of a valid one is added, so that only the typed characters can fail. Undefined if nothing can be
 * said yet.
 */
export function checkPartialIdentifier(
  kind: IdentifierKind,
  value: string,
  locale: Locale,
): IdentifierCheck | undefined {
  const { length, sample } = specOf(kind)
  const typed = normaliseIdentifier(kind, value)
  if (typed === '') return undefined
  const checked = checkIdentifier(kind, value, locale)
  if (length === null || typed.length >= length) return checked
  if (!checked.ok && isDamaged(checked)) return checked
  const filled = checkIdentifier(kind, typed + sample.slice(typed.length), locale)
  return !filled.ok && filled.at !== undefined && filled.at < typed.length ? filled : undefined
}

const isDamaged = ({ code }: { code: IdentifierMessageCode }) =>
  code === 'decimal' || code === 'decimalMeant' || code === 'shortened'

/** The place in the text as it was given, from 0, of a wrong character that a check has found at `at`; undefined if it does not stand there. */
export function placeInTyped(kind: IdentifierKind, typed: string, at: number | undefined): number | undefined {
  if (at === undefined || typed.length > longestIdentifier(kind)) return at
  return placeTyped(specOf(kind), typed, normaliseIdentifier(kind, typed), at)
}

/** Masks a value for screens and logs; a value with the wrong length for its kind is hidden completely. */
export const maskIdentifier = (kind: IdentifierKind, value: string): string =>
  specOf(kind).mask(normaliseIdentifier(kind, value))

/** Generates a valid identifier; `random` returns numbers in [0, 1). */
export const generateIdentifier = (kind: IdentifierKind, random: Random): string => specOf(kind).generate(random)

/** A valid identifier of a form that few holders have, such as the GSTIN of an embassy; one of the usual form if there is no other. */
export const generateRareIdentifier = (kind: IdentifierKind, random: Random): string =>
  (specOf(kind).generateRare ?? specOf(kind).generate)(random)

/** The kind of holder by the PAN's fourth letter: "Company", "Person"; undefined for an unassigned letter. */
export const holderType = (value: string): Text | undefined => holderOf(normaliseIdentifier('pan', value))

const empty = (kind: Kind): Finding => ({ ok: false, problem: identifierMessage('empty', { bare: bareName(kind) }) })

/** Without the article: "PAN". */
const bareName = ({ name }: Kind): Text =>
  text(
    name.en.replace(/^An? /, '').replace(/^[a-z]/, first => first.toUpperCase()),
    name.hi,
  )

/** What an identifier of a kind is called: "PAN". */
export const identifierName = (kind: IdentifierKind): Text => bareName(specOf(kind))

const specOf = (kind: IdentifierKind): Kind => kinds[kind]
