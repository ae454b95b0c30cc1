import type {
  StatementReconciliationCode,
  StatementVerdict,
} from '../../../../contracts/bankStatements/statementCodes.ts'
import type { Coded, Mark, Movement, RowProblem, Section } from '../model.ts'
import { checkDates } from './checkDates.ts'
import type { JoinedAccount } from './joinSections.ts'

/** A row of `movements` that does not add up. */
export type BrokenRow = RowProblem & { row: number }

export interface Reconciled {
  verdict: StatementVerdict
  opening: number | null
  closing: number | null
  credits: number
  debits: number
  difference: number | null
  rowsRight: number
  rows: BrokenRow[]
  reasons: Coded<StatementReconciliationCode>[]
}

/** More broken rows than this, and one in ten, and nothing is reconciled any more. */
const MAX_BROKEN = { rows: 3, share: 0.1 }
const UNREAD_SHOWN = 20

/** Checks opening + credits − debits = closing, row by row, and against everything that the files state. */
export function reconcile(account: JoinedAccount): Reconciled {
  const { movements, marks, sections } = account
  const [first, last] = [sections[0]?.section, sections.at(-1)?.section]
  const opening = marks.find(({ kind, at }) => kind === 'opening' && at === 0)?.paise ?? first?.stated.opening ?? null
  const closing =
    marks.findLast(({ kind, at }) => kind === 'closing' && at === movements.length)?.paise ??
    last?.stated.closing ??
    null
  const walked = walk(movements, marks, opening)
  const credits = sum(movements, ({ credit }) => credit)
  const debits = sum(movements, ({ debit }) => debit)
  const difference = opening === null || closing === null ? null : closing - (opening + credits - debits)
  const broken: BrokenRow[] = [...walked.broken, ...ends(account, opening, closing, walked.end), ...checkDates(account)]
  const hasBalances = movements.some(({ balance }) => balance !== null)
  const reasons: Reconciled['reasons'] = []
  const because = (code: StatementReconciliationCode, params: Reconciled['reasons'][number]['params'] = {}) =>
    reasons.push({ code, params })

  if (opening === null) because('openingNotStated')
  if (closing === null) because('closingNotStated')
  if (movements.length > 0 && !hasBalances) because('noBalances')
  if (movements.length === 0 && opening !== closing) because('noRows')
  if (difference !== null && difference !== 0 && closing !== null)
    because('totalDiffers', { paise: closing - difference, otherPaise: closing })
  // What the jumps at broken rows do not explain is wrong somewhere else.
  const isUnexplained = difference !== null && difference !== walked.jumps + closingJump(closing, walked.end)
  const totals = sections.flatMap(({ section }) => totalReasons(section))
  reasons.push(...totals)
  for (const { section } of sections) {
    const { pagesMissing, unreadPages, linesLost } = section
    if (linesLost.length > 0) because('linesLost', { count: linesLost.length })
    if (pagesMissing) because('pagesMissing', { count: pagesMissing.there, otherCount: pagesMissing.stated })
    for (const page of unreadPages.slice(0, UNREAD_SHOWN)) because('pageUnread', { page })
    if (section.isSignOpen && !confirmsSigns(section)) because('signUnconfirmed')
  }
  for (const { after, before } of account.gaps) because('gap', { day: after, otherDay: before })
  for (const { from, to } of account.disagreements) because('filesDisagree', { day: from, otherDay: to })
  const rows = onePerRow(broken)
  const breaksThroughout = walked.right === 0 && rows.some(({ code }) => code === 'balanceBreak')
  const isTooMany = breaksThroughout || rows.length > Math.max(MAX_BROKEN.rows, movements.length * MAX_BROKEN.share)
  if (isTooMany) because('tooManyBroken', { count: rows.length, otherCount: movements.length })

  const isBad = isUnexplained || reasons.some(({ code }) => hard.has(code)) || (totals.length > 0 && rows.length === 0)
  return {
    verdict: isBad ? 'unreconciled' : rows.length > 0 || reasons.length > 0 ? 'reconciledBut' : 'reconciled',
    opening,
    closing,
    credits,
    debits,
    difference,
    rowsRight: walked.right,
    rows,
    reasons,
  }
}

const hard: ReadonlySet<StatementReconciliationCode> = new Set([
  'noBalances',
  'noRows',
  'pagesMissing',
  'pageUnread',
  'gap',
  'filesDisagree',
  'fileUnread',
  'tooManyBroken',
  'linesLost',
  'signUnconfirmed',
])

const sum = (movements: readonly Movement[], of: (movement: Movement) => number | null) =>
  movements.reduce((total, movement) => total + (of(movement) ?? 0), 0)

const movedBy = ({ debit, credit }: Movement) => (credit ?? 0) - (debit ?? 0)

const closingJump = (closing: number | null, end: number | null) =>
  closing === null || end === null ? 0 : closing - end

/** Goes from balance to balance. A balance that only itself is wrong (the next one follows again) breaks one row, not two. */
function walk(movements: readonly Movement[], marks: readonly Mark[], opening: number | null) {
  const broken: BrokenRow[] = []
  let right = 0
  let jumps = 0
  let balance = opening
  let markAt = 0
  const ordered = marks.toSorted((one, other) => one.at - other.at)
  movements.forEach((movement, row) => {
    for (; markAt < ordered.length && (ordered[markAt] as Mark).at <= row; markAt++) {
      const { paise } = ordered[markAt] as Mark
      if (balance !== null && paise !== balance) {
        broken.push({ row, code: 'gapBefore', params: { paise: paise - balance } })
        jumps += paise - balance
      }
      balance = paise
    }
    if (movement.problem) broken.push({ row, ...movement.problem })
    const expected = balance === null ? null : balance + movedBy(movement)
    if (movement.balance === null) {
      broken.push({ row, code: 'noBalance', params: {} })
      balance = expected
      return
    }
    if (expected === null) {
      // Nothing stands before the first row; `ends` says so.
      balance = movement.balance
      return
    }
    if (expected === movement.balance) {
      if (!movement.problem) right++
      balance = expected
      return
    }
    broken.push({ row, code: 'balanceBreak', params: { paise: movement.balance, otherPaise: expected } })
    const next = movements[row + 1]
    const isAlone = next && next.balance !== null && next.balance === expected + movedBy(next)
    if (!isAlone) jumps += movement.balance - expected
    balance = isAlone ? expected : movement.balance
  })
  for (; markAt < ordered.length; markAt++) {
    const { paise, kind } = ordered[markAt] as Mark
    if (balance !== null && paise !== balance && kind !== 'closing' && movements.length > 0) {
      broken.push({ row: movements.length - 1, code: 'closingDiffers', params: { paise, otherPaise: balance } })
    }
  }
  return { broken, right, jumps, end: balance }
}

/** What is wrong at both ends of the account, and where a file's own ends differ from the rows of the others. */
function ends(
  { sections, movements, marks }: JoinedAccount,
  opening: number | null,
  closing: number | null,
  end: number | null,
) {
  const broken: BrokenRow[] = []
  const lastRow = movements.length - 1
  if (movements.length === 0) return broken
  if (opening === null) broken.push({ row: 0, code: 'noOpening', params: {} })
  if (closing === null) broken.push({ row: lastRow, code: 'noClosing', params: {} })
  else if (end !== null && end !== closing)
    broken.push({ row: lastRow, code: 'closingDiffers', params: { paise: closing, otherPaise: end } })
  // A file may state its ends twice, in a summary and in a row.
  const [first, last] = [sections[0]?.section.stated.opening, sections.at(-1)?.section.stated.closing]
  if (first !== undefined && first !== null && opening !== null && first !== opening)
    broken.push({ row: 0, code: 'openingDiffers', params: { paise: first, otherPaise: opening } })
  if (last !== undefined && last !== null && closing !== null && last !== closing && marks.length > 0)
    broken.push({ row: lastRow, code: 'closingDiffers', params: { paise: last, otherPaise: closing } })
  return broken
}

/** A file's stated totals and counts against its own rows. */
function totalReasons({ stated, movements }: Section): Reconciled['reasons'] {
  const reasons: Reconciled['reasons'] = []
  const compare = (code: StatementReconciliationCode, here: number, there: number | null, unit: 'paise' | 'count') => {
    if (there === null || there === here) return
    reasons.push({
      code,
      params: unit === 'paise' ? { paise: here, otherPaise: there } : { count: here, otherCount: there },
    })
  }
  compare(
    'creditTotalDiffers',
    sum(movements, ({ credit }) => credit),
    stated.credits,
    'paise',
  )
  compare(
    'debitTotalDiffers',
    sum(movements, ({ debit }) => debit),
    stated.debits,
    'paise',
  )
  compare('creditCountDiffers', movements.filter(({ credit }) => credit).length, stated.creditCount, 'count')
  compare('debitCountDiffers', movements.filter(({ debit }) => debit).length, stated.debitCount, 'count')
  return reasons
}

/** Stated totals tell debits from credits without the balance, unless both are the same. */
function confirmsSigns({ stated, movements }: Section): boolean {
  const credits = sum(movements, ({ credit }) => credit)
  const debits = sum(movements, ({ debit }) => debit)
  return credits !== debits && (stated.credits === credits || stated.debits === debits)
}

/** The first, most specific reason of each row, by row. */
function onePerRow(broken: readonly BrokenRow[]): BrokenRow[] {
  const rows = new Map<number, BrokenRow>()
  for (const one of broken) if (!rows.has(one.row) || rows.get(one.row)?.code === 'noOpening') rows.set(one.row, one)
  return [...rows.values()].sort((one, other) => one.row - other.row)
}
