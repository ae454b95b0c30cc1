import type { Context, Db } from '../../platform/context.ts'
import { digestOf } from './digest.ts'
import { readFigures } from './figures.ts'
import { type ClosingRow, openingOf, periodOfRow } from './rows.ts'

/**
 * Whether ledger, invoices and adjustments still give the figures that were stored, and these have their digest. What the gateway reports and
 * what answers cost may become known later.
 */
export async function agrees(ctx: Pick<Context, 'payments'>, db: Db, row: ClosingRow): Promise<boolean> {
  if (digestOf(row.id, row.figures) !== row.digest) return false
  const period = periodOfRow(row)
  try {
    const now = await readFigures(ctx, db, period, await openingOf(db, period))
    const { revenue, gateway, verified } = row.figures
    return digestOf(row.id, { ...now, revenue, gateway, verified }) === row.digest
  } catch {
    // The wallets and the lines differ.
    return false
  }
}
