import { expect, test } from 'vitest'
import { appendPages } from '../../../../server/engines/esign/appendPages.ts'
import { inspectPdf } from '../../../../server/engines/esign/inspectPdf.ts'
import { readPdfPages } from '../../../support/pdfPages.ts'
import { parts, plainObjects, plainPdf, replaceText, writePdf } from '../../../support/pdfs/plainPdf.ts'

test('pages are appended as they look, and the document before them stays byte for byte', async () => {
  const first = plainPdf()
  const second = replaceText(plainPdf(), 'Pay 100 rupees', 'Pay 200 rupees')
  const both = await appendPages(first, second)
  expect(Buffer.from(both.subarray(0, first.length)).equals(Buffer.from(first))).toBe(true)
  const texts = (await readPdfPages(both)).map(({ text }) => text)
  expect(texts).toEqual([expect.stringContaining('Pay100rupees'), expect.stringContaining('Pay200rupees')])
})

test('what the tree of pages gives to its pages does not reach the appended ones', async () => {
  const turned = writePdf({
    ...plainObjects,
    [parts.pages]: '<</Type /Pages /Kids [3 0 R] /Count 1 /Rotate 90 /MediaBox [0 0 300 200]>>',
  })
  const { pages } = await inspectPdf(await appendPages(turned, plainPdf()))
  expect(pages).toEqual([
    { width: 200, height: 300, rotate: 90 },
    { width: 595, height: 842, rotate: 0 },
  ])
})
