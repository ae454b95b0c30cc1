import { damaged, isInteger, joinBytes, listOf, nameOf, PdfDict, PdfProblem, type PdfStream } from './values.ts'

/** Of one stream. Cross-reference and object streams of real files stay far below. */
const MAX_BYTES = 64_000_000

/** Decodes a stream of structure: unfiltered or Flate, with PNG predictors. Other filters carry pictures, which nobody needs here. */
export async function decodeStream(stream: PdfStream): Promise<Uint8Array> {
  const encoded = stream.plain()
  if (!encoded) throw damaged('A stream cannot be decrypted')
  const names = listOf(stream.dict.get('Filter')).map(nameOf)
  // It says how the stream is encrypted, which it no longer is.
  const first = names[0] === 'Crypt' ? 1 : 0
  const filters = names.slice(first)
  const parameters = listOf(stream.dict.get('DecodeParms'))[first]
  if (filters.length === 0) return encoded
  if (filters.length > 1 || (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl'))
    throw damaged('A structure stream has an unknown filter')
  const plain = await inflate(encoded)
  return parameters instanceof PdfDict ? unpredict(plain, parameters) : plain
}

/** At most 64 MB. What follows the compressed data, such as a line's end, is ignored. */
async function inflate(raw: Uint8Array): Promise<Uint8Array> {
  const unzip = new DecompressionStream('deflate')
  const writer = unzip.writable.getWriter()
  // Fails with the reader below, which reports it.
  const written = writer
    .write(raw as Uint8Array<ArrayBuffer>)
    .then(() => writer.close())
    .catch(() => undefined)
  const reader = unzip.readable.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      chunks.push(value)
      size += value.length
      if (size > MAX_BYTES) break
    }
  } catch {
    if (size === 0) throw damaged('A stream cannot be decompressed')
  }
  if (size > MAX_BYTES) {
    await reader.cancel().catch(() => undefined)
    throw new PdfProblem('tooComplex', 'A stream is too large')
  }
  await written
  return joinBytes(...chunks)
}

/** Undoes PNG's filters (RFC 2083, 6), which cross-reference streams use. */
function unpredict(data: Uint8Array, parameters: PdfDict): Uint8Array {
  const number = (key: string, otherwise: number) => {
    const value = parameters.get(key)
    return isInteger(value) ? value : otherwise
  }
  if (number('Predictor', 1) < 10) return data
  const bytesPerPixel = Math.max(1, (number('Colors', 1) * number('BitsPerComponent', 8)) >> 3)
  const width = Math.ceil((number('Columns', 1) * number('Colors', 1) * number('BitsPerComponent', 8)) / 8)
  if (width < 1 || width > 1_000_000) throw damaged('A stream has a wrong width')
  const rows = Math.floor(data.length / (width + 1))
  const out = new Uint8Array(rows * width)
  for (let row = 0; row < rows; row++) {
    const kind = data[row * (width + 1)] ?? 0
    for (let column = 0; column < width; column++) {
      const to = row * width + column
      const left = column >= bytesPerPixel ? (out[to - bytesPerPixel] ?? 0) : 0
      const up = row > 0 ? (out[to - width] ?? 0) : 0
      const corner = row > 0 && column >= bytesPerPixel ? (out[to - width - bytesPerPixel] ?? 0) : 0
      out[to] = (data[row * (width + 1) + 1 + column] ?? 0) + predicted(kind, left, up, corner)
    }
  }
  return out
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  if (kind !== 4) return 0
  const [toLeft, toUp, toCorner] = [left, up, corner].map(one => Math.abs(left + up - corner - one)) as [
    number,
    number,
    number,
  ]
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
}
