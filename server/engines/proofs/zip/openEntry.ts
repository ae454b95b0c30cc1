import { crc32, inflateRawSync } from 'node:zlib'
import { ProofProblem } from '../proof.ts'
import type { ZipEntry } from './directory.ts'
import { openAes } from './winZipAes.ts'
import { openZipCrypto } from './zipCrypto.ts'

const STORED = 0
const DEFLATED = 8
const AES = 99
/** AES version 2 keeps no checksum; its own authentication code protects the content. */
const WITHOUT_CRC = 2

/** The content of an entry, of at most `most` bytes. Throws `ProofProblem`: a wrong password is told from a damaged file as far as the format can. */
export function openEntry(entry: ZipEntry, password: string, most: number): Buffer {
  if (entry.packed.length > most) throw new ProofProblem('tooLarge')
  if (!entry.isEncrypted) return unpack(entry, entry.packed, entry.method, most)
  if (password === '') throw new ProofProblem('shareCodeMissing')
  const secret = Buffer.from(password, 'utf8')
  const isAes = entry.method === AES
  if (isAes && !entry.aes) throw new ProofProblem('encryptionUnknown')
  const plain =
    entry.aes && isAes
      ? openAes(entry.packed, secret, entry.aes.strength)
      : openZipCrypto(entry.packed, secret, entry.check)
  if (!plain) throw new ProofProblem('shareCodeWrong')
  try {
    return unpack(entry, plain, entry.aes && isAes ? entry.aes.method : entry.method, most)
  } catch (error) {
    // A wrong password passes the check byte now and then, and unpacks to nonsense.
    const isWrong = error instanceof ProofProblem && error.code === 'damaged' && !isAes
    throw isWrong ? new ProofProblem('shareCodeWrong') : error
  }
}

function unpack({ crc, aes }: ZipEntry, packed: Buffer, method: number, most: number): Buffer {
  const content = method === STORED ? packed : method === DEFLATED ? inflated(packed, most) : null
  if (!content) throw new ProofProblem('encryptionUnknown')
  if (aes?.version !== WITHOUT_CRC && crc32(content) !== crc) throw new ProofProblem('damaged')
  return content
}

function inflated(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: most })
  } catch (error) {
    throw new ProofProblem(error instanceof RangeError ? 'tooLarge' : 'damaged')
  }
}
