import { MAX_PAISE } from '../../../contracts/fields/schemas.ts'
import type { SettlementRow } from '../../platform/ports/paymentGateway.ts'

/** A row as a gateway names its values, in minor units of the currency. */
export interface ReportedRow {
  id: string
  type: string
  debit: number
  credit: number
  amount: number
  tax: number
  currency: string
  paymentId: string | null
  orderId: string | null
  at: Date
  settledAt: Date | null
  settlementId: string | null
  utr: string | null
}

const ID = /^[\w-]{1,64}$/

/**
 * Brings a row into one form. The fee is what the row keeps of its amount besides the tax: reports name it with the tax or without it.
 * Null for a row whose ids, amounts or times cannot be right.
 */
export function settlementRow(row: ReportedRow): SettlementRow | null {
  const { id, type, debit, credit, amount, tax } = row
  const kind = type === 'payment' || type === 'refund' ? type : 'other'
  const netMinor = credit - debit
  const kept = kind === 'payment' ? amount - netMinor : kind === 'refund' ? -netMinor - amount : 0
  const amounts = [debit, credit, amount, tax, netMinor, kept - tax]
  if (amounts.some(one => !Number.isSafeInteger(one) || Math.abs(one) > MAX_PAISE)) return null
  if (!ID.test(id) || !/^[A-Z]{3}$/.test(row.currency)) return null
  if ([row.paymentId, row.orderId, row.settlementId, row.utr].some(one => one !== null && !ID.test(one))) return null
  if ([row.at, row.settledAt].some(time => time !== null && !isInRange(time))) return null
  return {
    id,
    kind,
    paymentId: kind === 'payment' ? id : row.paymentId,
    orderId: row.orderId,
    amountMinor: amount,
    currency: row.currency,
    feeMinor: kind === 'other' ? 0 : kept - tax,
    taxMinor: kind === 'other' ? 0 : tax,
    netMinor,
    at: row.at.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    settlementId: row.settlementId,
    utr: row.utr,
  }
}

const isInRange = (time: Date) => {
  const year = time.getUTCFullYear()
  return year >= 2000 && year <= 2199
}
