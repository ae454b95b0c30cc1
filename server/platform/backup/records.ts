import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { frameKey, openFrames } from './frames.ts'
import { type BackupSecrets, type Header, readHeader, secretFor } from './header.ts'
import { BackupRefused } from './refused.ts'

/**
 * What a backup consists of, in this order: `start`; each table (`table`) with its rows (`rows`); each object (`object`) with its
 * content (`data`) and digest (`objectEnd`); `end`.
 */
const kinds = ['start', 'table', 'rows', 'object', 'data', 'objectEnd', 'end'] as const

export interface Record {
  kind: (typeof kinds)[number]
  content: Buffer
}

const HEAD_BYTES = 5
/** A row can hold a whole document. */
const MAX_RECORD_BYTES = 512 * 1024 * 1024

/** One byte for the kind, four for the length, and the content: bytes as they are, text as UTF-8, anything else as JSON. */
export function encodeRecord(kind: Record['kind'], content: Buffer | string | object): Buffer {
  const bytes = Buffer.isBuffer(content)
    ? content
    : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(kinds.indexOf(kind))
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

export interface OpenedBackup {
  header: Header
  /** Reads the records from the beginning. @throws BackupRefused as soon as something does not open. */
  records(): AsyncGenerator<Record>
}

/** Opens a backup file with the configured keys. @throws BackupRefused */
export async function openBackup(path: string, secrets: BackupSecrets): Promise<OpenedBackup> {
  const { header, line } = await readHeader(path)
  const key = frameKey(secretFor(header, secrets), Buffer.from(header.salt, 'base64url'))
  return {
    header,
    records: () =>
      decode(
        pipeline(
          createReadStream(path, { start: line.length }),
          openFrames({ key, header: line }),
          createZstdDecompress(),
          () => {},
        ),
      ),
  }
}

async function* decode(stream: AsyncIterable<Buffer>): AsyncGenerator<Record> {
  let waiting: Buffer[] = []
  let length = 0
  /** The whole bytes that the next record needs. */
  let needed = HEAD_BYTES
  for await (const chunk of unlessDamaged(stream)) {
    waiting.push(chunk)
    length += chunk.length
    if (length < needed) continue
    let rest = Buffer.concat(waiting, length)
    for (;;) {
      if (rest.length < HEAD_BYTES) break
      const bytes = rest.readUInt32BE(1)
      const kind = kinds[rest.readUInt8()]
      if (!kind || bytes > MAX_RECORD_BYTES)
        throw new BackupRefused('The backup has a part that this version does not know.')
      if (rest.length < HEAD_BYTES + bytes) break
      yield { kind, content: rest.subarray(HEAD_BYTES, HEAD_BYTES + bytes) }
      rest = rest.subarray(HEAD_BYTES + bytes)
    }
    waiting = [rest]
    length = rest.length
    needed = length < HEAD_BYTES ? HEAD_BYTES : HEAD_BYTES + rest.readUInt32BE(1)
  }
  if (length > 0) throw new BackupRefused('The backup ends in the middle of a part.')
}

async function* unlessDamaged(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream
  } catch (error) {
    // Content that opened and yet cannot be decompressed was not written by us.
    if ((error as NodeJS.ErrnoException).code?.startsWith('ZSTD_'))
      throw new BackupRefused('The backup is incomplete or was altered.', { cause: error })
    throw error
  }
}
