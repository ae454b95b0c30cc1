import type { ByteRange } from '../ports/objectStore.ts'

/**
 * Reads a `Range` header (RFC 9110, section 14). Undefined if the whole file is to be sent: without a header, for another unit than bytes, for
 * what is no range and for several ranges, all of which a server may ignore. Null if the file has no such bytes: 416.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length > 0 ? { start: bytes - length, end: bytes - 1 } : null
  }
  const [start, end] = [Number(first), last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)]
  if (last !== '' && Number(last) < start) return undefined
  return start < bytes ? { start, end } : null
}

/** The headers of a reply with a file or a part of it. */
export const rangeHeaders = (bytes: number, range: ByteRange | undefined): Record<string, string | number> => ({
  'accept-ranges': 'bytes',
  'content-length': range ? range.end - range.start + 1 : bytes,
  ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` }),
})
