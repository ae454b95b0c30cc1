import { damaged, latin1 } from '../pdf/values.ts'

/** One value of DER (X.690) in the bytes that hold it: revocation lists have a hundred thousand, so none is copied. */
export interface Tlv {
  bytes: Uint8Array
  tag: number
  start: number
  content: number
  end: number
}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  enumerated: 0x0a,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
} as const

/** The value that begins at a byte. Throws `PdfProblem`. */
export function readTlv(bytes: Uint8Array, start = 0, limit = bytes.length): Tlv {
  const [tag, first] = [bytes[start], bytes[start + 1]]
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f || start + 2 > limit) throw broken()
  let [length, content] = [first, start + 2]
  if (first >= 0x80) {
    const more = first & 0x7f
    if (more === 0 || more > 4) throw broken()
    length = 0
    for (; content < start + 2 + more; content++) length = length * 256 + (bytes[content] ?? 0)
  }
  if (content + length > limit) throw broken()
  return { bytes, tag, start, content, end: content + length }
}

const broken = () => damaged('Revocation data are broken')

/** The values inside another one. */
export function* partsOf({ bytes, content, end }: Tlv): Generator<Tlv> {
  for (let at = content; at < end; ) {
    const part = readTlv(bytes, at, end)
    at = part.end
    yield part
  }
}

/** Reads the parts of a sequence one after the other. Throws `PdfProblem`. */
export class Parts {
  readonly #parts: Tlv[]
  #at = 0

  constructor(sequence: Tlv, tag: number = tags.sequence) {
    if (sequence.tag !== tag) throw broken()
    this.#parts = [...partsOf(sequence)]
  }

  take(...wanted: number[]): Tlv {
    const part = this.takeIf(...wanted)
    if (!part) throw broken()
    return part
  }

  takeIf(...wanted: number[]): Tlv | null {
    const part = this.#parts[this.#at]
    if (!part || (wanted.length > 0 && !wanted.includes(part.tag))) return null
    this.#at++
    return part
  }
}

/** With its tag and length. */
export const wholeOf = ({ bytes, start, end }: Tlv): Uint8Array<ArrayBuffer> => bytes.slice(start, end)

export const contentOf = ({ bytes, content, end }: Tlv): Uint8Array<ArrayBuffer> => bytes.slice(content, end)

/** The bits of a bit string that is a whole number of bytes. */
export const bitsOf = (tlv: Tlv): Uint8Array<ArrayBuffer> => contentOf(tlv).subarray(1)

/** What stands in a value with an explicit tag. */
export const innerOf = ({ bytes, content, end }: Tlv): Tlv => readTlv(bytes, content, end)

/** UTC only, as certificates have it (RFC 5280, 4.1.2.5). Throws `PdfProblem`. */
export function timeOf(tlv: Tlv): Date {
  const text = latin1(contentOf(tlv))
  const year = tlv.tag === tags.utcTime ? `${Number(text.slice(0, 2)) < 50 ? 20 : 19}${text}` : text
  const found = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/.exec(year)
  const [, y, month, day, hour, minute, second] = found ?? []
  const time = new Date(`${y}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if ((tlv.tag !== tags.utcTime && tlv.tag !== tags.time) || Number.isNaN(time.getTime())) throw broken()
  return time
}

/** A whole number as hexadecimal digits without leading zeros. */
export function numberOf(tlv: Tlv): string {
  const digits = Array.from(contentOf(tlv), byte => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(?:00)+(?=.)/, '')
}

/** As its bytes, which are as good as its numbers for comparing. */
export const oidOf = (tlv: Tlv): string =>
  Array.from(contentOf(tlv), byte => byte.toString(16).padStart(2, '0')).join('')

export interface DerExtension {
  isCritical: boolean
  value: Tlv
}

/** The extensions of a list, by their identifier as hexadecimal bytes. */
export function extensionsOf(sequence: Tlv): Map<string, DerExtension> {
  const found = new Map<string, DerExtension>()
  for (const one of partsOf(sequence)) {
    const parts = new Parts(one)
    const id = oidOf(parts.take(tags.oid))
    const flag = parts.takeIf(tags.boolean)
    const value = parts.take(tags.octets)
    if (found.has(id)) throw broken()
    found.set(id, { isCritical: flag !== null && contentOf(flag)[0] !== 0, value })
  }
  return found
}
