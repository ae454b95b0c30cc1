import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readStatements } from '../../../server/engines/bankStatements/readStatements.ts'
import { drawPdf } from './drawPdf.ts'
import { layouts } from './layouts.ts'
import { makeAccount } from './truth.ts'

const PAGES = 50

export interface FiftyPages {
  pages: number
  rows: number
  seconds: number
  peakMb: number
}

/** Reads 50 pages in a process of its own, so that its memory is measured alone, with everything that it loads. */
export async function readFiftyPages(): Promise<FiftyPages> {
  const layout = layouts[0]
  if (!layout) throw new Error('No layout.')
  const account = makeAccount({ bank: layout.bank, code: layout.code, seed: 401, rows: 1_600 })
  const content = await drawPdf(account, layout)
  const child = fork(new URL(import.meta.url), { serialization: 'advanced', execArgv: [] })
  child.send(content)
  const [measured] = (await once(child, 'message')) as [FiftyPages]
  child.kill()
  if (measured.pages < PAGES) throw new Error(`Only ${measured.pages} pages.`)
  return measured
}

if (process.send && process.argv[1] === new URL(import.meta.url).pathname)
  process.once('message', (content: Uint8Array) => void measure(content))

async function measure(content: Uint8Array): Promise<void> {
  const start = performance.now()
  const { files, rows } = await readStatements([{ name: 'fifty', type: 'pdf', content }], {}, () => {})
  process.send?.({
    pages: files[0]?.pages ?? 0,
    rows: rows.length,
    seconds: (performance.now() - start) / 1000,
    peakMb: process.resourceUsage().maxRSS / 1024,
  } satisfies FiftyPages)
}
