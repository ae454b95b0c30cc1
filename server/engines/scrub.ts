import { maskIdentifier } from '../../contracts/identifiers.ts'
import { limits } from '../../contracts/limits.ts'

const hidden = '•••'

/** What looks like somebody's number or address, wherever it stands; a GSTIN holds a PAN, so it comes first. */
const shapes: readonly [RegExp, (found: string) => string][] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, () => hidden],
  [/\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}/gi, found => maskIdentifier('gstin', found)],
  [/[A-Z]{5}\d{4}[A-Z]/gi, found => maskIdentifier('pan', found)],
  [/[A-Z]{2}[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{1,4}(?!\d)/gi, found => maskIdentifier('rc', found)],
  [/\d{2}BH\d{4}[A-Z]{1,2}/gi, () => hidden],
  [/(?<!\d)(\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g, () => hidden],
  [/(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/g, () => hidden],
]

/** Our own ids look like anything, and say nothing. */
const ownIds = /([a-z]{3}_[0-9a-f]{32})/

/** Free text as the log may keep it: without what looks personal, and without what jsonb cannot hold (NUL, half a character). */
export const scrub = (text: string): string =>
  text
    .replaceAll('\0', '')
    .toWellFormed()
    .split(ownIds)
    .map((part, index) => (index % 2 === 1 ? part : scrubbed(part)))
    .join('')

const scrubbed = (text: string) => shapes.reduce((left, [shape, mask]) => left.replace(shape, mask), text)

/** A caller's reference as the request log keeps it, and as a search for it must be asked. */
export const loggedReference = (reference: string): string =>
  scrub(reference.trim()).slice(0, limits.referenceCharacters).toWellFormed()
