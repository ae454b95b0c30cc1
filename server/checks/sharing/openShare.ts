import type { ProductId } from '../../../contracts/products/index.ts'
import { countOpening } from '../../invitations/openings.ts'
import { findByToken, linkEndOf } from '../../invitations/row.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { checkReport } from '../reports/checkReport.ts'
import type { VerificationRow } from '../verifications/values.ts'
import { coverPage, gonePage, reportPage } from './pages.ts'
import { sharedCheck } from './shares.ts'

/**
 * The page of a shared link, and whether the link works. Without `show` it is a cover that names the product only; with it, it is the
 * masked result, and the opening is counted and audited.
 */
export async function openShare(
  { db, vault, config }: Context,
  scope: Scope,
  { token, show, agent }: { token: string; show: boolean; agent: string },
): Promise<{ works: boolean; html: string }> {
  const { locale } = scope
  const page = { locale, brandName: config.BRAND_NAME }
  const share = await findByToken(db, token, [sharedCheck])
  const end = share ? linkEndOf(share) : 'unknown'
  if (!share || end !== null) return { works: false, html: gonePage(page, end ?? 'unknown') }
  const row = await db.selectFrom('verifications').selectAll().where('id', '=', share.subject).executeTakeFirstOrThrow()
  const found = row as VerificationRow & { product: ProductId }
  const until = share.expires_at
  if (!show) return { works: true, html: coverPage(page, { product: found.product, until }) }
  await db.transaction().execute(async trx => {
    // Every reader counts, also one who comes back.
    await countOpening(vault, trx, share.id, { scope, agent }, { sameMs: 0 })
    const data = { share: share.id }
    await recordAccess(trx, scope, { action: 'verification.shareOpened', subject: row.id, userId: row.user_id, data })
  })
  const report = checkReport(vault, found, locale, { madeFor: 'link' })
  return { works: true, html: reportPage(page, report, until) }
}
