import type { Selectable } from 'kysely'
import type { BrandContent, ChallanBrand } from '../../../contracts/challans/challanBrand.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { ChallansTables } from '../../platform/db/schema/challans.ts'
import { translate } from '../../platform/translate.ts'
import type { OrderRow } from '../common/orders.ts'

export type BrandRow = Selectable<ChallansTables['challan_brands']>

/** A brand as its public page needs it; `version` increases with every change. */
export interface FoundBrand {
  id: string
  version: number
  /** Whether it promises a refund of what is settled late. */
  lateRefund: boolean
  brand: ChallanBrand
}

/**
 * Finds an active brand by name or token; a rotated token stays valid for one more day (A93). Without a key: the oldest active
 * brand.
 */
export async function findBrand({ db }: Pick<Context, 'db'>, nameOrToken: string | null): Promise<FoundBrand | null> {
  const active = db.selectFrom('challan_brands').selectAll().where('is_active', '=', true)
  const row =
    nameOrToken === null
      ? await active.orderBy('id').limit(1).executeTakeFirst()
      : ((await active.where('name', '=', nameOrToken.trim().toLowerCase()).executeTakeFirst()) ??
        (await brandByToken(db, nameOrToken)))
  return row ? { id: row.id, version: row.version, lateRefund: row.late_refund, brand: presentBrand(row) } : null
}

/** Finds an active brand by token alone, as the public calls send it (A91). */
export const brandByToken = (db: Db, token: string): Promise<BrandRow | undefined> =>
  db
    .selectFrom('challan_brands')
    .selectAll()
    .where('is_active', '=', true)
    .where(row =>
      row.or([
        row('token', '=', token),
        row.and([row('earlier_token', '=', token), row('earlier_token_until', '>', new Date().toISOString())]),
      ]),
    )
    .executeTakeFirst()

/** A brand as its public pages see it. The URLs contain the version, so browsers may cache what they point to. */
export const presentBrand = (row: BrandRow): ChallanBrand => ({
  brandName: row.name,
  companyLogo: logoUrl(row),
  title: row.title,
  token: row.token,
  supportEmail: row.support_email,
  supportPhone: row.support_phone,
  stylesheet: `/public/brands/${row.id}/${row.version}.css`,
  content: promisedContent(row),
})

/** The content without what the brand does not promise. */
function promisedContent({ content, late_refund }: Pick<BrandRow, 'content' | 'late_refund'>): BrandContent {
  const isPromised = (part: { lateRefund?: boolean | undefined }) => late_refund || !part.lateRefund
  return { ...content, claims: content.claims.filter(isPromised), questions: content.questions.filter(isPromised) }
}

export const logoUrl = ({ id, version, logo_object_id }: BrandRow): string | null =>
  logo_object_id === null ? null : `/public/brands/${id}/${version}/logo`

/** Serves the brand call (A93): code 100, or 103 when there is no such brand. */
export async function readBrand(ctx: Context, { locale }: Scope, nameOrToken: string) {
  const found = await findBrand(ctx, nameOrToken)
  if (!found) return { code: 103 as const, message: translate(locale, 'challans.brandMissing') }
  return { code: 100 as const, message: translate(locale, 'challans.brandFound'), result: found.brand }
}

/** The brand an order was placed under, even if it has since been deactivated; undefined for console orders. */
export async function findOrderBrand(db: Db, { brand_id }: Pick<OrderRow, 'brand_id'>): Promise<BrandRow | undefined> {
  if (!brand_id) return undefined
  return db.selectFrom('challan_brands').selectAll().where('id', '=', brand_id).executeTakeFirst()
}
