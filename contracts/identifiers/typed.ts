import { type Finding, identifierMessage } from './finding.ts'
import type { Kind } from './kind.ts'

/** White space and the invisible characters in text copied from pages. */
const invisible = /[\s\u00AD\u200B-\u200F\u2060\uFEFF]/
const hyphens = /[\u2010-\u2015\u2212]/
const character = /[A-Za-z\d\u0966-\u096F]/

const asciiDigits = (typed: string) => typed.replace(/[०-९]/g, char => String(char.charCodeAt(0) - 0x0966))

/**
 * The places, in the typed text, of the characters that are not removed. A separator is removed only between two letters or digits, so that no sign
 * and no decimal point vanishes.
 */
function keptPlaces({ separators = '-', ignored = '' }: Pick<Kind, 'separators' | 'ignored'>, typed: string): number[] {
  const seen = Array.from({ length: typed.length }, (_, at) => at).filter(at => {
    const char = typed.charAt(at)
    return !invisible.test(char) && !ignored.includes(char)
  })
  const isSeparator = (char: string) => separators.includes(char) || (separators.includes('-') && hyphens.test(char))
  const isCharacter = (place: number | undefined) => place !== undefined && character.test(typed.charAt(place))
  const kept: number[] = []
  for (let at = 0; at < seen.length; at++) {
    let end = at
    while (end < seen.length && isSeparator(typed.charAt(seen[end] ?? 0))) end++
    if (end > at && isCharacter(seen[at - 1]) && isCharacter(seen[end])) at = end
    kept.push(seen[at] as number)
  }
  return kept
}

/**
 * Removes white space and separators, converts to upper case and Devanagari digits to 0–9. Other letters are kept: upper-casing “ß” would make
 * two of one.
 */
export const compactCode = (kind: Pick<Kind, 'separators' | 'ignored'>, typed: string): string =>
  asciiDigits(
    keptPlaces(kind, typed)
      .map(at => typed.charAt(at))
      .join('')
      .replace(/[a-z]/g, char => char.toUpperCase()),
  )

/** For addresses, which contain dots and hyphens and are written in lower case: removes spaces and invisible characters only. */
export const compactAddress = (typed: string): string =>
  asciiDigits(
    typed
      .replace(new RegExp(invisible, 'g'), '')
      .replace(/^(?:mailto:)+/i, '')
      .replace(/[A-Z]/g, char => char.toLowerCase()),
  )

/** Where a character of the normalised value stands in the typed text; undefined if it was not typed. Both from 0. */
export function placeTyped(kind: Kind, typed: string, value: string, at: number): number | undefined {
  const kept = keptPlaces(kind.typing === 'address' ? { separators: '' } : kind, typed)
  // From the end, because a prefix such as +91 is removed and another such as UDYAM is added.
  const place = kept[kept.length - value.length + at]
  if (place === undefined) return undefined
  return asciiDigits(typed.charAt(place)).toUpperCase() === value.charAt(at).toUpperCase() ? place : undefined
}

/** 1.23457E+11, 1.23457E11 and 1E11: how Excel shows and saves a long number, without its last digits. */
const shortened = /^[+-]?(?:\d(?:[.,]\d+)?E[+-]\d{1,3}|\d+[.,]\d+E\d{1,3}|\dE\d{1,2})$/i

const decimal = /\d\.(?:\d|$)|^\d+,0+$/

/** What spreadsheets make of a number: a decimal point, or a shortened number. Nothing of it may be removed as if it were a separator. */
export function findSpreadsheetDamage(kind: Kind, typed: string, value: string): Finding | undefined {
  if (kind.typing === 'address') return undefined
  const plain = asciiDigits(typed.replace(new RegExp(invisible, 'g'), ''))
  if (shortened.test(plain)) return { ok: false, problem: identifierMessage('shortened') }
  if (!decimal.test(plain)) return undefined
  const place = value.search(/[.,]/)
  const meant = probableNumber(kind, plain)
  const problem = identifierMessage(meant ? 'decimalMeant' : 'decimal', { name: kind.name, meant: meant ?? '' })
  return { ok: false, problem, ...(place >= 0 && { at: place }) }
}

/** The number that was probably meant, if this kind accepts it: without zeros after the point, with zeros before it that a spreadsheet has removed. */
function probableNumber(kind: Kind, plain: string): string | undefined {
  const [, whole = '', part = ''] = /^(\d+)[.,](\d*)$/.exec(plain) ?? []
  if (whole === '') return undefined
  const length = kind.length ?? 0
  const candidates = /^0*$/.test(part) ? [whole, whole.padStart(length, '0')] : length > 0 ? [whole + part] : []
  return candidates.find(candidate => {
    const value = kind.normalise?.(candidate) ?? candidate
    return value === candidate && kind.check(candidate).ok
  })
}
