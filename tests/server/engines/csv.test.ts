import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvWriter, escapeFormula } from '../../../server/engines/csv.ts'

async function written(rows: object[], columns = [{ key: 'a', header: 'A' }]) {
  const writer = csvWriter(columns)
  for (const row of rows) writer.write(row)
  writer.end()
  return (await buffer(writer)).toString()
}

test.each([
  ['=1+1', "'=1+1"],
  ['+1-1', "'+1-1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['\nx', "'\nx"],
  ['＝1', "'＝1"],
  ['+91 98765 43210', "'+91 98765 43210"],
  ['+919876543210', '+919876543210'],
  ['-5', '-5'],
  ['-5.25', '-5.25'],
  ['-5.25%', "'-5.25%"],
  ['a=b', 'a=b'],
  ['', ''],
])('%j is written as %j', (cell, safe) => {
  expect(escapeFormula(cell)).toBe(safe)
})

test('writes a byte order mark, headers, CRLF, quotes and empty cells', async () => {
  const csv = await written(
    [
      { a: 'x,"y"', b: null },
      { a: 5, b: true },
    ],
    [
      { key: 'a', header: 'A' },
      { key: 'b', header: '=B' },
    ],
  )
  expect(csv).toBe('\uFEFFA,\'=B\r\n"x,""y""",\r\n5,true\r\n')
})

test('whatever the cells hold, a reader finds them again and none begins like a formula', async () => {
  const cell = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", '1', '.', 'é') })
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 5 }), async cells => {
      const csv = await written(
        cells.map(a => ({ a, b: 'end' })),
        [
          { key: 'a', header: 'A' },
          { key: 'b', header: 'B' },
        ],
      )
      const rows = parse(csv, { bom: true, from: 2, record_delimiter: '\r\n' })
      expect(rows.map(row => row[0])).toEqual(cells.map(escapeFormula))
    }),
  )
})
