import { maskIdentifier } from '../../contracts/identifiers.ts'
import { limits } from '../../contracts/limits.ts'

const hidden = '•••'

/** Identifiers and addresses in free text. A GSTIN contains a PAN, so it comes first. */
const shapes: readonly [RegExp, (found: string) => string][] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, () => hidden],
  [/\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}/gi, found => maskIdentifier('gstin', found)],
  [/[A-Z]{5}\d{4}[A-Z]/gi, found => maskIdentifier('pan', found)],
  [/[A-Z]{2}[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{1,4}(?!\d)/gi, found => maskIdentifier('rc', found)],
  [/\d{2}BH\d{4}[A-Z]{1,2}/gi, () => hidden],
  [/(?<!\d)(\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g, () => hidden],
  [/(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/g, () => hidden],
]

/** Our own ids may match these patterns but reveal nothing. */
const ownIds = /([a-z]{3}_[0-9a-f]{32})/

/** Removes what looks personal, and what jsonb cannot store (NUL, lone surrogates), from text for the log. */
export const scrub = (text: string): string =>
  text
    .replaceAll('\0', '')
    .toWellFormed()
    .split(ownIds)
    .map((part, index) => (index % 2 === 1 ? part : scrubbed(part)))
    .join('')

/** Every shape contains a digit or an @. */
const scrubbed = (text: string) =>
  /[\d@]/.test(text) ? shapes.reduce((left, [shape, mask]) => left.replace(shape, mask), text) : text

/** A caller's reference as stored in the request log; a search must use the same form. */
export const loggedReference = (reference: string): string =>
  scrub(reference.trim()).slice(0, limits.referenceCharacters).toWellFormed()
