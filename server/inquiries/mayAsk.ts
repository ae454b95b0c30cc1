import type { Context } from '../platform/context.ts'
import type { Inquiry } from './row.ts'

/**
 * Whether an inquiry may go on asking: as the account, the secondary user and the key that started it stand now. Nothing real is asked before KYC is complete.
 */
export async function mayAsk(
  { db }: Pick<Context, 'db'>,
  { user_id, sub_user_id, api_key_id, mode }: Pick<Inquiry, 'user_id' | 'sub_user_id' | 'api_key_id' | 'mode'>,
): Promise<boolean> {
  const account = await db
    .selectFrom('users')
    .leftJoin('sub_users', join => join.on('sub_users.id', '=', sub_user_id))
    .leftJoin('api_keys', join => join.on('api_keys.id', '=', api_key_id))
    .select(['users.is_active', 'kyc_completed_at', 'sub_users.is_active as sub_active', 'revoked_at'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (!account.is_active || (account.kyc_completed_at === null && mode !== 'test')) return false
  return (sub_user_id === null || account.sub_active === true) && (api_key_id === null || account.revoked_at === null)
}
