import type { z } from 'zod'
import { mounts } from '../../../contracts/calls/define.ts'
import type { listShares as listCall, shareLifetimes } from '../../../contracts/calls/verificationShares.ts'
import { text } from '../../../contracts/platform/text.ts'
import { createShownLink } from '../../invitations/create.ts'
import { defineInvitationKind } from '../../invitations/kind.ts'
import { type InvitationRow, openInvitation } from '../../invitations/row.ts'
import { withdrawInvitation } from '../../invitations/withdraw.ts'
import { audit } from '../../platform/audit/audit.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'
import { ownVerification } from '../verifications/present.ts'

type Share = z.input<typeof listCall.reply>[number]

/** A link to one check; its subject is the check. */
export const sharedCheck = defineInvitationKind({
  name: 'sharedCheck',
  path: `${mounts.public}/shared-checks/:token`,
  label: text('See a shared check', 'साझा की गई जाँच देखें'),
  shown: 'once',
})

const HOUR_MS = 3_600_000
const lifetimesMs = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS } as const
const MAX_ACTIVE = 20

/** Throws `not_found`. */
export async function listShares(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Share[]> {
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
  const { user_id } = await ownVerification(ctx, scope, id)
  const now = Date.now()
  return ctx.db.transaction().execute(async trx => {
    // Locks the check, so that concurrent requests cannot exceed the limit.
    await trx.selectFrom('verifications').select('id').where('id', '=', id).forUpdate().execute()
    const active = await sharesOf(trx, id)
      .select('id')
      .where('state', '=', 'waiting')
      .where('expires_at', '>', new Date(now).toISOString())
      .execute()
    if (active.length >= MAX_ACTIVE)
      throw new Problem('conflict', translate(scope.locale, 'verification.tooManyShares', { count: MAX_ACTIVE }))
    const made = await createShownLink(ctx, trx, sharedCheck, {
      subject: id,
      userId: user_id,
      askedBy: scope.actor.name,
      expiresAt: new Date(now + lifetimesMs[lifetime]),
    })
    const row = await sharesOf(trx, id).selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
    const data = { share: made.id, lifetime }
    await recordAccess(trx, scope, { action: 'verification.shared', subject: id, userId: user_id, data })
    return { url: made.url, share: presentShare(ctx.vault, row) }
  })
}

/** Throws as `listShares`. */
export async function revokeShare(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { id, shareId }: { id: string; shareId: string },
): Promise<Share> {
  await ownVerification(ctx, scope, id)
  return ctx.db.transaction().execute(async trx => {
    const row = await sharesOf(trx, id).selectAll().where('id', '=', shareId).forUpdate().executeTakeFirst()
    if (!row) throw notFound('link')
    if (!(await withdrawInvitation(ctx, trx, sharedCheck, shareId))) return presentShare(ctx.vault, row)
    const data = { share: shareId }
    await audit(trx, scope, { action: 'verification.shareRevoked', subject: id, userId: row.user_id, data })
    return presentShare(ctx.vault, { ...row, state: 'withdrawn' })
  })
}

const sharesOf = (db: Db, id: string) =>
  db.selectFrom('invitations').where('kind', '=', sharedCheck.name).where('subject', '=', id)

const presentShare = (vault: Vault, row: InvitationRow): Share => ({
  id: row.id,
  createdBy: openInvitation(vault, row).asked_by ?? '',
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  state: row.state === 'withdrawn' ? 'revoked' : Date.parse(row.expires_at) <= Date.now() ? 'expired' : 'active',
  openings: row.openings,
  lastOpenedAt: row.last_opened_at,
})
