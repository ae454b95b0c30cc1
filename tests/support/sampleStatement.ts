import { writeFileSync } from 'node:fs'
import { drawPdf } from '../bench/statements/drawPdf.ts'
import { drawScan } from '../bench/statements/drawScan.ts'
import { type Layout, layouts } from '../bench/statements/layouts.ts'
import { makeAccount } from '../bench/statements/truth.ts'

/** A bank that does not exist, on every page marked as a specimen. */
const layout: Layout = {
  ...(layouts[0] as Layout),
  name: 'sample',
  bank: 'NAMUNA BANK - SPECIMEN, NOT A REAL ACCOUNT',
  code: 'NMNA',
  summary: 'stacked',
}

/** Months with salary, rent, instalments, one of them returned, and everyday payments. */
export const sampleAccount = makeAccount({
  bank: layout.bank,
  code: layout.code,
  seed: 2024,
  rows: 140,
  from: '2024-10-01',
  pace: 1,
})

export const drawSample = (): Promise<Uint8Array> => drawPdf(sampleAccount, layout)

/** Half a month of the same account on one page, as it was scanned. */
export const sampleScanAccount = makeAccount({
  bank: layout.bank,
  code: layout.code,
  seed: 2024,
  rows: 12,
  from: '2024-10-01',
  pace: 1,
})

async function drawSampleScan(): Promise<Buffer> {
  const scan = { dpi: 150, degrees: -0.8, blur: 0, quality: 55, noise: 2, paper: 248, ink: 40 }
  const [page] = await drawScan(sampleScanAccount, layout, scan)
  if (!page) throw new Error('No page.')
  return page
}

// `node tests/support/sampleStatement.ts` writes the files anew.
if (process.argv[1] === new URL(import.meta.url).pathname) {
  const samples = new URL('../../server/files/samples/', import.meta.url)
  writeFileSync(new URL('statement.pdf', samples), await drawSample())
  writeFileSync(new URL('statement-scan.jpg', samples), await drawSampleScan())
}
