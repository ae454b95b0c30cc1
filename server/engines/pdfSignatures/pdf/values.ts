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
  /** Whether it stands in an encrypted document and cannot be decrypted, so that programs show different things. */
  readonly isBroken: boolean
  constructor(bytes: Uint8Array, start: number, end: number, isBroken = false) {
    this.bytes = bytes
    this.start = start
    this.end = end
    this.isBroken = isBroken
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

/** How a stream of an encrypted document is read. */
export interface StreamEncryption {
  decrypt: (raw: Uint8Array) => Uint8Array | null
  /** The number of its object if it is exempt from encryption: elsewhere, programs may decrypt its bytes nevertheless. */
  exemptIn: number | null
}

/** A dictionary and its encoded bytes. */
export class PdfStream {
  readonly dict: PdfDict
  /** As they stand in the file. */
  readonly raw: Uint8Array
  readonly #encryption: StreamEncryption | undefined
  constructor(dict: PdfDict, raw: Uint8Array, encryption?: StreamEncryption) {
    this.dict = dict
    this.raw = raw
    this.#encryption = encryption
  }

  get exemptIn(): number | null {
    return this.#encryption?.exemptIn ?? null
  }

  /** The encoded bytes without encryption; null if they cannot be decrypted. */
  plain(): Uint8Array | null {
    return this.#encryption ? this.#encryption.decrypt(this.raw) : this.raw
  }
}

export type PdfValue = null | boolean | number | PdfName | PdfString | PdfRef | PdfDict | PdfStream | PdfValue[]

/** Why a file cannot be read. */
export class PdfProblem extends Error {
  readonly code: 'damaged' | 'tooComplex' | 'encrypted' | 'needsPassword' | 'wrongPassword' | 'encryptionChanged'
  constructor(code: PdfProblem['code'], detail: string) {
    super(detail)
    this.code = code
  }
}

export const damaged = (detail: string) => new PdfProblem('damaged', detail)

export const nameOf = (value: PdfValue): string | null => (value instanceof PdfName ? value.name : null)

/** What may be written as one value or as a list of them. */
export const listOf = (value: PdfValue): PdfValue[] => (Array.isArray(value) ? value : value === null ? [] : [value])

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
export function ascii(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
