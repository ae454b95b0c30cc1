import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createInflateRaw } from 'node:zlib'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { limits } from '../../../contracts/limits.ts'
import type { XlsxWorkerMessage } from './fileRows.ts'
import { FileProblem, type FileRow } from './uploadedFile.ts'

/** Worker thread: reads the first sheet of a workbook and sends a batch of rows whenever it is asked for one. */
const port = parentPort as MessagePort
const batchRows = 500
const post = (message: XlsxWorkerMessage) => port.postMessage(message)

const textOf = (value: CellValue): string => {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'number' && Number.isInteger(value) ? value.toFixed(0) : String(value)
}

async function read(archive: Buffer): Promise<void> {
  await assertSafeZip(archive)
  let batch: FileRow[] = []
  for await (const { index, values } of streamXlsxRows(archive, { maxRows: limits.bulk.maxRows + 2 })) {
    // One column more than allowed, so that the reader rejects the row.
    const cells = values.slice(0, limits.bulk.maxColumns + 1).map(textOf)
    if (batch.push({ row: index + 1, cells }) < batchRows) continue
    post({ rows: batch })
    batch = []
    await once(port, 'message')
  }
  post({ rows: batch, end: true })
}

const MOST_ENTRIES = 500
const MOST_BYTES = 128 * 1024 * 1024

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const DEFLATED = 8

/**
 * Rejects archives with too many entries or more than 128 MB of unpacked content. Every entry is inflated and counted, because
 * the sizes stated in an archive may be false (PKWARE APPNOTE 4.3). Throws FileProblem.
 */
export async function assertSafeZip(archive: Buffer): Promise<void> {
  const entries = [...directory(archive)]
  let left = MOST_BYTES
  for (const entry of entries) left -= await inflatedBytes(archive, entry, left)
}

interface Entry {
  method: number
  offset: number
  packedBytes: number
}

function* directory(archive: Buffer): Generator<Entry> {
  const end = archive.lastIndexOf(END_OF_DIRECTORY, archive.length - END_BYTES)
  if (end < 0) throw new FileProblem('broken')
  const count = archive.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new FileProblem('tooLarge')
  let at = archive.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    if (at + ENTRY_BYTES > archive.length || archive.readUInt32LE(at) !== ENTRY) throw new FileProblem('broken')
    yield {
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    }
    const [name, extra, comment] = [28, 30, 32].map(field => archive.readUInt16LE(at + field))
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
}

async function inflatedBytes(archive: Buffer, { method, offset, packedBytes }: Entry, most: number): Promise<number> {
  if (offset + LOCAL_BYTES > archive.length) throw new FileProblem('broken')
  const start = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  const packed = archive.subarray(start, start + packedBytes)
  let bytes = 0
  if (method !== DEFLATED) bytes = packed.length
  else for await (const chunk of createInflateRaw().end(packed)) bytes += counted(chunk as Buffer, most - bytes)
  counted(packed, most)
  return bytes
}

function counted(chunk: Buffer, most: number): number {
  if (chunk.length > most) throw new FileProblem('tooLarge')
  return chunk.length
}

// Last, so that every constant above is initialised.
read(Buffer.from(workerData as Uint8Array)).catch((error: unknown) => {
  post(error instanceof FileProblem ? { problem: error.key } : { problem: 'broken' })
})
