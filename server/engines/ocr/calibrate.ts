import type { FieldName } from '../../../contracts/ocr/documents.ts'
import type { Evidence } from './kinds/page.ts'
import { LOW_LETTERS, SHARP } from './picture/quality.ts'

/**
 * What a field's confidence is worth. Measured on 220 photos of drawn documents (`npm run bench -- documents`, seed 701), from clean to hopeless by blur, noise,
 * size, JPEG and glare, with 1,490 fields: the share of values that were right, by the probability of the least certain character. A confidence is
 * either `KNOWN` or no more than `DOUBTFUL`, so that what is called high confidence is right in at least 99.5 of 100 cases at every level of damage.
 */
export const KNOWN = 0.995
export const DOUBTFUL = 0.94

type Group = 'code' | 'name' | 'text'

/** A character of this probability stands alone in its doubt if the mean of all is at least `CLEAR`: 0 of 89 such values were wrong. */
const ALONE = 0.6
const CLEAR = 0.96
const SURE = 0.8

const scoreOf = ({ least, confidence }: Evidence) =>
  least >= ALONE && confidence >= CLEAR ? Math.max(least, SURE) : least

/** By the score: from here on, this share was right. */
const shares: Record<Group, readonly (readonly [from: number, right: number])[]> = {
  // 0 of 320 wrong, 1 of 81, 1 of 5.
  code: [
    [SURE, KNOWN],
    [0.5, DOUBTFUL],
    [0, 0.8],
  ],
  // 2 of 179 wrong, both in a space, for which `isOneWord` stands; 1 of 64; 3 of 5.
  name: [
    [SURE, KNOWN],
    [0.5, DOUBTFUL],
    [0, 0.4],
  ],
  // 2 of 231 wrong, one in a list and one in letters of 13 pixels; 4 of 106; 3 of 15.
  text: [
    [SURE, KNOWN],
    [0.5, DOUBTFUL],
    [0, 0.8],
  ],
}

/** 25 of 30 names were right, whatever the reader of Devanagari says of itself. */
const DEVANAGARI = 0.82

/** Pixels of a line's height below which 3 of 10 values were wrong, though the reader was sure: a picture with lower lines is not read. */
export const LOWEST_LINE = 16

/** One wrong character makes these wrong. */
const isCode = /[nN]umber$|Date$|Year$|^(?:pin|vid|ifsc|micr)$/
const isName = /[nN]ames?$/
/** Of a list nobody sees that one of its members was not found. */
const isList = (name: FieldName) => name === 'vehicleClasses'

const groupOf = (name: FieldName): Group => (isCode.test(name) ? 'code' : isName.test(name) ? 'name' : 'text')

/** How probably a value is right, 0 to 1: by its least certain character, and never known where the picture or the kind of field allows no more. */
export function calibrated(name: FieldName, script: 'latin' | 'devanagari', evidence: Evidence): number {
  if (script === 'devanagari') return DEVANAGARI
  const group = groupOf(name)
  const [, right = 0] = shares[group].find(([from]) => scoreOf(evidence) >= from) ?? []
  return isDoubtful(name, group, evidence) ? Math.min(DOUBTFUL, right) : right
}

/** A blur, grain or few pixels make one character a perfect picture of another, and a reflection hides some. */
const isDoubtful = (name: FieldName, group: Group, { sharpness, isDisturbed, height, mayBeParted }: Evidence) =>
  sharpness < SHARP || isDisturbed || height < LOW_LETTERS || isList(name) || (group === 'name' && mayBeParted)
