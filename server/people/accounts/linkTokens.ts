import { sql } from 'kysely'
import type { Trx } from '../../platform/context.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { sha256 } from '../../platform/vault.ts'
import type { Owner } from './secondFactor/factors.ts'

type Purpose = 'reset' | 'invite'
type Holder = { purpose: Purpose } & Owner

/** A placeholder owner: creating a token for it costs the same work, and the token opens nothing. */
export const decoyOwner = { userId: '', subUserId: null }

/** Creates the token of a link in a mail and invalidates the holder's earlier ones for the same purpose. Only its SHA-256 is stored. */
export async function createLinkToken(trx: Trx, { purpose, ...owner }: Holder, lifeMs: number): Promise<string> {
  const token = newSecret()
  await revokeLinkTokens(trx, owner, purpose)
  const expires = new Date(Date.now() + lifeMs).toISOString()
  if ('adminId' in owner) {
    await trx
      .insertInto('link_tokens')
      .values({ hash: sha256(token), purpose, admin_id: owner.adminId, expires_at: expires })
      .execute()
    return token
  }
  const { userId, subUserId } = owner
  await sql`
    insert into link_tokens (hash, purpose, user_id, sub_user_id, expires_at)
    select ${sha256(token)}, ${purpose}, id, ${subUserId}, ${expires}::timestamptz
    from users where id = ${userId}`.execute(trx)
  return token
}

/** Invalidates the owner's links for a purpose. */
export async function revokeLinkTokens(trx: Trx, owner: Owner, purpose: Purpose): Promise<void> {
  const links = trx.deleteFrom('link_tokens').where('purpose', '=', purpose)
  if ('adminId' in owner) await links.where('admin_id', '=', owner.adminId).execute()
  else
    await links
      .where('user_id', '=', owner.userId)
      .where('sub_user_id', owner.subUserId === null ? 'is' : '=', owner.subUserId)
      .execute()
}

/** Consumes a token and returns its owner; null if it is unknown, used or expired. */
export async function consumeLinkToken(trx: Trx, purpose: Purpose, token: string): Promise<Owner | null> {
  const now = new Date().toISOString()
  const row = await trx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'sub_user_id', 'admin_id'])
    .executeTakeFirst()
  if (!row) return null
  if (row.admin_id) return { adminId: row.admin_id }
  return row.user_id ? { userId: row.user_id, subUserId: row.sub_user_id } : null
}
