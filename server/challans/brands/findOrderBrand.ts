import type { Db } from '../../platform/context.ts'
import type { OrderRow } from '../common/orders.ts'
import type { BrandRow } from './find.ts'

/** The brand an order was placed under, even if it has since been deactivated; undefined for console orders. */
export async function findOrderBrand(db: Db, { brand_id }: Pick<OrderRow, 'brand_id'>): Promise<BrandRow | undefined> {
  if (!brand_id) return undefined
  return db.selectFrom('challan_brands').selectAll().where('id', '=', brand_id).executeTakeFirst()
}
