import { codes } from '../../../contracts/codes.ts'
import { isFeature } from '../../../contracts/features.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'

/** Whether a feature is on; code 101 for a name that is none. Throws `forbidden` for anybody else's account. */
export async function readFeature(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  { userId, feature }: { userId: string; feature: string },
) {
  const owner = requireOwnUserId(scope, userId)
  if (!isFeature(feature)) return { code: codes.badInput, message: translate(scope.locale, 'kyc.features.unknown') }
  const { features } = await db.selectFrom('users').select('features').where('id', '=', owner).executeTakeFirstOrThrow()
  return {
    code: codes.ok,
    message: translate(scope.locale, 'account.read'),
    result: { status: features.includes(feature) },
  }
}
