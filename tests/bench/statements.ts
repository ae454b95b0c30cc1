import { PDFDocument } from '@cantoo/pdf-lib'
import { chromium } from 'playwright'
import { findChromium } from '../../scripts/testing/chromium.ts'
import { readStatements } from '../../server/engines/bankStatements/readStatements.ts'
import { changes } from './statements/changes.ts'
import { drawChromium } from './statements/drawChromium.ts'
import { drawLibreOffice, hasLibreOffice } from './statements/drawLibreOffice.ts'
import { drawPdf } from './statements/drawPdf.ts'
import { drawPrinted } from './statements/drawPrinted.ts'
import { sheetLayouts, sheetRows, writeSheet } from './statements/drawSheet.ts'
import { type Layout, layouts } from './statements/layouts.ts'
import { type Draw, printedSet, readAltered, readHonest } from './statements/printed.ts'
import { readFiftyPages } from './statements/readFiftyPages.ts'
import { rightRows } from './statements/rightRows.ts'
import { benchScans } from './statements/scans.ts'
import { makeAccount } from './statements/truth.ts'
import { varied } from './statements/varied.ts'

const ROWS = 240
const SEEDS = { tune: [1, 2], test: [101, 102, 103], printed: 502 } as const

/** How statements of twelve layouts are read: a set to tune on, one to test on, and broken ones; docs/benchmarks.md. */
export async function benchStatements() {
  const tune = await accuracy(layouts, SEEDS.tune)
  const test = await accuracy(layouts.map(varied), SEEDS.test)
  return {
    tune,
    test,
    sheets: await sheets(),
    broken: await broken(),
    printed: await benchPrinted(),
    fiftyPages: await readFiftyPages(),
    scans: await benchScans(),
  }
}

/** How often each statement is altered, and how many of the set are read: LibreOffice takes seconds for each. */
const programs = {
  pdfmake: { rounds: 5, every: 1 },
  chromium: { rounds: 1, every: 1 },
  libreOffice: { rounds: 1, every: 10 },
} as const

/** Printed by other programs, each statement as it is and altered. LibreOffice is left out where it is not installed. */
async function benchPrinted() {
  const set = printedSet(SEEDS.printed)
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const measure = async (program: keyof typeof programs, draw: Draw) => {
    const { rounds, every } = programs[program]
    const some = set.filter((_, at) => at % every === every - 1)
    const { files, calledReconciled } = await readAltered(some, rounds, draw)
    return { ...(await readHonest(some, draw)), altered: { files, calledReconciled: calledReconciled.length } }
  }
  try {
    return {
      pdfmake: await measure('pdfmake', drawPrinted),
      chromium: await measure('chromium', (...asked) => drawChromium(browser, ...asked)),
      ...(hasLibreOffice() && { libreOffice: await measure('libreOffice', drawLibreOffice) }),
    }
  } finally {
    await browser.close()
  }
}

const read = (content: Uint8Array, type: 'pdf' | 'xlsx' | 'ods' = 'pdf') =>
  readStatements([{ name: 'statement', type, content }], {}, () => {})

const accountFor = ({ bank, code }: Pick<Layout, 'bank' | 'code'>, seed: number, rows = ROWS) =>
  makeAccount({ bank, code, seed, rows })

async function accuracy(set: readonly Layout[], seeds: readonly number[]) {
  let [right, rows, reconciled, files] = [0, 0, 0, 0]
  for (const layout of set)
    for (const seed of seeds) {
      const account = accountFor(layout, seed)
      const analysis = await read(await drawPdf(account, layout))
      files++
      rows += account.rows.length
      right += analysis.rows.length === account.rows.length ? rightRows(account, analysis) : 0
      if (analysis.accounts[0]?.reconciliation.verdict === 'reconciled') reconciled++
    }
  return { rows, right: right / rows, reconciled: reconciled / files }
}

async function sheets() {
  let [right, rows] = [0, 0]
  for (const layout of sheetLayouts)
    for (const type of ['xlsx', 'ods'] as const) {
      const account = accountFor({ bank: 'Axis Bank', code: 'UTIB' }, 201)
      right += rightRows(account, await read(await writeSheet(sheetRows(account, layout), type), type))
      rows += account.rows.length
    }
  return { rows, right: right / rows }
}

const AT = 37

async function broken() {
  let [files, calledReconciled] = [0, 0]
  const judge = async (content: Uint8Array) => {
    files++
    const { accounts } = await read(content)
    if (accounts.some(({ reconciliation }) => reconciliation.verdict === 'reconciled')) calledReconciled++
  }
  for (const layout of layouts.map(varied)) {
    const account = accountFor(layout, 301, 120)
    for (const change of Object.values(changes)) await judge(await drawPdf(account, layout, { change: change(AT) }))
    const whole = await PDFDocument.load(await drawPdf(account, layout))
    whole.removePage(1)
    await judge(await whole.save())
  }
  return { files, calledReconciled }
}
