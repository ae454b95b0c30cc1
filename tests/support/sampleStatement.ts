import { writeFileSync } from 'node:fs'
import { drawPdf } from '../bench/statements/drawPdf.ts'
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

// `node tests/support/sampleStatement.ts` writes the file anew.
if (process.argv[1] === new URL(import.meta.url).pathname)
  writeFileSync(new URL('../../server/files/samples/statement.pdf', import.meta.url), await drawSample())
