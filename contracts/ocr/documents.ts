import { z } from 'zod'
import { fileLimits } from '../files/files.ts'
import {
  checkCodes,
  documentKinds,
  fieldNames,
  hintCodes,
  type MrzState,
  mrzCheckNames,
  mrzFormats,
  qualityCodes,
} from './codes.ts'

export * from './codes.ts'

/** What a caller asks for: one kind, or that the reader finds it. */
export const requestedKinds = [...documentKinds, 'detect'] as const

export type RequestedKind = (typeof requestedKinds)[number]

const count = z.number().int().min(0)

/** A share between 0 and 1. */
const share = z.number().min(0).max(1)

/** Pixels of the upright picture, from its upper left corner. */
export const DocumentBox = z.object({ x: count, y: count, width: count, height: count })

export type DocumentBox = z.infer<typeof DocumentBox>

export const DocumentPicture = z.object({
  /** The page of a PDF or the picture of a call, from 0; two pictures of one page share it. */
  page: count,
  width: count,
  height: count,
  /** Degrees by which the picture was turned clockwise to stand upright, the rotation of its EXIF data included. */
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  /** Degrees by which its lines still rise to the right (negative) or fall (positive). */
  skew: z.number().min(-45).max(45),
  /** 64 bits in 16 hexadecimal digits; pictures of one document differ in few bits. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  /** `text`: the page's own text was read, and the picture is kept for its sake. */
  readFrom: z.enum(['picture', 'text']),
})

export type DocumentPicture = z.infer<typeof DocumentPicture>

export const FieldCheck = z.object({ state: z.enum(['ok', 'failed', 'notChecked']), code: z.enum(checkCodes) })

export type FieldCheck = z.infer<typeof FieldCheck>

export const DocumentField = z.object({
  name: z.enum(fieldNames),
  /** Dates are ISO dates, a year alone has four digits, codes are normalised, states and names are as printed. */
  value: z.string(),
  script: z.enum(['latin', 'devanagari']),
  confidence: share,
  /** Characters are not what the reader saw first, but what it held second. Absent in results of earlier versions. */
  corrected: z.boolean().nullish(),
  /** Index in `pictures`, and where on it the value stands. */
  picture: count,
  box: DocumentBox,
  check: FieldCheck,
})

export type DocumentField = z.infer<typeof DocumentField>

export const MrzCheckDigit = z.object({
  name: z.enum(mrzCheckNames),
  printed: z.string().max(1),
  expected: z.string().max(1),
  ok: z.boolean(),
})

export type MrzCheckDigit = z.infer<typeof MrzCheckDigit>

/** A character of a zone that the reader saw otherwise at first: line and place from 0. */
export const MrzCorrection = z.object({ line: count, at: count, read: z.string(), taken: z.string() })

export type MrzCorrection = z.infer<typeof MrzCorrection>

/**
 * A machine-readable zone (ICAO 9303). `corrected` counts the characters that are not what the reader saw first; a check digit that covers one is not `ok`,
 * even where it fits. `valid` says that every check digit fits what was read.
 */
export const DocumentMrz = z.object({
  format: z.enum(mrzFormats),
  lines: z.array(z.string()),
  corrected: count,
  /** Absent in results of earlier versions. */
  corrections: z.array(MrzCorrection).nullish(),
  valid: z.boolean(),
  checkDigits: z.array(MrzCheckDigit),
  picture: count,
  box: DocumentBox,
})

export type DocumentMrz = z.infer<typeof DocumentMrz>

/** Narrower zones, in pixels, are too small for their characters to be told apart surely. */
const MIN_ZONE_WIDTH = 600

/** The state of a zone: the worst of its parts. */
export function mrzStateOf({
  format,
  corrected,
  checkDigits,
  box,
}: Pick<DocumentMrz, 'format' | 'corrected' | 'checkDigits' | 'box'>): MrzState {
  if (format === 'unknown') return 'unknown'
  if (checkDigits.some(({ printed, expected }) => printed !== expected))
    return box.width < MIN_ZONE_WIDTH ? 'tooSmall' : 'wrong'
  return corrected > 0 || checkDigits.some(({ ok }) => !ok) ? 'corrected' : 'valid'
}

/** What may have made reading hard. `measure` is what was measured, in the unit of the code. */
export const QualityNote = z.object({ code: z.enum(qualityCodes), picture: count, measure: z.number() })

export type QualityNote = z.infer<typeof QualityNote>

/** Why a person should look: never a verdict. `fields` are those that the evidence is about, `seen` is what was found. */
export const FraudHint = z.object({
  code: z.enum(hintCodes),
  fields: z.array(z.enum(fieldNames)),
  seen: z.string(),
  expected: z.string().nullable(),
  picture: count.nullable(),
  box: DocumentBox.nullable(),
})

export type FraudHint = z.infer<typeof FraudHint>

/** A part of a picture that must be black before the picture is kept. */
export const MaskBox = z.object({ picture: count, box: DocumentBox, covers: z.enum(['aadhaar', 'vid', 'qr']) })

export type MaskBox = z.infer<typeof MaskBox>

/** What was read from a document. `kind` is `unknown` if nothing was recognised; `sides` are those that the pictures show. */
export const DocumentReading = z.object({
  kind: z.enum([...documentKinds, 'unknown']),
  confidence: share,
  sides: z.array(z.enum(['front', 'back'])),
  pictures: z.array(DocumentPicture),
  fields: z.array(DocumentField),
  /** What a document of this kind shows on these sides and what was not found. */
  missing: z.array(z.enum(fieldNames)),
  mrz: DocumentMrz.nullable(),
  quality: z.array(QualityNote),
  hints: z.array(FraudHint),
  masks: z.array(MaskBox),
})

export type DocumentReading = z.infer<typeof DocumentReading>

/** The bounds of what is read: pixels of one picture, pages and bytes of one file, files of one call. */
export const documentLimits = { pixels: 100_000_000, pages: 4, bytes: fileLimits.bytes, files: 4 } as const
