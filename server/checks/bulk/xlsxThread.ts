import { once } from 'node:events'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { limits } from '../../../contracts/limits.ts'
import { assertSafeZip } from './assertSafeZip.ts'
import { FileProblem } from './fileProblem.ts'
import type { FileRow } from './fileRow.ts'
import type { XlsxWorkerMessage } from './xlsxRows.ts'

/** Worker thread: reads the first sheet of a workbook and sends a batch of rows whenever it is asked for one. */
const port = parentPort as MessagePort
const batchRows = 500
const say = (message: XlsxWorkerMessage) => port.postMessage(message)

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
    say({ rows: batch })
    batch = []
    await once(port, 'message')
  }
  say({ rows: batch, end: true })
}

read(Buffer.from(workerData as Uint8Array)).catch((error: unknown) => {
  say(error instanceof FileProblem ? { problem: error.key } : { problem: 'broken' })
})
