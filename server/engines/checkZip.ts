import { createInflateRaw } from 'node:zlib'

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const DEFLATED = 8

class Refused extends Error {
  readonly reason: 'broken' | 'tooLarge'

  constructor(reason: 'broken' | 'tooLarge') {
    super(reason)
    this.reason = reason
  }
}

/**
 * Finds archives that unpack to more entries or bytes than `most`, before anything else reads them; null if all is well. Every entry is
 * inflated and counted, because the sizes stated in an archive may be false (PKWARE APPNOTE 4.3).
 */
export async function checkZip(
  archive: Buffer,
  most: { entries: number; bytes: number },
): Promise<'broken' | 'tooLarge' | null> {
  const read = await readZip(archive, most, () => false)
  return typeof read === 'string' ? read : null
}

/** The same, and with the names of all entries the content of those that are wanted. */
export async function readZip(
  archive: Buffer,
  most: { entries: number; bytes: number },
  isWanted: (name: string) => boolean,
): Promise<'broken' | 'tooLarge' | Map<string, Buffer | null>> {
  const entries = new Map<string, Buffer | null>()
  try {
    let left = most.bytes
    for (const entry of directory(archive, most.entries)) {
      const kept: Buffer[] | undefined = isWanted(entry.name) ? [] : undefined
      left -= await inflatedBytes(archive, entry, left, kept)
      entries.set(entry.name, kept ? Buffer.concat(kept) : null)
    }
    return entries
  } catch (error) {
    return error instanceof Refused ? error.reason : 'broken'
  }
}

interface Entry {
  name: string
  method: number
  offset: number
  packedBytes: number
}

function* directory(archive: Buffer, mostEntries: number): Generator<Entry> {
  const end = archive.lastIndexOf(END_OF_DIRECTORY, archive.length - END_BYTES)
  if (end < 0) throw new Refused('broken')
  const count = archive.readUInt16LE(end + 10)
  if (count > mostEntries) throw new Refused('tooLarge')
  let at = archive.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY) throw new Refused('broken')
    const [nameBytes = 0, extra = 0, comment = 0] = [28, 30, 32].map(field => archive.readUInt16LE(at + field))
    yield {
      name: archive.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    }
    at += ENTRY_BYTES + nameBytes + extra + comment
  }
}

async function inflatedBytes(
  archive: Buffer,
  { method, offset, packedBytes }: Entry,
  most: number,
  kept: Buffer[] | undefined,
): Promise<number> {
  if (offset + LOCAL_BYTES > archive.length) throw new Refused('broken')
  const start = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  const packed = archive.subarray(start, start + packedBytes)
  let bytes = 0
  if (method !== DEFLATED) {
    bytes = packed.length
    kept?.push(packed)
  } else
    for await (const chunk of createInflateRaw().end(packed)) {
      bytes += counted(chunk as Buffer, most - bytes)
      kept?.push(chunk as Buffer)
    }
  counted(packed, most)
  return bytes
}

function counted(chunk: Buffer, most: number): number {
  if (chunk.length > most) throw new Refused('tooLarge')
  return chunk.length
}
