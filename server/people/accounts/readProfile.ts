import { codes } from '../../../contracts/codes.ts'
import { maskIdentifier } from '../../../contracts/identifiers.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { forbidden } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** The customer's profile, its phone masked. Throws `forbidden` for anybody else's. */
export async function readProfile(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const user = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', requireOwnUserId(scope, userId))
    .executeTakeFirstOrThrow()
  const result = {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    customerId: user.customer_id,
    isActive: user.is_active,
    companyName: user.company_name,
    phone: user.phone && maskIdentifier('phone', user.phone),
    kycComplete: user.kyc_completed_at !== null,
    createdAt: user.created_at,
  }
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result }
}

/** The sub-user's own name and e-mail, with the account's company; no customer id (A37). Throws `forbidden` for any other id. */
export async function readSubUserProfile(ctx: Context, scope: Scope<CustomerActor>, subUserId: string) {
  if (subUserId !== scope.actor.subUserId) throw forbidden()
  const sub = await ctx.db
    .selectFrom('sub_users as sub')
    .innerJoin('users', 'users.id', 'sub.user_id')
    .select(['sub.first_name', 'sub.last_name', 'sub.email', 'sub.is_active', 'sub.created_at'])
    .select(['users.company_name', 'users.kyc_completed_at'])
    .where('sub.id', '=', subUserId)
    .executeTakeFirstOrThrow()
  const result = {
    firstName: sub.first_name,
    lastName: sub.last_name,
    email: sub.email,
    customerId: null,
    isActive: sub.is_active,
    companyName: sub.company_name,
    phone: null,
    kycComplete: sub.kyc_completed_at !== null,
    viewOnly: scope.actor.viewOnly ?? false,
    createdAt: sub.created_at,
  }
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result }
}
