import type { ChallanBrandRow } from '../../../contracts/resources/challanBrand.ts'
import { type BrandRow, logoUrl } from './find.ts'

/** A brand as staff edit it. */
export const presentForStaff = (row: BrandRow, orders: number): ChallanBrandRow => ({
  id: row.id,
  name: row.name,
  title: row.title,
  token: row.token,
  supportEmail: row.support_email,
  supportPhone: row.support_phone,
  primary: row.primary_colour,
  primaryDark: row.primary_dark_colour,
  ink: row.ink_colour,
  content: row.content,
  isActive: row.is_active,
  logo: logoUrl(row),
  orders,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
