import { damaged, PdfDict, PdfName, PdfProblem, PdfRef, PdfString, type PdfValue } from './values.ts'

const MAX_NESTED = 100

/** What a byte is, by its value. */
const SPACE = 1
const DELIMITER = 2
const kinds = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) kinds[byte] = SPACE
for (const letter of '()<>[]{}/%') kinds[letter.charCodeAt(0)] = DELIMITER

export const isSpace = (byte: number | undefined): boolean => byte !== undefined && kinds[byte] === SPACE
const isRegular = (byte: number | undefined) => byte !== undefined && kinds[byte] === 0

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57

/** Numbers of more digits are not exact. */
const MAX_DIGITS = 15

/** Longer words are none that a PDF knows. */
const LONGEST_WORD = 64

const hexValue = (byte: number | undefined): number => {
  if (byte === undefined) return -1
  if (byte >= 48 && byte <= 57) return byte - 48
  const lower = byte | 32
  return lower >= 97 && lower <= 102 ? lower - 87 : -1
}

/** Reads the objects of a PDF from its bytes, strictly: what the syntax does not know is damage. */
export class PdfReader {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  skipSpace(): void {
    for (;;) {
      while (isSpace(this.bytes[this.at])) this.at++
      if (this.bytes[this.at] !== 37) return
      while (this.at < this.bytes.length && this.bytes[this.at] !== 10 && this.bytes[this.at] !== 13) this.at++
    }
  }

  /** The keyword or number that stands here, without consuming it. */
  peekWord(): string {
    this.skipSpace()
    let word = ''
    for (let at = this.at; word.length < LONGEST_WORD && isRegular(this.bytes[at]); at++)
      word += String.fromCharCode(this.bytes[at] ?? 0)
    return word
  }

  /** Whether a number without a sign stands here. */
  isAtInteger(): boolean {
    this.skipSpace()
    return this.#digitsEnd() > this.at
  }

  /** Consumes a keyword if it stands here. */
  take(word: string): boolean {
    this.skipSpace()
    for (let index = 0; index < word.length; index++)
      if (this.bytes[this.at + index] !== word.charCodeAt(index)) return false
    if (isRegular(this.bytes[this.at + word.length])) return false
    this.at += word.length
    return true
  }

  expect(word: string): void {
    if (!this.take(word)) throw damaged(`"${word}" is missing at byte ${this.at}`)
  }

  integer(): number {
    this.skipSpace()
    const end = this.#digitsEnd()
    if (end === this.at || end - this.at > MAX_DIGITS) throw damaged(`A number is missing at byte ${this.at}`)
    let value = 0
    while (this.at < end) value = value * 10 + (this.bytes[this.at++] ?? 0) - 48
    return value
  }

  /** The end of the word that stands here if it is all digits, else its start. */
  #digitsEnd(): number {
    let end = this.at
    while (isDigit(this.bytes[end])) end++
    return isRegular(this.bytes[end]) ? this.at : end
  }

  value(depth = 0): PdfValue {
    if (depth > MAX_NESTED) throw new PdfProblem('tooComplex', 'Objects are nested too deeply')
    this.skipSpace()
    const { bytes, at } = this
    switch (bytes[at]) {
      case 47:
        return this.#name()
      case 40:
        return this.#literal()
      case 91:
        return this.#array(depth)
      case 60:
        return bytes[at + 1] === 60 ? this.#dict(depth) : this.#hex()
      default:
        return this.#word()
    }
  }

  #name(): PdfName {
    let text = ''
    this.at++
    while (isRegular(this.bytes[this.at])) {
      const escaped = this.bytes[this.at] === 35 ? this.#escapedByte() : null
      text += String.fromCharCode(escaped ?? this.bytes[this.at] ?? 0)
      this.at += escaped === null ? 1 : 3
    }
    return new PdfName(text)
  }

  /** `#2F`, without consuming it. */
  #escapedByte(): number | null {
    const [high, low] = [hexValue(this.bytes[this.at + 1]), hexValue(this.bytes[this.at + 2])]
    return high >= 0 && low >= 0 ? high * 16 + low : null
  }

  #word(): PdfValue {
    const digits = this.#digitsEnd() - this.at
    if (digits > 0 && digits <= MAX_DIGITS) return this.#numberOrReference(digits)
    const word = this.peekWord()
    this.at += word.length
    if (word === 'null') return null
    if (word === 'true' || word === 'false') return word === 'true'
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) return Number(word)
    throw damaged(`Unknown syntax at byte ${this.at}`)
  }

  #numberOrReference(length: number): number | PdfRef {
    const num = this.integer()
    const after = this.at
    if (length <= 10) {
      this.skipSpace()
      const digits = this.#digitsEnd() - this.at
      if (digits > 0 && digits <= 5) {
        const gen = this.integer()
        if (this.take('R')) return new PdfRef(num, gen)
      }
    }
    this.at = after
    return num
  }

  #array(depth: number): PdfValue[] {
    const items: PdfValue[] = []
    this.at++
    for (;;) {
      this.skipSpace()
      if (this.bytes[this.at] === 93) break
      if (this.at >= this.bytes.length) throw damaged('An array does not end')
      items.push(this.value(depth + 1))
    }
    this.at++
    return items
  }

  #dict(depth: number): PdfDict {
    const dict = new PdfDict()
    this.at += 2
    for (;;) {
      this.skipSpace()
      if (this.bytes[this.at] === 62 && this.bytes[this.at + 1] === 62) break
      if (this.bytes[this.at] !== 47) throw damaged(`A dictionary is broken at byte ${this.at}`)
      const { name } = this.#name()
      if (dict.entries.has(name)) dict.duplicates.push(name)
      dict.entries.set(name, this.value(depth + 1))
    }
    this.at += 2
    return dict
  }

  #hex(): PdfString {
    const start = this.at++
    const found: number[] = []
    let high = -1
    for (; ; this.at++) {
      const byte = this.bytes[this.at]
      if (byte === 62) break
      if (isSpace(byte)) continue
      const digit = hexValue(byte)
      if (digit < 0) throw damaged(`A string is broken at byte ${this.at}`)
      if (high < 0) high = digit
      else {
        found.push(high * 16 + digit)
        high = -1
      }
    }
    if (high >= 0) found.push(high * 16)
    this.at++
    return new PdfString(Uint8Array.from(found), start, this.at)
  }

  #literal(): PdfString {
    const start = this.at++
    const found: number[] = []
    for (let open = 1; ; this.at++) {
      const byte = this.bytes[this.at]
      if (byte === undefined) throw damaged('A string does not end')
      if (byte === 40) open++
      if (byte === 41 && --open === 0) break
      if (byte === 92) this.#escape(found)
      else found.push(byte)
    }
    this.at++
    return new PdfString(Uint8Array.from(found), start, this.at)
  }

  /** Leaves the position on the last byte of the escape. */
  #escape(found: number[]): void {
    const byte = this.bytes[++this.at] ?? 0
    const known = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 }[byte]
    if (known !== undefined) found.push(known)
    else if (byte === 13 || byte === 10) {
      if (byte === 13 && this.bytes[this.at + 1] === 10) this.at++
    } else if (byte >= 48 && byte <= 55) {
      let digits = 0
      let value = 0
      while (digits < 3 && (this.bytes[this.at] ?? 0) >= 48 && (this.bytes[this.at] ?? 0) <= 55) {
        value = value * 8 + ((this.bytes[this.at++] ?? 48) - 48)
        digits++
      }
      this.at--
      found.push(value & 0xff)
    } else found.push(byte)
  }
}
