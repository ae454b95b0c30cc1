import type { Context, Scope } from '../../platform/context.ts'
import type { KeyActor } from '../../platform/identity/actors.ts'
import type { VerificationRow } from '../verifications/values.ts'

/** Finds a verification of the key's account and mode; a test key cannot read live results. */
export const findVerification = (
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<KeyActor>,
  id: string,
): Promise<VerificationRow | undefined> =>
  db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('mode', '=', actor.mode)
    .executeTakeFirst()
