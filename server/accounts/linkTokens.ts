import type { Trx } from '../context.ts'
import { newSecret } from '../ids.ts'
import { sha256 } from '../vault.ts'

interface Holder {
  purpose: 'reset' | 'invite'
  userId: string
  subUserId: string | null
}

/** Makes the token of a mail's link; the holder's earlier ones for this purpose end. Only its SHA-256 is kept. */
export async function makeLinkToken(trx: Trx, { purpose, userId, subUserId }: Holder, lifeMs: number): Promise<string> {
  const token = newSecret()
  await trx
    .deleteFrom('link_tokens')
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .where('sub_user_id', subUserId === null ? 'is' : '=', subUserId)
    .execute()
  const expires_at = new Date(Date.now() + lifeMs)
  await trx
    .insertInto('link_tokens')
    .values({ hash: sha256(token), purpose, user_id: userId, sub_user_id: subUserId, expires_at })
    .execute()
  return token
}

/** Uses a token up and answers whose it was; null for one that is unknown, used or expired. */
export async function takeLinkToken(trx: Trx, purpose: Holder['purpose'], token: string): Promise<Holder | null> {
  const now = new Date().toISOString()
  const row = await trx
    .updateTable('link_tokens')
    .set({ used_at: now })
    .where('hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'sub_user_id'])
    .executeTakeFirst()
  return row ? { purpose, userId: row.user_id, subUserId: row.sub_user_id } : null
}
