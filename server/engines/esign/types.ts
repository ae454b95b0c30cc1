/*
 * What the engine of e-sign takes and gives. Boxes are in points (1/72 inch, whatever the page's UserUnit) of the page
 * as it is displayed: cropped, rotated, with the origin in its top left corner and y growing downwards. Pages count from 0.
 */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface PageSize {
  width: number
  height: number
  /** How the file turns the page clockwise; `width` and `height` are those of the turned page. */
  rotate: 0 | 90 | 180 | 270
}

export interface FoundField {
  name: string
  kind: 'text' | 'checkbox' | 'radio' | 'choice' | 'button' | 'signature'
  page: number
  box: Box
  isRequired: boolean
  isReadOnly: boolean
  /** Of a choice, else empty. */
  options: string[]
}

/** A text such as `{{signature:1}}`: what is to be filled in here, and by which signer. */
export interface Anchor {
  kind: 'signature' | 'initials' | 'name' | 'date' | 'text' | 'number' | 'checkbox' | 'stamp'
  /** From 1. */
  signer: number
  page: number
  box: Box
}

/** The signatures that a file carries, and what can be signed beside them. */
export interface CarriedSignatures {
  count: number
  /** Whether they permit further places for signatures on the pages. Other fields, and what is drawn on pages, would break them. */
  canAddFields: boolean
  /** The places for signatures that are there, empty, and may be signed. */
  emptySignatureFields: string[]
}

export interface PdfInspection {
  pages: PageSize[]
  fields: FoundField[]
  anchors: Anchor[]
  /** The words of its text, each once, in lower case; of a very long document not all. */
  words: string[]
  signatures: CarriedSignatures
  /** Whether the file is damaged, and read as `composePdf` repairs it. */
  isRepaired: boolean
}

/** Why a file is not taken. `at` is the file's place in a list. */
export type RefusalCode =
  | 'empty'
  | 'notPdf'
  | 'damaged'
  | 'encrypted'
  | 'xfa'
  | 'signed'
  | 'noPages'
  | 'tooManyPages'
  | 'tooLarge'
  | 'noSuchPage'
  | 'badPicture'
  | 'textDoesNotFit'
  | 'missingCharacters'
  | 'badBox'
  | 'badField'

/** The only error that the engine throws for a file or a value. */
export class EsignRefusal extends Error {
  readonly code: RefusalCode
  /** The file or mark that it is about, from 0; null if there is only one. */
  readonly index: number | null
  /** Of `missingCharacters`. */
  readonly characters: string[]
  constructor(
    code: RefusalCode,
    { index = null, characters = [], cause }: { index?: number | null; characters?: string[]; cause?: unknown } = {},
  ) {
    super(code, { cause })
    this.name = 'EsignRefusal'
    this.code = code
    this.index = index
    this.characters = characters
  }
}

/** A page of the composed file. */
export interface PageChoice {
  file: number
  page: number
  /** Added to the page's own rotation, clockwise. */
  rotate: 0 | 90 | 180 | 270
  /** Points that are added below the page as it is displayed. */
  below?: number
}

/** What a merged file no longer has. */
export type Lost =
  | 'attachments'
  | 'bookmarks'
  | 'fields'
  | 'fieldValues'
  | 'links'
  | 'pageLabels'
  | 'scripts'
  | 'signatures'
  | 'tags'

export interface Composed {
  pdf: Uint8Array
  /** Whether the one file is passed on byte for byte. */
  isUntouched: boolean
  lost: Lost[]
}

/** What is drawn in a box. */
export type Filling =
  | { kind: 'text'; text: string /** In points; 12 unless said. */; size?: number }
  | { kind: 'image' /** PNG or JPEG. */; content: Uint8Array }
  | { kind: 'check' }

interface Place {
  page: number
  box: Box
}

export type FilledPlace = Place & Filling

export type Mark =
  | FilledPlace
  /** White: nothing that the page has there is seen. */
  | (Place & { kind: 'blank' })

/** An empty field of a form, to be filled after the document is certified. */
export interface FieldPlace {
  /** Unique in the document, without a point. */
  name: string
  kind: 'text' | 'check' | 'picture' | 'signature'
  page: number
  /** Only a signature can do without one, and is invisible then. */
  box: Box | null
  /** What screen readers say. */
  label?: string | undefined
  /** Of a signature: whoever signs it closes the document. Nothing may be filled or signed afterwards. */
  closes?: boolean | undefined
}

export interface FieldFilling {
  /** The whole name of a field that is there. */
  name: string
  mark: Filling
}
