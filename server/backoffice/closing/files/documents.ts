import { sql } from 'kysely'
import type { InvoiceKind } from '../../../../contracts/resources/invoice.ts'
import { FEE_SERVICE_CODE, openParties } from '../../../challans/receipt/issueInvoice.ts'
import { dayOf } from '../../../checks/days.ts'
import { openSnapshot } from '../../../money/invoices/issue.ts'
import { SERVICE_CODE } from '../../../money/invoices/parties.ts'
import type { Context, Db } from '../../../platform/context.ts'
import { endOf, type Period, startOf } from '../periods.ts'

/** A tax invoice or credit note of a period, with positive sums in paise. */
export interface TaxDocument {
  id: string
  number: string
  kind: InvoiceKind
  series: 'wallets' | 'challans'
  /** SAC. */
  serviceCode: string
  /** The day in India. */
  day: string
  supplierGstin: string
  supplierState: string
  buyerGstin: string | null
  placeOfSupply: string
  basePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  /** Issued for a payment, rather than in place of another invoice. */
  isPaid: boolean
}

export const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: TaxDocument) => cgstPaise + sgstPaise + igstPaise
export const totalOf = (one: TaxDocument) => one.basePaise + taxOf(one)

/** Every document of a period, of both series, in order of their numbers. */
export async function documentsOf(ctx: Pick<Context, 'vault'>, db: Db, period: Period): Promise<TaxDocument[]> {
  const within = sql<boolean>`created_at >= ${startOf(period.firstDay).toISOString()}::timestamptz
    and created_at < ${endOf(period.lastDay).toISOString()}::timestamptz`
  const invoices = await db.selectFrom('invoices').selectAll().where(within).orderBy('number').execute()
  const ofChallans = await db.selectFrom('challan_invoices').selectAll().where(within).orderBy('number').execute()
  return [
    ...invoices.map(row => {
      const { seller, buyer, replaces } = openSnapshot(ctx, row)
      return {
        ...common(row),
        series: 'wallets' as const,
        serviceCode: SERVICE_CODE,
        supplierGstin: seller.gstin,
        supplierState: seller.state,
        buyerGstin: buyer.gstin,
        basePaise: row.base_paise,
        isPaid: row.kind === 'invoice' && !replaces,
      }
    }),
    ...ofChallans.map(row => {
      const { seller, buyer } = openParties(ctx, row)
      return {
        ...common(row),
        series: 'challans' as const,
        serviceCode: FEE_SERVICE_CODE,
        supplierGstin: row.supplier_gstin,
        supplierState: seller.state,
        buyerGstin: buyer.gstin,
        basePaise: row.fees_paise,
        isPaid: row.kind === 'invoice',
      }
    }),
  ]
}

interface Row {
  id: string
  number: string
  kind: InvoiceKind
  created_at: string
  place_of_supply: string
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
}

const common = (row: Row) => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  day: dayOf(new Date(row.created_at)),
  placeOfSupply: row.place_of_supply,
  cgstPaise: row.cgst_paise,
  sgstPaise: row.sgst_paise,
  igstPaise: row.igst_paise,
})
