import type { Config } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import type { CheckoutPayer } from '../../platform/ports/paymentGateway.ts'
import { openRow } from '../../platform/sealing/rows.ts'

export interface Seller {
  name: string
  gstin: string
  address: string
  /** GST code of the state. */
  state: string
}

/** SAC of "other information technology services". */
export const SERVICE_CODE = '998439'

/** The issuer of invoices. */
export const sellerOf = (
  config: Pick<Config, 'SELLER_NAME' | 'SELLER_GSTIN' | 'SELLER_ADDRESS' | 'SELLER_STATE' | 'BRAND_NAME'>,
): Seller => ({
  name: config.SELLER_NAME ?? config.BRAND_NAME,
  gstin: config.SELLER_GSTIN,
  address: config.SELLER_ADDRESS,
  state: config.SELLER_STATE ?? config.SELLER_GSTIN.slice(0, 2),
})

/** The buyer as named on the invoice. Stored with the order, so that later changes of the account do not change the invoice. */
export interface Buyer {
  name: string
  email: string
  customerId: string | null
  gstin: string | null
}

/** The account's GST details: those that were chosen, or else those that were added last. */
export function gstOf({ db }: Pick<Context, 'db'>, userId: string, gstId?: string | null) {
  const own = db
    .selectFrom('gst_details')
    .select(['id', 'gstin_sealed'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
  return (gstId ? own.where('id', '=', gstId) : own).executeTakeFirst()
}

/** The account, with its GSTIN if there is one. */
export async function buyerOf(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
  gst: Awaited<ReturnType<typeof gstOf>>,
): Promise<{ buyer: Buyer; payer: CheckoutPayer }> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const user = openRow(vault, 'users', row)
  const person = `${user.first_name} ${user.last_name}`
  return {
    buyer: {
      name: user.company_name ?? person,
      email: user.email,
      customerId: user.customer_id,
      gstin: gst?.gstin_sealed
        ? vault.open(gst.gstin_sealed, { column: 'gst_details.gstin_sealed', id: gst.id })
        : null,
    },
    payer: { name: person, email: user.email, contact: user.phone ? user.country_code + user.phone : '' },
  }
}
