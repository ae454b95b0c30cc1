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

export interface PdfInspection {
  pages: PageSize[]
  fields: FoundField[]
  anchors: Anchor[]
  /** Signatures that the file carries. */
  signatures: number
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
}

/** What a merged file no longer has. */
export type Lost = 'attachments' | 'bookmarks' | 'fields' | 'fieldValues' | 'links' | 'pageLabels' | 'scripts' | 'signatures' | 'tags'

export interface Composed {
  pdf: Uint8Array
  /** Whether the one file is passed on byte for byte. */
  isUntouched: boolean
  lost: Lost[]
}

export type Mark = { page: number; box: Box } & (
  | { kind: 'text'; text: string; /** In points; 12 unless said. */ size?: number }
  | { kind: 'image'; /** PNG or JPEG. */ content: Uint8Array }
  | { kind: 'check' }
)
