import { deflateRawSync } from 'node:zlib'
import { writeXlsxStream } from 'hucre/xlsx'

/** A workbook of one sheet with these headers and rows. */
export async function workbook(headers: string[], rows: Iterable<unknown[]>): Promise<Buffer> {
  const columns = headers.map(header => ({ header }))
  const stream = writeXlsxStream(rows as Iterable<string[]>, { name: 'Sheet', columns })
  return Buffer.from(await new Response(stream).arrayBuffer())
}

interface Entry {
  name: string
  packed: Buffer
  /** The unpacked size that the archive states. */
  claims: number
}

/** An entry that unpacks to `bytes` zeros but states a small size. */
export const bomb = (name: string, bytes: number): Entry => ({
  name,
  packed: deflateRawSync(Buffer.alloc(bytes)),
  claims: 10,
})

/** An archive written by hand, so that it can contain false sizes (PKWARE APPNOTE 4.3). */
export function archive(entries: Entry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, packed, claims } of entries) {
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
