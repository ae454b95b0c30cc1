import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { limits } from '../../../contracts/platform/limits.ts'
import { checkZip } from '../../engines/checkZip.ts'
import type { XlsxWorkerMessage } from './fileRows.ts'
import { FileProblem, type FileRow } from './uploadedFile.ts'

/** Worker thread: reads the first sheet of a workbook and sends a batch of rows whenever it is asked for one. */
const port = parentPort as MessagePort
const batchRows = 500
const MAX_ZIP = { entries: 500, bytes: 128 * 1024 * 1024 }
const post = (message: XlsxWorkerMessage) => port.postMessage(message)

/** Excel stores 15 digits of a number, and zeros in place of the others. */
const FIRST_INEXACT = 1e15

/**
 * The stored value, not what the cell's format shows of it. An integer of more than 15 digits stays in the shortened form in which Excel stores it, so
 * that the check of its column names it: its last digits are lost.
 */
function textOf(value: CellValue): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'number' || !Number.isInteger(value)) return String(value)
  return Math.abs(value) < FIRST_INEXACT ? value.toFixed(0) : value.toExponential().toUpperCase()
}

async function read(archive: Buffer): Promise<void> {
  const refused = await checkZip(archive, MAX_ZIP)
  if (refused) throw new FileProblem(refused)
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

// Last, so that every constant above is initialised.
read(Buffer.from(workerData as Uint8Array)).catch((error: unknown) => {
  post(error instanceof FileProblem ? { problem: error.key } : { problem: 'broken' })
})
