/** A name, without its slash and with `#xx` resolved. */
export class PdfName {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A string's bytes, and where its token stands in the file, delimiters included. */
export class PdfString {
  readonly bytes: Uint8Array
  readonly start: number
  readonly end: number
  constructor(bytes: Uint8Array, start: number, end: number) {
    this.bytes = bytes
    this.start = start
    this.end = end
  }
}

export class PdfRef {
  readonly num: number
  readonly gen: number
  constructor(num: number, gen: number) {
    this.num = num
    this.gen = gen
  }
}

export class PdfDict {
  readonly entries = new Map<string, PdfValue>()
  /** Keys that occur more than once: programs disagree on which value counts. */
  readonly duplicates: string[] = []
  get(key: string): PdfValue {
    return this.entries.get(key) ?? null
  }
}

/** A dictionary and its encoded bytes. */
export class PdfStream {
  readonly dict: PdfDict
  readonly raw: Uint8Array
  constructor(dict: PdfDict, raw: Uint8Array) {
    this.dict = dict
    this.raw = raw
  }
}

export type PdfValue = null | boolean | number | PdfName | PdfString | PdfRef | PdfDict | PdfStream | PdfValue[]

/** Why a file cannot be read. */
export class PdfProblem extends Error {
  readonly code: 'damaged' | 'tooComplex' | 'encrypted'
  constructor(code: PdfProblem['code'], detail: string) {
    super(detail)
    this.code = code
  }
}

export const damaged = (detail: string) => new PdfProblem('damaged', detail)

export const nameOf = (value: PdfValue): string | null => (value instanceof PdfName ? value.name : null)

export const isInteger = (value: PdfValue): value is number => typeof value === 'number' && Number.isSafeInteger(value)

/** UTF-16 with a mark, UTF-8 with a mark, else one byte a letter. */
export function textOf(value: PdfValue): string | null {
  if (!(value instanceof PdfString)) return null
  const { bytes } = value
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes.subarray(2))
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes.subarray(3))
  return latin1(bytes)
}

/** One letter a byte. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** The bytes of an ASCII text. */
export const ascii = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, letter => letter.charCodeAt(0) & 0xff)
