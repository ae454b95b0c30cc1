import type { StatementAnalysis } from '../../../contracts/bankStatements/statements.ts'
import { readStatements } from '../../../server/engines/bankStatements/readStatements.ts'
import { pick, randomFrom } from '../names/random.ts'
import { type Align, drawPrinted, type Print } from './drawPrinted.ts'
import { type PrintedLayout, type PrintedRow, printedLayouts } from './printedLayouts.ts'
import { makeAccount, type Random, type TrueAccount } from './truth.ts'

export type Direction = 'debits' | 'credits' | 'mixed'

/** One statement of a set: its truth, how it is printed, and the seed of all that is left to chance. */
export interface Printed {
  account: TrueAccount
  layout: PrintedLayout
  print: Print
  seed: number
}

const ROWS = 14
const aligns = ['left', 'center', 'right'] as const satisfies readonly Align[]
const directions = ['mixed', 'debits', 'credits'] as const satisfies readonly Direction[]

/** Each layout in 36 ways: headings left, centred and right, amounts right and left, narrow and wide, and which way the money goes. */
export function printedSet(seed: number): Printed[] {
  const set: Printed[] = []
  for (const layout of printedLayouts)
    for (const heads of aligns)
      for (const amounts of ['right', 'left'] as const)
        for (const isWide of [false, true])
          for (const direction of directions) {
            const random = randomFrom(seed * 10_000 + set.length)
            const print: Print = {
              heads,
              amounts,
              width: isWide ? 100 : 88,
              vertical: random() < 0.5 ? 'middle' : 'top',
              lines: random() < 0.5,
            }
            set.push({ account: accountOf(direction, seed * 10_000 + set.length), layout, print, seed: set.length })
          }
  return set
}

/** A made-up account whose money goes one way only, or both. */
function accountOf(direction: Direction, seed: number): TrueAccount {
  const account = makeAccount({ bank: 'Zenith Bank', code: 'ZENB', seed, rows: ROWS })
  if (direction === 'mixed') return account
  const paise = account.rows.map(({ debit, credit }) => debit + credit)
  const opening = direction === 'debits' ? account.opening + paise.reduce((sum, one) => sum + one, 0) : account.opening
  let balance = opening
  const rows = account.rows.map((row, at) => {
    const amount = paise[at] ?? 0
    balance += direction === 'debits' ? -amount : amount
    const sides = direction === 'debits' ? { debit: amount, credit: 0 } : { debit: 0, credit: amount }
    return { ...row, ...sides, balance }
  })
  return { ...account, opening, closing: balance, rows }
}

type Alter = (rows: PrintedRow[], random: Random) => PrintedRow[]

const anyRow = (rows: readonly PrintedRow[], random: Random) => Math.floor(random() * rows.length)
const changed = (rows: PrintedRow[], at: number, change: (row: PrintedRow) => PrintedRow) =>
  rows.map((row, place) => (place === at ? change(row) : row))

/** What makes a statement wrong. Nothing of it may be called reconciled. */
export const alterations: Record<string, Alter> = {
  rowRemoved: (rows, random) => rows.toSpliced(anyRow(rows, random), 1),
  rowTwice: (rows, random) => {
    const at = anyRow(rows, random)
    return rows.toSpliced(at, 0, rows[at] as PrintedRow)
  },
  amountChanged: (rows, random) =>
    changed(rows, anyRow(rows, random), row => ({
      ...row,
      debit: row.debit && row.debit + 100,
      credit: row.credit && row.credit + 100,
    })),
  balanceChanged: (rows, random) =>
    changed(rows, anyRow(rows, random), row => ({ ...row, balance: row.balance + 1_000 })),
  columnsSwapped: rows => rows.map(row => ({ ...row, debit: row.credit, credit: row.debit })),
  dateImpossible: (rows, random) => {
    const dateText = pick(random, ['31 Jun 2024', '31-02-2024', '11 May', '00/04/2024', '45.13.2024', '12-Foo-2024'])
    return changed(rows, anyRow(rows, random), row => ({ ...row, dateText }))
  },
  lastDatesImpossible: rows =>
    rows.map((row, at) => (at < rows.length - 3 ? row : { ...row, dateText: '31 Jun 2024' })),
}

const read = (content: Uint8Array) => readStatements([{ name: 'statement.pdf', type: 'pdf', content }], {}, () => {})

const isReconciled = ({ files }: StatementAnalysis) => files.some(({ verdict }) => verdict === 'reconciled')

/** Where a text is broken, a blank may be added or lost. */
const packed = (text: string) => text.replace(/\s/g, '')

/** Rows that are right, in their order: their dates and amounts, their narrations, and all of it. */
function rightRows({ rows: expected }: TrueAccount, { rows: found }: StatementAnalysis) {
  const right = { figures: 0, narrations: 0, whole: 0 }
  if (found.length !== expected.length) return right
  for (const [at, { date, debit, credit, balance, description }] of expected.entries()) {
    const row = found[at]
    const isFigures =
      row?.date === date &&
      (row.debitPaise ?? 0) === debit &&
      (row.creditPaise ?? 0) === credit &&
      row.balancePaise === balance
    const isNarration = packed(row?.description ?? '') === packed(description)
    if (isFigures) right.figures++
    if (isNarration) right.narrations++
    if (isFigures && isNarration) right.whole++
  }
  return right
}

export const wholeRows = (account: TrueAccount, analysis: StatementAnalysis): number =>
  rightRows(account, analysis).whole

/** A program that prints statements. */
export type Draw = (
  account: TrueAccount,
  layout: PrintedLayout,
  print: Print,
  rows?: readonly PrintedRow[],
) => Promise<Uint8Array>

/** Reads honest statements: the shares of rows whose figures, narrations and both are right, and of files that are reconciled. */
export async function readHonest(set: readonly Printed[], draw: Draw = drawPrinted) {
  let [rows, figures, narrations, whole, reconciled] = [0, 0, 0, 0, 0]
  for (const { account, layout, print } of set) {
    const analysis = await read(await draw(account, layout, print))
    const right = rightRows(account, analysis)
    rows += account.rows.length
    figures += right.figures
    narrations += right.narrations
    whole += right.whole
    if (isReconciled(analysis)) reconciled++
  }
  const share = (count: number) => count / rows
  return {
    rows,
    whole: share(whole),
    figures: share(figures),
    narrations: share(narrations),
    reconciled: reconciled / set.length,
  }
}

/** Reads each statement as often as there are `rounds`, each time with another alteration. Names those that are reconciled. */
export async function readAltered(set: readonly Printed[], rounds = 1, draw: Draw = drawPrinted) {
  const names = Object.keys(alterations)
  const calledReconciled: string[] = []
  for (let round = 0; round < rounds; round++)
    for (const [at, { account, layout, print, seed }] of set.entries()) {
      const name = names[(at + round) % names.length] ?? ''
      const rows = alterations[name]?.(account.rows, randomFrom(seed * 100 + round)) ?? []
      const analysis = await read(await draw(account, layout, print, rows))
      if (isReconciled(analysis)) calledReconciled.push(`${name} of ${layout.name}, ${seed}`)
    }
  return { files: set.length * rounds, calledReconciled }
}
