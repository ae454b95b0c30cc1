import { inflateSync } from 'node:zlib'

/** What all streams of a file may unpack to. A scan of 100 megapixels in colour is larger, but scans are not kept so. */
const MAX_BYTES = 200 * 1024 * 1024

/**
 * Whether the packed streams of a PDF unpack to more than a document needs. The reader of PDFs has no limit of its own. Streams of an
 * encrypted file cannot be unpacked here and count nothing.
 */
export function isBomb(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  let left = MAX_BYTES
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const dictionary = bytes.subarray(Math.max(0, at - 400), at).toString('latin1')
    const own = dictionary.slice(dictionary.lastIndexOf('obj') + 1)
    const packings = own.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
    if (packings === 0) continue
    // Packed twice: a thousandth of a thousandth.
    if (packings > 1) return true
    const from = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1)
    const size = unpackedSize(bytes.subarray(from), left)
    if (size > left) return true
    left -= size
  }
  return false
}

function unpackedSize(packed: Uint8Array, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most }).byteLength
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0
  }
}
