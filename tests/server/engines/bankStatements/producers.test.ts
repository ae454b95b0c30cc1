import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { producerOf } from '../../../../server/engines/bankStatements/analysis/producers.ts'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'

describe('what made a PDF', () => {
  test.each<[string | null, string | null, string | null]>([
    ['Skia/PDF m156', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/156.0.0.0 Safari/537.36', 'printing'],
    ['macOS Version 14.1 Quartz PDFContext', 'Safari', 'printing'],
    ['Microsoft: Print To PDF', null, 'printing'],
    ['iText 2.1.7 by 1T3XT', 'JasperReports Library version 6.5.1', 'reports'],
    ['Microsoft Reporting Services PDF Rendering Extension 10.0', null, 'reports'],
    ['iLovePDF', 'JasperReports Library version 6.5.1', 'editor'],
    ['Skia/PDF m120', 'Canva', 'editor'],
    ['Foxit PhantomPDF', null, 'editor'],
    ['Foxit PDF Printer', null, 'printing'],
    ['LibreOffice 7.4', 'Writer', 'office'],
    ['Microsoft® Word for Microsoft 365', null, 'office'],
    ['Bank Reports 4.2', 'Core banking', null],
    [null, null, null],
  ])('%s, %s', (producer, creator, kind) => {
    expect(producerOf([producer, creator])?.kind ?? null).toBe(kind)
  })

  test('is a hint of a print, and no warning, for a page that a browser printed', async () => {
    const content = await readFile(new URL('found/federal.pdf', import.meta.url))
    const { hints } = await readStatements([{ name: 'federal.pdf', type: 'pdf', content }], {}, () => {})
    expect(hints.filter(({ level }) => level === 'warning')).toEqual([])
    expect(hints).toContainEqual({
      code: 'printedSource',
      level: 'info',
      params: { name: 'Skia/PDF m156' },
      file: 0,
      rows: [],
    })
  })
})
