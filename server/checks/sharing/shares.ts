import type { Selectable } from 'kysely'
import type { z } from 'zod'
import { mounts } from '../../../contracts/calls/define.ts'
import type { listShares as listCall, shareLifetimes } from '../../../contracts/calls/verificationShares.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId, newSecret } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { sha256, type Vault } from '../../platform/vault.ts'
import { ownVerification } from '../verifications/present.ts'

type Share = z.input<typeof listCall.reply>[number]
type ShareRow = Selectable<Schema['verification_shares']>

const HOUR_MS = 3_600_000
const lifetimesMs = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const
const MOST_ACTIVE = 20

/** Throws `not_found`, and `forbidden` for secondary users. */
export async function listShares(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Share[]> {
  requireAccess(scope, 'list', 'verifications.share')
  await ownVerification(ctx, scope, id)
  const rows = await sharesOf(ctx.db, id).selectAll().orderBy('id', 'desc').execute()
  return rows.map(row => presentShare(ctx.vault, row))
}

/** Makes a link. Throws as `listShares`, and `conflict` when too many links of the check are active. */
export async function shareVerification(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, lifetime }: { id: string; lifetime: (typeof shareLifetimes)[number] },
): Promise<{ url: string; share: Share }> {
  requireAccess(scope, 'create', 'verifications.share')
  const { user_id } = await ownVerification(ctx, scope, id)
  const token = newSecret()
  const shareId = newId('vsh')
  const now = Date.now()
  const row = await ctx.db.transaction().execute(async trx => {
    // Locks the check, so that concurrent requests cannot exceed the limit.
    await trx.selectFrom('verifications').select('id').where('id', '=', id).forUpdate().execute()
    const active = await sharesOf(trx, id)
      .select('id')
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date(now).toISOString())
      .execute()
    if (active.length >= MOST_ACTIVE)
      throw new Problem('conflict', translate(scope.locale, 'verification.tooManyShares', { count: MOST_ACTIVE }))
    const made = await trx
      .insertInto('verification_shares')
      .values({
        id: shareId,
        verification_id: id,
        user_id,
        token_hash: sha256(token),
        created_by: ctx.vault.seal(scope.actor.name, { column: 'verification_shares.created_by', id: shareId }),
        expires_at: new Date(now + lifetimesMs[lifetime]).toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const data = { share: shareId, lifetime }
    await recordAccess(trx, scope, { action: 'verification.shared', subject: id, userId: user_id, data })
    return made
  })
  const url = new URL(`${mounts.public}/shared-checks/${token}`, ctx.config.PUBLIC_URL).href
  return { url, share: presentShare(ctx.vault, row) }
}

/** Throws as `listShares`. */
export async function revokeShare(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, shareId }: { id: string; shareId: string },
): Promise<Share> {
  requireAccess(scope, 'delete', 'verifications.share')
  await ownVerification(ctx, scope, id)
  return ctx.db.transaction().execute(async trx => {
    const row = await sharesOf(trx, id).selectAll().where('id', '=', shareId).forUpdate().executeTakeFirst()
    if (!row) throw notFound('link')
    if (row.revoked_at !== null) return presentShare(ctx.vault, row)
    const revoked_at = new Date().toISOString()
    await trx.updateTable('verification_shares').set({ revoked_at }).where('id', '=', shareId).execute()
    const data = { share: shareId }
    await audit(trx, scope, { action: 'verification.shareRevoked', subject: id, userId: row.user_id, data })
    return presentShare(ctx.vault, { ...row, revoked_at })
  })
}

const sharesOf = (db: Db, id: string) => db.selectFrom('verification_shares').where('verification_id', '=', id)

const presentShare = (vault: Vault, row: ShareRow): Share => ({
  id: row.id,
  createdBy: vault.open(row.created_by, { column: 'verification_shares.created_by', id: row.id }),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  state: row.revoked_at !== null ? 'revoked' : Date.parse(row.expires_at) <= Date.now() ? 'expired' : 'active',
  openings: row.openings,
  lastOpenedAt: row.last_opened_at,
})
