import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import { limits } from '../../contracts/platform/limits.ts'

const hidden = '•••'

/** Identifiers and addresses in free text, the longer ones first: a GSTIN contains a PAN, and a driving licence's digits look like a phone. */
const shapes: readonly [RegExp, (found: string) => string][] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, () => hidden],
  [/(?:\d{2}[A-Z]{4}[A-Z\d]\d{4}[A-Z]|\d{4}[A-Z]{3}\d{5})[A-Z\d]{3}/gi, found => maskIdentifier('gstin', found)],
  [/[A-Z]{5}\d{4}[A-Z]/gi, found => maskIdentifier('pan', found)],
  [/T\d{4}[A-Z]{2}\d{4}[A-Z]{1,2}|(?<![A-Z\d])\d{1,3}[ -]?(?:CD|CC|UN)[ -]?\d{1,4}(?!\d)/gi, () => hidden],
  [/[A-Z]{2}[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{1,4}(?!\d)/gi, found => maskIdentifier('rc', found)],
  [/\d{2}BH\d{4}[A-Z]{1,2}/gi, () => hidden],
  [/[A-Z]{2}[ -]?\d{2}[A-Z][ -]?\d{11}(?!\d)/gi, () => hidden],
  [/M[A-E][A-Z\d][A-HJ-NPR-Z\d]{14}/gi, found => maskIdentifier('chassis', found)],
  [/[A-Z]{2}[ -]?\d{2}[ -]?\d{11}(?!\d)/gi, () => hidden],
  [/[A-Z]{4}\d{8}(?!\d)/gi, () => hidden],
  [/[A-Z]{4}0[A-Z\d]{6}(?![A-Z\d])/g, found => maskIdentifier('ifsc', found)],
  [/[A-Z]{3}\d{7}(?!\d)/gi, found => maskIdentifier('epic', found)],
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
