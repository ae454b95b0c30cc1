import type { ProductId } from '../../../contracts/products/index.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { sha256 } from '../../platform/vault.ts'
import { checkReport } from '../reports/checkReport.ts'
import type { VerificationRow } from '../verifications/values.ts'
import { coverPage, gonePage, reportPage } from './pages.ts'

/**
 * The page of a shared link, and whether the link works. Without `show` it is a cover that names the product only; with it, it is the
 * masked result, and the opening is counted and audited.
 */
export async function openShare(
  { db, vault, config }: Context,
  scope: Scope,
  { token, show }: { token: string; show: boolean },
): Promise<{ works: boolean; html: string }> {
  const { locale } = scope
  const page = { locale, brandName: config.BRAND_NAME }
  const share = await activeShare(db, token)
  if (!share) return { works: false, html: gonePage(page) }
  const row = await db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', share.verification_id)
    .executeTakeFirstOrThrow()
  const found = row as VerificationRow & { product: ProductId }
  const until = share.expires_at
  if (!show) return { works: true, html: coverPage(page, { product: found.product, until }) }
  await db.transaction().execute(async trx => {
    await trx
      .updateTable('verification_shares')
      .set(eb => ({ openings: eb('openings', '+', 1), last_opened_at: new Date().toISOString() }))
      .where('id', '=', share.id)
      .execute()
    const data = { share: share.id }
    await recordAccess(trx, scope, { action: 'verification.shareOpened', subject: row.id, userId: row.user_id, data })
  })
  const report = checkReport(vault, found, locale, { madeFor: 'link' })
  return { works: true, html: reportPage(page, report, until) }
}

const activeShare = (db: Db, token: string) =>
  db
    .selectFrom('verification_shares')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
