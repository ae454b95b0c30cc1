import { codes } from '../../../contracts/codes.ts'
import { isFeature } from '../../../contracts/features.ts'
import { ownOnly } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { say } from '../../platform/translate.ts'

/** Whether a feature is on; code 101 for a name that is none. Throws `forbidden` for anybody else's account. */
export async function readFeature(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  { userId, feature }: { userId: string; feature: string },
) {
  const owner = ownOnly(scope, userId)
  if (!isFeature(feature)) return { code: codes.badInput, message: say(scope.locale, 'kyc.features.unknown') }
  const { features } = await db.selectFrom('users').select('features').where('id', '=', owner).executeTakeFirstOrThrow()
  return { code: codes.ok, message: say(scope.locale, 'account.read'), result: { status: features.includes(feature) } }
}
