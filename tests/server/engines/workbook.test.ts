import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type SheetColumn, streamWorkbook } from '../../../server/engines/workbook.ts'

const columns: SheetColumn[] = [
  { key: 'pan', header: 'PAN', kind: 'text' },
  { key: 'name', header: 'Name', kind: 'text' },
  { key: 'paise', header: 'Charge', kind: 'money' },
  { key: 'day', header: 'Day', kind: 'date' },
  { key: 'at', header: 'At', kind: 'time' },
]

async function* rows(count: number) {
  for (let row = 0; row < count; row++)
    yield { pan: `AAACZ${row}A`, name: `=${row}+1`, paise: row, day: '2024-02-29', at: '2024-12-31T20:00:00.000Z' }
}

async function bytesOf(count: number, eachChunk = () => {}) {
  const chunks: Buffer[] = []
  for await (const chunk of streamWorkbook('Result', columns, rows(count))) {
    chunks.push(Buffer.from(chunk as Uint8Array))
    eachChunk()
  }
  return Buffer.concat(chunks)
}

test('days and times are what India’s clock showed, whatever the server’s', async () => {
  const { sheets } = await readXlsx(await bytesOf(2))
  const [, , row = []] = sheets[0]?.rows ?? []
  expect(row.slice(0, 3)).toEqual(['AAACZ1A', '=1+1', 0.01])
  expect((row[3] as Date).toISOString()).toBe('2024-02-29T00:00:00.000Z')
  expect((row[4] as Date).toISOString()).toBe('2025-01-01T01:30:00.000Z')
})

test('a hundred thousand rows are written as they come, not gathered', async () => {
  const before = process.memoryUsage().heapUsed
  let most = 0
  const bytes = await bytesOf(100_000, () => {
    most = Math.max(most, process.memoryUsage().heapUsed - before)
  })
  // The sheet's XML alone is 40 MB.
  expect(most).toBeLessThan(150 * 1024 * 1024)
  const { sheets } = await readXlsx(bytes)
  expect(sheets[0]?.rows).toHaveLength(100_001)
})
