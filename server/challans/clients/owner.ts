import { type SqlBool, sql } from 'kysely'
import { audit } from '../../platform/audit/audit.ts'
import type { Scope, Trx } from '../../platform/context.ts'
import { customerIs } from '../../platform/db/listQueries.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { percentOf } from './shares.ts'

/** A brand and the account that it goes to, null for the house, with the shares of the fee that its present and its new owner have. */
export interface OwnerChange {
  brandId: string
  /** The title of the brand. */
  brand: string
  userId: string | null
  percent: number
  beforePercent: number
}

/** Whether an account is a white-label client: it owns a brand. `user` names the column with the account's id. */
export const ownsBrand = (user: string) =>
  sql<SqlBool>`exists (select from challan_brands as owned where owned.owner_id = ${sql.ref(user)})`

/** What giving a brand to an account, or to the house, changes. Throws `not_found`, and `bad_request` for an unknown account. */
export async function readOwnerChange(
  trx: Trx,
  { locale }: Pick<Scope<AdminActor>, 'locale'>,
  id: string,
  /** A user id or a customer id; null for the house. */
  owner: string | null,
): Promise<OwnerChange & { before: string | null }> {
  const brand = await lockBrand(trx, id)
  const found = owner ? await trx.selectFrom('users').select('id').where(customerIs(owner)).executeTakeFirst() : null
  if (found === undefined) {
    const message = translate(locale, 'whiteLabel.ownerUnknown')
    throw new Problem('bad_request', message, [{ field: 'owner', message }])
  }
  const percent = async (userId: string | null) => (userId === null ? 0 : await percentOf(trx, userId))
  const userId = found?.id ?? null
  const before = brand.owner_id
  const shares = { percent: await percent(userId), beforePercent: await percent(before) }
  return { brandId: id, brand: brand.title, userId, before, ...shares }
}

/** Gives a brand to an account, or to the house. Orders that are paid already stay with the owner of then. */
export async function setBrandOwner(
  trx: Trx,
  scope: Scope<AdminActor>,
  { brandId: id, userId, reason }: Pick<OwnerChange, 'brandId' | 'userId'> & { reason: string },
): Promise<void> {
  const { name, owner_id: before } = await lockBrand(trx, id)
  await trx.updateTable('challan_brands').set({ owner_id: userId }).where('id', '=', id).execute()
  await audit(trx, scope, {
    action: 'challanBrand.ownerSet',
    subject: id,
    userId: userId ?? before,
    reason,
    data: { name, before, after: userId },
  })
}

async function lockBrand(trx: Trx, id: string) {
  const brand = await trx
    .selectFrom('challan_brands')
    .select(['name', 'title', 'owner_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!brand) throw notFound('brand')
  return brand
}
