import { ProofProblem } from '../proof.ts'

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const ENCRYPTED = 1
const AES_FIELD = 0x9901

/** An entry with its packed bytes, still encrypted (PKWARE APPNOTE 6.3.3). */
export interface ZipEntry {
  name: string
  isEncrypted: boolean
  /** 0 stored, 8 deflated, 99 encrypted by WinZip's AES. */
  method: number
  crc: number
  /** The byte by which ZipCrypto knows a wrong password. */
  check: number
  size: number
  packed: Buffer
  /** Of method 99: the version (1 or 2), the strength (1, 2, 3) and how it is packed. */
  aes: { version: number; strength: number; method: number } | null
}

/** The entries of an archive, at most `most`. Throws `ProofProblem` for a damaged one. */
export function readDirectory(archive: Buffer, most: number): ZipEntry[] {
  try {
    return entriesOf(archive, most)
  } catch (error) {
    throw error instanceof ProofProblem ? error : new ProofProblem('damaged')
  }
}

/** Whether an archive holds one XML file and little else: no document of an office program, whose parts are XML files too. */
export function isXmlArchive(archive: Buffer): boolean {
  try {
    const names = readDirectory(archive, MOST_ENTRIES).map(({ name }) => name)
    return names.filter(isXml).length === 1 && !names.includes('[Content_Types].xml')
  } catch {
    return false
  }
}

/** An archive of one document has no more. */
export const MOST_ENTRIES = 8

export const isXml = (name: string): boolean => /\.xml$/i.test(name)

function entriesOf(archive: Buffer, most: number): ZipEntry[] {
  const end = archive.lastIndexOf(END_OF_DIRECTORY, archive.length - END_BYTES)
  if (end < 0) throw new ProofProblem('notThisKind')
  const count = archive.readUInt16LE(end + 10)
  if (count > most) throw new ProofProblem('tooLarge')
  let at = archive.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== ENTRY) throw new ProofProblem('damaged')
    const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = [28, 30, 32].map(field =>
      archive.readUInt16LE(at + field),
    )
    const flags = archive.readUInt16LE(at + 8)
    const crc = archive.readUInt32LE(at + 16)
    const name = at + ENTRY_BYTES
    const entry: ZipEntry = {
      name: archive.toString('utf8', name, name + nameBytes),
      isEncrypted: (flags & ENCRYPTED) !== 0,
      method: archive.readUInt16LE(at + 10),
      crc,
      check: flags & 8 ? archive.readUInt8(at + 13) : crc >>> 24,
      size: archive.readUInt32LE(at + 24),
      packed: packedBytes(archive, archive.readUInt32LE(at + 42), archive.readUInt32LE(at + 20)),
      aes: aesField(archive.subarray(name + nameBytes, name + nameBytes + extraBytes)),
    }
    at = name + nameBytes + extraBytes + commentBytes
    return entry
  })
}

function packedBytes(archive: Buffer, local: number, length: number): Buffer {
  if (archive.readUInt32LE(local) !== LOCAL) throw new ProofProblem('damaged')
  const start = local + LOCAL_BYTES + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  if (start + length > archive.length) throw new ProofProblem('damaged')
  return archive.subarray(start, start + length)
}

function aesField(extra: Buffer): ZipEntry['aes'] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === AES_FIELD && extra.readUInt16LE(at + 2) >= 7)
      return {
        version: extra.readUInt16LE(at + 4),
        strength: extra.readUInt8(at + 8),
        method: extra.readUInt16LE(at + 9),
      }
  return null
}
