import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'
import { endOf, type Period, startOf } from '../periods.ts'
import { type TaxDocument, totalOf } from './documents.ts'
import type { AccountingLedger } from './ledgers.ts'

export interface VoucherLine {
  ledger: AccountingLedger
  /** Debits are positive. */
  paise: number
}

/** An entry of the books, whose lines sum to zero. */
export interface Voucher {
  type: 'Sales' | 'Credit Note' | 'Receipt' | 'Journal'
  number: string
  /** The day in India. */
  day: string
  narration: string
  lines: VoucherLine[]
}

/** A sale of wallet money is an advance; it becomes income when a check is charged. A challan's fee is income at once. */
function voucherOfDocument(one: TaxDocument): Voucher {
  const sign = one.kind === 'invoice' ? 1 : -1
  return {
    type: one.kind === 'invoice' ? 'Sales' : 'Credit Note',
    number: one.number,
    day: one.day,
    narration: one.kind === 'invoice' ? `Tax invoice ${one.number}` : `Credit note ${one.number}`,
    lines: withoutZero([
      { ledger: 'customers', paise: sign * totalOf(one) },
      { ledger: one.series === 'wallets' ? 'walletAdvances' : 'feeIncome', paise: -sign * one.basePaise },
      { ledger: 'cgst', paise: -sign * one.cgstPaise },
      { ledger: 'sgst', paise: -sign * one.sgstPaise },
      { ledger: 'igst', paise: -sign * one.igstPaise },
    ]),
  }
}

interface DayMovement {
  day: string
  kind: string
  account: string
  ofWallet: boolean
  /** The transfer of a credit note: its money leaves the customer's account, not ours. */
  ofNote: boolean
  paise: number
}

async function movementsOf(db: Db, period: Period): Promise<DayMovement[]> {
  const { rows } = await sql<DayMovement>`
    select to_char(transfer.created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, transfer.kind, line.account,
      transfer.wallet_id is not null as "ofWallet", note.id is not null as "ofNote", sum(line.amount_paise)::bigint as paise
    from transfers transfer
    join ledger_lines line on line.transfer_id = transfer.id and line.wallet_id is null
    left join invoices note on note.transfer_id = transfer.id
    where transfer.created_at >= ${startOf(period.firstDay).toISOString()} and transfer.created_at < ${endOf(period.lastDay).toISOString()}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3`.execute(db)
  return rows
}

const ledgerOf: Record<string, AccountingLedger> = {
  gateway: 'gateway',
  challanFines: 'challanFines',
  government: 'government',
  payable: 'payable',
  payout: 'payout',
  diverged: 'diverged',
  bonus: 'bonus',
  adjustment: 'adjustment',
}

/** Where a line of our ledger goes in the books. The invoices have booked fees and GST of challans against the customer. */
function targetOf({ account, ofWallet, ofNote }: DayMovement): AccountingLedger {
  if (ofNote) return 'customers'
  if (account === 'revenue') return ofWallet ? 'serviceIncome' : 'customers'
  if (account === 'gst' || account === 'clientShares') return 'customers'
  return ledgerOf[account] ?? 'suspense'
}

/** A day's entries by the kind of voucher: money that came in by card, and all else. A line of our ledger that gives to an account is a credit. */
function vouchersOfDay(day: string, moved: readonly DayMovement[], documents: readonly TaxDocument[]): Voucher[] {
  const isReceipt = ({ kind, account, ofWallet }: DayMovement) =>
    kind === 'collect' || (kind === 'credit' && ofWallet && account === 'gateway')
  const linesOf = (some: readonly DayMovement[]): VoucherLine[] =>
    some.flatMap(one => [
      { ledger: targetOf(one), paise: -one.paise },
      ...(one.ofWallet ? [{ ledger: 'walletAdvances' as const, paise: one.paise }] : []),
      // The invoice has booked the whole fee as income, so that a client's share of it is an expense.
      ...(one.account === 'clientShares'
        ? [
            { ledger: 'clientCommission' as const, paise: one.paise },
            { ledger: 'clientShares' as const, paise: -one.paise },
          ]
        : []),
    ])
  // Our ledger credits the wallet without the tax, and the invoice has already booked the advance: the payment settles the invoice instead.
  const sold = documents.filter(one => one.day === day && one.series === 'wallets' && one.isPaid)
  const basePaise = sold.reduce((sum, one) => sum + one.basePaise, 0)
  const totalPaise = sold.reduce((sum, one) => sum + totalOf(one), 0)
  const settled: VoucherLine[] = [
    { ledger: 'walletAdvances', paise: basePaise },
    { ledger: 'gateway', paise: totalPaise - basePaise },
    { ledger: 'customers', paise: -totalPaise },
  ]
  const compact = day.replaceAll('-', '')
  return [
    {
      type: 'Receipt' as const,
      number: `R-${compact}`,
      day,
      narration: `Card payments of ${day}`,
      lines: summed([...linesOf(moved.filter(isReceipt)), ...settled]),
    },
    {
      type: 'Journal' as const,
      number: `J-${compact}`,
      day,
      narration: `Charges, refunds and adjustments of ${day}`,
      lines: summed(linesOf(moved.filter(one => !isReceipt(one)))),
    },
  ].filter(({ lines }) => lines.length > 0)
}

const withoutZero = (lines: VoucherLine[]) => lines.filter(({ paise }) => paise !== 0)

function summed(lines: readonly VoucherLine[]): VoucherLine[] {
  const sums = new Map<AccountingLedger, number>()
  for (const { ledger, paise } of lines) sums.set(ledger, (sums.get(ledger) ?? 0) + paise)
  return withoutZero([...sums].map(([ledger, paise]) => ({ ledger, paise })))
}

/** The entries of a month, by day. Throws an Error if one does not sum to zero. */
export async function vouchersOf(db: Db, period: Period, documents: readonly TaxDocument[]): Promise<Voucher[]> {
  const moved = await movementsOf(db, period)
  const days = [...new Set([...moved, ...documents].map(({ day }) => day))].toSorted()
  const vouchers = days.flatMap(day => [
    ...documents.filter(one => one.day === day && totalOf(one) !== 0).map(voucherOfDocument),
    ...vouchersOfDay(
      day,
      moved.filter(one => one.day === day),
      documents,
    ),
  ])
  for (const { number, lines } of vouchers) {
    const sum = lines.reduce((total, { paise }) => total + paise, 0)
    if (sum !== 0) throw new Error(`the voucher ${number} sums to ${sum} paise, not to zero`)
  }
  return vouchers
}
