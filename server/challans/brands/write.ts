import type { Updateable } from 'kysely'
import type { z } from 'zod'
import type { ChallanBrandRow, challanBrands } from '../../../contracts/resources/challanBrand.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId, newSecret } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { checkColours } from './colours.ts'
import { showBrand } from './list.ts'

type Written = z.output<NonNullable<typeof challanBrands.create>>
type Changed = z.output<NonNullable<typeof challanBrands.update>>
type Staff = Scope<AdminActor>

/** Throws `bad_request` for colours with too little contrast and `conflict` for a name that is taken. */
export async function createBrand(
  { db }: Pick<Context, 'db'>,
  scope: Staff,
  written: Written,
): Promise<ChallanBrandRow> {
  requireAccess(scope, 'create', 'admin.challans')
  checkColours(scope, written)
  const id = newId('brd')
  await db.transaction().execute(async trx => {
    await refuseTakenName(trx, scope, written.name, id)
    await trx
      .insertInto('challan_brands')
      .values({ id, token: newSecret(), ...columnsOf(written) })
      .execute()
    await audit(trx, scope, { action: 'challanBrand.created', subject: id, data: { name: written.name } })
  })
  return showBrand(db, id)
}

/** Throws the same as `createBrand`, and `not_found`. */
export async function changeBrand(
  { db }: Pick<Context, 'db'>,
  scope: Staff,
  id: string,
  changed: Changed,
): Promise<ChallanBrandRow> {
  requireAccess(scope, 'edit', 'admin.challans')
  await db.transaction().execute(async trx => {
    const now = await trx
      .selectFrom('challan_brands')
      .select(['primary_colour as primary', 'primary_dark_colour as primaryDark', 'ink_colour as ink'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!now) throw notFound('brand')
    const { primary = now.primary, primaryDark = now.primaryDark, ink = now.ink } = changed
    checkColours(scope, { primary, primaryDark, ink })
    if (changed.name !== undefined) await refuseTakenName(trx, scope, changed.name, id)
    await touchBrand(trx, id, columnsOf(changed))
    const data = { fields: Object.keys(changed), ...(changed.name !== undefined && { name: changed.name }) }
    await audit(trx, scope, { action: 'challanBrand.changed', subject: id, data })
  })
  return showBrand(db, id)
}

/** Updates a brand and increments its version. */
export const touchBrand = (trx: Trx, id: string, columns: Updateable<Schema['challan_brands']>) =>
  trx
    .updateTable('challan_brands')
    .set(row => ({ ...columns, version: row('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .executeTakeFirst()

async function refuseTakenName(db: Db, { locale }: Staff, name: string, id: string): Promise<void> {
  const other = await db
    .selectFrom('challan_brands')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (!other) return
  const message = translate(locale, 'challans.nameTaken')
  throw new Problem('conflict', message, [{ field: 'name', message }])
}

/** Maps only the fields that are present, so that a partial update leaves the other columns alone. */
function columnsOf(written: Written): ReturnType<typeof allColumns>
function columnsOf(written: Changed): Updateable<Schema['challan_brands']>
function columnsOf(written: Changed) {
  return Object.fromEntries(Object.entries(allColumns(written as Written)).filter(([, value]) => value !== undefined))
}

const allColumns = (written: Written) => ({
  name: written.name,
  title: written.title,
  support_email: written.supportEmail,
  support_phone: written.supportPhone,
  primary_colour: written.primary,
  primary_dark_colour: written.primaryDark,
  ink_colour: written.ink,
  content: written.content && JSON.stringify(written.content),
  is_active: written.isActive,
})
