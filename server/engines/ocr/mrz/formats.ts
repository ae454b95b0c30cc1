import type { KnownMrzFormat, MrzCheckName } from '../../../../contracts/ocr/documents.ts'

/** A part of a zone: line, first character, end (exclusive), all from 0. */
export type Span = readonly [line: number, from: number, to: number]

export type MrzField =
  | 'documentCode'
  | 'issuingState'
  | 'names'
  | 'givenNames'
  | 'number'
  | 'nationality'
  | 'birthDate'
  | 'gender'
  | 'expiryDate'
  | 'optionalData'
  | 'optionalData2'

export interface MrzLayout {
  lines: number
  length: number
  fields: Partial<Record<MrzField, Span>>
  /** Where each check digit stands and what it is computed of. */
  checks: Partial<Record<MrzCheckName, { at: Span; of: readonly Span[] }>>
  /** The characters that stand at the start and at the end of each line; what lies between is filled up. */
  fixed: readonly (readonly [start: number, end: number])[]
}

/** The second line of all formats but TD1 (ICAO 9303, parts 4, 6 and 7). */
const secondLine = (end: number) =>
  ({
    number: [1, 0, 9],
    nationality: [1, 10, 13],
    birthDate: [1, 13, 19],
    gender: [1, 20, 21],
    expiryDate: [1, 21, 27],
    optionalData: [1, 28, end],
  }) as const

const firstLine = (length: number) =>
  ({ documentCode: [0, 0, 2], issuingState: [0, 2, 5], names: [0, 5, length] }) as const

const threeChecks = {
  documentNumber: { at: [1, 9, 10], of: [[1, 0, 9]] },
  birthDate: { at: [1, 19, 20], of: [[1, 13, 19]] },
  expiryDate: { at: [1, 27, 28], of: [[1, 21, 27]] },
} as const satisfies MrzLayout['checks']

/**
 * ICAO 9303 parts 4 (TD3), 5 (TD1), 6 (TD2) and 7 (visas MRV-A and MRV-B), eighth edition; and the French identity card of 1988 to 2021, whose zone
 * is older than the standard: the number begins with the year and month of issue, and it has no date of expiry.
 */
export const mrzLayouts: Record<KnownMrzFormat, MrzLayout> = {
  TD1: {
    lines: 3,
    length: 30,
    fields: {
      documentCode: [0, 0, 2],
      issuingState: [0, 2, 5],
      number: [0, 5, 14],
      optionalData: [0, 15, 30],
      birthDate: [1, 0, 6],
      gender: [1, 7, 8],
      expiryDate: [1, 8, 14],
      nationality: [1, 15, 18],
      optionalData2: [1, 18, 29],
      names: [2, 0, 30],
    },
    checks: {
      documentNumber: { at: [0, 14, 15], of: [[0, 5, 14]] },
      birthDate: { at: [1, 6, 7], of: [[1, 0, 6]] },
      expiryDate: { at: [1, 14, 15], of: [[1, 8, 14]] },
      composite: {
        at: [1, 29, 30],
        of: [
          [0, 5, 30],
          [1, 0, 7],
          [1, 8, 15],
          [1, 18, 29],
        ],
      },
    },
    fixed: [
      [15, 0],
      [18, 1],
      [1, 0],
    ],
  },
  TD2: {
    lines: 2,
    length: 36,
    fields: { ...firstLine(36), ...secondLine(35) },
    checks: {
      ...threeChecks,
      composite: {
        at: [1, 35, 36],
        of: [
          [1, 0, 10],
          [1, 13, 20],
          [1, 21, 35],
        ],
      },
    },
    fixed: [
      [5, 0],
      [28, 1],
    ],
  },
  TD3: {
    lines: 2,
    length: 44,
    fields: { ...firstLine(44), ...secondLine(42) },
    checks: {
      ...threeChecks,
      optionalData: { at: [1, 42, 43], of: [[1, 28, 42]] },
      composite: {
        at: [1, 43, 44],
        of: [
          [1, 0, 10],
          [1, 13, 20],
          [1, 21, 43],
        ],
      },
    },
    fixed: [
      [5, 0],
      [28, 2],
    ],
  },
  MRVA: {
    lines: 2,
    length: 44,
    fields: { ...firstLine(44), ...secondLine(44) },
    checks: threeChecks,
    fixed: [
      [5, 0],
      [28, 0],
    ],
  },
  MRVB: {
    lines: 2,
    length: 36,
    fields: { ...firstLine(36), ...secondLine(36) },
    checks: threeChecks,
    fixed: [
      [5, 0],
      [28, 0],
    ],
  },
  FRID: {
    lines: 2,
    length: 36,
    fields: {
      documentCode: [0, 0, 2],
      issuingState: [0, 2, 5],
      names: [0, 5, 30],
      optionalData: [0, 30, 36],
      number: [1, 0, 12],
      givenNames: [1, 13, 27],
      birthDate: [1, 27, 33],
      gender: [1, 34, 35],
    },
    checks: {
      documentNumber: { at: [1, 12, 13], of: [[1, 0, 12]] },
      birthDate: { at: [1, 33, 34], of: [[1, 27, 33]] },
      composite: {
        at: [1, 35, 36],
        of: [
          [0, 0, 36],
          [1, 0, 35],
        ],
      },
    },
    fixed: [
      [5, 6],
      [13, 9],
    ],
  },
}

const WEIGHTS = [7, 3, 1]

/** ICAO 9303 part 3, 4.9: weights 7, 3, 1; figures count as themselves, letters from 10, the filler nothing; modulo 10. */
export function mrzCheckDigit(text: string): string {
  let sum = 0
  for (const [index, char] of [...text].entries())
    sum += (char === '<' ? 0 : Number.parseInt(char, 36)) * (WEIGHTS[index % 3] ?? 0)
  return String(sum % 10)
}

export const spanOf = (lines: readonly string[], [line, from, to]: Span): string => (lines[line] ?? '').slice(from, to)

/**
 * Which characters a place allows: `9` figures, `A` letters, `*` both; the filler `<` everywhere. `number` is the form of the document's number, if its
 * issuer has one.
 */
export function placesOf({ lines, length, fields, checks }: MrzLayout, number = ''): string[] {
  const places = Array.from({ length: lines }, () => Array.from({ length }, () => '*'))
  const set = (span: Span | undefined, place: string) => {
    if (span) for (let at = span[1]; at < span[2]; at++) (places[span[0]] ?? [])[at] = place
  }
  for (const field of ['issuingState', 'nationality', 'names', 'givenNames'] as const) set(fields[field], 'A')
  for (const field of ['birthDate', 'expiryDate'] as const) set(fields[field], '9')
  if (fields.number)
    for (const [index, place] of [...number].entries())
      set([fields.number[0], fields.number[1] + index, fields.number[1] + index + 1], place === '<' ? '*' : place)
  const code = fields.documentCode
  if (code) set([code[0], code[1], code[1] + 1], 'A')
  set(fields.gender, 'A')
  for (const check of Object.values(checks)) set(check.at, '9')
  return places.map(line => line.join(''))
}
