import { expect, test } from 'vitest'
import { contentDispositionOf, safeFileName } from '../../../server/engines/fileName.ts'

test.each([
  ['pans.csv', 'pans.csv'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u2069c\u200fd.csv', 'abcd.csv'],
  ['a\u0000b\r\nc\u001b[31m.csv', 'abc[31m.csv'],
  ['a\ud800b.csv', 'ab.csv'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\pans.csv', 'pans.csv'],
  ['सत्यापन क्‍ष.csv', 'सत्यापन क्‍ष.csv'],
  ['\u202e', ''],
  [`${'x'.repeat(300)}.csv`, `${'x'.repeat(196)}.csv`],
  [`${'x'.repeat(10)}😀${'y'.repeat(199)}`, 'y'.repeat(199)],
])('%j becomes %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test.each([
  ['result.csv', 'attachment; filename="result.csv"'],
  ['a"; x="b.csv', `attachment; filename="a___x__b.csv"; filename*=UTF-8''a%22%3B%20x%3D%22b.csv`],
  ['\u202eनाम.pdf', `attachment; filename="___.pdf"; filename*=UTF-8''%E0%A4%A8%E0%A4%BE%E0%A4%AE.pdf`],
  ['\r\n', 'attachment; filename="file"'],
])('the header of %j', (name, header) => {
  expect(contentDispositionOf('attachment', name)).toBe(header)
})
