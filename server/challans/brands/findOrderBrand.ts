import type { Db } from '../../platform/context.ts'
import type { OrderRow } from '../common/orders.ts'
import type { BrandRow } from './find.ts'

/** Under which an order was made, also once it is switched off; undefined for the console's orders. */
export async function findOrderBrand(db: Db, { brand_id }: Pick<OrderRow, 'brand_id'>): Promise<BrandRow | undefined> {
  if (!brand_id) return undefined
  return db.selectFrom('challan_brands').selectAll().where('id', '=', brand_id).executeTakeFirst()
}
