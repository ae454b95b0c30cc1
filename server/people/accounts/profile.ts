import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { isReadOnly } from '../../../contracts/people/permissions.ts'
import { codes, type WalletKind } from '../../../contracts/platform/codes.ts'
import { toRupees } from '../../../contracts/platform/money.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newCustomerId } from '../../platform/identity/ids.ts'
import { forbidden } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'

/** The customer's profile with a masked phone. Throws `forbidden` for any other account. */
export async function readProfile(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const stored = await ctx.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', requireOwnUserId(scope, userId))
    .executeTakeFirstOrThrow()
  const user = openRow(ctx.vault, 'users', stored)
  const { permissions = {}, supportView } = scope.actor
  const result = {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    customerId: user.customer_id,
    isActive: user.is_active,
    companyName: user.company_name,
    phone: user.phone && maskIdentifier('phone', user.phone),
    kycComplete: user.kyc_completed_at !== null,
    permissions,
    ...(supportView && { supportView: { id: supportView.id, until: supportView.until } }),
    createdAt: user.created_at,
  }
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result }
}

/** The sub-user's own name and e-mail with the account's company, without a customer id (A37). Throws `forbidden` for any other id. */
export async function readSubUserProfile(ctx: Context, scope: Scope<CustomerActor>, subUserId: string) {
  if (subUserId !== scope.actor.subUserId) throw forbidden()
  const stored = await ctx.db
    .selectFrom('sub_users as sub')
    .innerJoin('users', 'users.id', 'sub.user_id')
    .select(['sub.id', 'sub.first_name', 'sub.last_name', 'sub.email', 'sub.is_active', 'sub.created_at'])
    .select(['users.company_name', 'users.kyc_completed_at'])
    .where('sub.id', '=', subUserId)
    .executeTakeFirstOrThrow()
  const sub = openRow(ctx.vault, 'sub_users', stored)
  const { company_name } = openRow(ctx.vault, 'users', { id: scope.actor.userId, company_name: stored.company_name })
  const { permissions = {} } = scope.actor
  const result = {
    firstName: sub.first_name,
    lastName: sub.last_name,
    email: sub.email,
    customerId: null,
    isActive: sub.is_active,
    companyName: company_name,
    phone: null,
    kycComplete: sub.kyc_completed_at !== null,
    viewOnly: isReadOnly(permissions),
    permissions,
    createdAt: sub.created_at,
  }
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result }
}

/** A wallet in rupees: the balance of a prepaid one, the debt of a postpaid one (A34). */
export async function readCredits(ctx: Context, scope: Scope<CustomerActor>, userId: string, kind: WalletKind) {
  const wallet = await walletOf(ctx.db, requireOwnUserId(scope, userId), kind)
  const { accountType, availablePaise, creditLimitPaise } = wallet
  const isPostpaid = accountType === 'Postpaid'
  const paise = isPostpaid ? Math.max(0, -availablePaise) : availablePaise
  const isLimited = isPostpaid && creditLimitPaise !== null
  return {
    code: codes.ok,
    message: translate(scope.locale, 'account.read'),
    result: {
      amount: toRupees(paise),
      accountType,
      ...(isLimited && { creditLeft: toRupees(Math.max(0, creditLimitPaise + availablePaise)) }),
    },
  }
}

/** Whether the challan wallet is shown. This switch is separate from the feature flag of the same name (A32). */
export async function readChallanControl(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const { controls } = await ctx.db
    .selectFrom('users')
    .select('controls')
    .where('id', '=', requireOwnUserId(scope, userId))
    .executeTakeFirstOrThrow()
  const status = controls.includes('ChallanTool')
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result: { status } }
}

/**
 * Creates the account's customer id once; later calls return the same id. Throws `forbidden` for another account's id and for
 * sub-users (A37).
 */
export async function createCustomerId(ctx: Context, scope: Scope<CustomerActor>, input: string) {
  const userId = requireOwnUserId(scope, input)
  if (scope.actor.subUserId) throw forbidden()
  const customerId = await ctx.db.transaction().execute(async trx => {
    const { customer_id } = await trx
      .selectFrom('users')
      .select('customer_id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (customer_id) return customer_id
    // With ninety million numbers a collision is rare: the call fails and can be repeated.
    const newId = newCustomerId()
    await trx.updateTable('users').set({ customer_id: newId }).where('id', '=', userId).execute()
    await audit(trx, scope, { action: 'customerId.created', subject: userId, data: { customerId: newId } })
    return newId
  })
  return { code: codes.ok, message: translate(scope.locale, 'waysIn.customerIdCreated'), customerId }
}
