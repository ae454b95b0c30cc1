import { readFileSync } from 'node:fs'
import type { StatementAnalysis } from '../../../contracts/bankStatements/statements.ts'
import type { StatementsInput } from '../../../server/engines/bankStatements/readStatementsTask.ts'
import { defineHeavyTask } from '../../../server/platform/ports/heavyPool.ts'
import { createHeavyPool } from '../../../server/platform/taskPool/pool.ts'
import { heavyProcesses } from '../documents/memory.ts'
import { randomFrom } from '../names/random.ts'
import { changes } from './changes.ts'
import { anyScan, drawScan, scannedPdf } from './drawScan.ts'
import type { DrawOptions } from './drawStatement.ts'
import { type Layout, layouts } from './layouts.ts'
import { foundRows } from './rightRows.ts'
import { makeAccount } from './truth.ts'
import { varied } from './varied.ts'

/** One page, or two of a layout with much space; of the altered ones, mostly one. */
const ROWS = 36
const ALTERED_ROWS = 20
const AT = 9
const SEEDS = { tune: 1, test: 202, broken: 301 } as const

const task = defineHeavyTask<StatementsInput, StatementAnalysis>({
  name: 'statements',
  module: new URL('../../../server/engines/bankStatements/readStatementsTask.ts', import.meta.url),
  budget: { limitMs: 10 * 60_000, memoryMb: 2_000 },
})

export interface ScansRead {
  rows: number
  right: number
  /** Of the files whose every row is right, and of the others. */
  reconciled: number
  wrongButReconciled: number
}

/** Scans of twelve layouts, as a node reads them: a set to tune on, one to test on once, and altered ones. */
export async function benchScans() {
  const pool = createHeavyPool({ processes: 1, memoryMb: 2_000, idleMs: 60_000 })
  let [pages, seconds] = [0, 0]
  const read = async (layout: Layout, seed: number, rows = ROWS, options: DrawOptions = {}) => {
    const account = makeAccount({ bank: layout.bank, code: layout.code, seed, rows })
    const pictures = await drawScan(account, layout, anyScan(randomFrom(seed)), options)
    const start = performance.now()
    const files = [{ name: 'scan', type: 'pdf' as const, content: await scannedPdf(pictures) }]
    const analysis = await pool.run(task, { files, options: {} }, { userId: null })
    seconds += (performance.now() - start) / 1000
    pages += pictures.length
    const isReconciled = analysis.accounts.some(({ reconciliation }) => reconciliation.verdict === 'reconciled')
    return { account, analysis, isReconciled }
  }
  const accuracy = async (set: readonly Layout[], seed: number): Promise<ScansRead> => {
    let [rows, right, files, reconciled, wrongButReconciled] = [0, 0, 0, 0, 0]
    for (const [at, layout] of set.entries()) {
      const { account, analysis, isReconciled } = await read(layout, seed * 100 + at)
      const own = foundRows(account, analysis)
      files++
      rows += account.rows.length
      right += own
      if (isReconciled) reconciled++
      if (isReconciled && own < account.rows.length) wrongButReconciled++
    }
    return { rows, right: right / rows, reconciled: reconciled / files, wrongButReconciled }
  }
  const broken = async () => {
    let [files, calledReconciled] = [0, 0]
    for (const [at, layout] of layouts.map(varied).entries()) {
      const names = Object.keys(changes)
      const change = changes[names[at % names.length] ?? '']
      const { isReconciled } = await read(
        layout,
        SEEDS.broken * 100 + at,
        ALTERED_ROWS,
        change && { change: change(AT) },
      )
      files++
      if (isReconciled) calledReconciled++
    }
    return { files, calledReconciled }
  }
  const figures = {
    tune: await accuracy(layouts, SEEDS.tune),
    test: await accuracy(layouts.map(varied), SEEDS.test),
    broken: await broken(),
  }
  const peakMb = Math.max(...heavyProcesses().map(peakOf)) / 1024
  await pool.close()
  return { ...figures, pages, secondsAPage: seconds / pages, peakMb }
}

/** The largest resident memory of a process so far, in kB; Linux only. */
const peakOf = (pid: number) =>
  Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN)
