import type { Updateable } from 'kysely'
import type { z } from 'zod'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import type { ChallanBrandRow, challanBrands } from '../../../contracts/resources/challanBrand.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId, newSecret } from '../../platform/identity/ids.ts'
import { omitUndefined } from '../../platform/omitUndefined.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { takeFile } from '../files/files.ts'
import { checkColours } from './colours.ts'
import { showBrand } from './list.ts'

type BrandInput = z.output<NonNullable<typeof challanBrands.create>>
type BrandChange = z.output<NonNullable<typeof challanBrands.update>>
type Staff = Scope<AdminActor>

/** Throws `bad_request` for colours with too little contrast, `conflict` for a name that is taken, and what `replaceLogo` throws. */
export async function createBrand(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Staff,
  input: BrandInput,
): Promise<ChallanBrandRow> {
  checkColours(scope, input)
  const id = newId('brd')
  await db.transaction().execute(async trx => {
    await assertNameFree(trx, scope, input.name, id)
    await trx
      .insertInto('challan_brands')
      .values({ id, token: newSecret(), ...columnsOf(input) })
      .execute()
    await audit(trx, scope, { action: 'challanBrand.created', subject: id, data: { name: input.name } })
    await replaceLogo(trx, scope, { id, earlier: null, logoId: input.logoId ?? null })
  })
  return showBrand({ db, vault }, id)
}

/** Throws the same as `createBrand`, and `not_found`. */
export async function changeBrand(
  { db, vault, objects }: Pick<Context, 'db' | 'vault' | 'objects'>,
  scope: Staff,
  id: string,
  change: BrandChange,
): Promise<ChallanBrandRow> {
  const deleteEarlier = await db.transaction().execute(async trx => {
    const now = await trx
      .selectFrom('challan_brands')
      .select([
        'primary_colour as primary',
        'primary_dark_colour as primaryDark',
        'ink_colour as ink',
        'logo_object_id as logoId',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!now) throw notFound('brand')
    const { primary = now.primary, primaryDark = now.primaryDark, ink = now.ink } = change
    checkColours(scope, { primary, primaryDark, ink })
    if (change.name !== undefined) await assertNameFree(trx, scope, change.name, id)
    const earlier = await replaceLogo(trx, scope, { id, earlier: now.logoId, logoId: change.logoId })
    // Only the fields that are present, so that a partial update leaves the other columns alone.
    await touchBrand(trx, id, omitUndefined(columnsOf(change as BrandInput)))
    const data = { fields: Object.keys(change), ...(change.name !== undefined && { name: change.name }) }
    await audit(trx, scope, { action: 'challanBrand.changed', subject: id, data })
    return earlier ? objects.removeIn(trx, earlier) : undefined
  })
  await deleteEarlier?.()
  return showBrand({ db, vault }, id)
}

/** Updates a brand and increments its version. */
const touchBrand = (trx: Trx, id: string, columns: Updateable<Schema['challan_brands']>) =>
  trx
    .updateTable('challan_brands')
    .set(row => ({ ...columns, version: row('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .executeTakeFirst()

async function assertNameFree(db: Db, { locale }: Staff, name: string, id: string): Promise<void> {
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

const columnsOf = (input: BrandInput) => ({
  name: input.name,
  title: input.title,
  support_email: input.supportEmail,
  support_phone: input.supportPhone,
  sms_sender: input.smsSender,
  sms_template_id: input.smsTemplateId,
  primary_colour: input.primary,
  primary_dark_colour: input.primaryDark,
  ink_colour: input.ink,
  logo_object_id: input.logoId,
  content: input.content && JSON.stringify(input.content),
  online_days: input.onlineDays,
  virtual_court_days: input.virtualCourtDays,
  physical_court_days: input.physicalCourtDays,
  late_refund: input.lateRefund,
  is_active: input.isActive,
})

/**
 * Claims the uploaded file of a brand's new logo, or removes the logo. Returns the object that is no longer needed. Throws `not_found`, and
 * `unsupported_type` for anything but a small image.
 */
async function replaceLogo(trx: Trx, scope: Staff, { id, earlier, logoId }: LogoChange): Promise<string | null> {
  if (logoId === undefined || logoId === earlier) return null
  if (logoId !== null) {
    const { type, bytes } = await takeFile(trx, logoId)
    if (!type.startsWith('image/') || bytes > challanLimits.logoBytes) {
      const message = translate(scope.locale, 'challans.logoType')
      throw new Problem('unsupported_type', message, [{ field: 'logoId', message }])
    }
  }
  if (earlier) await trx.deleteFrom('challan_files').where('object_id', '=', earlier).execute()
  await audit(trx, scope, { action: 'challanBrand.logoSet', subject: id, data: { logo: logoId !== null } })
  return earlier
}

interface LogoChange {
  /** Of the brand. */
  id: string
  earlier: string | null
  /** Undefined leaves the logo as it is. */
  logoId: string | null | undefined
}

/** Issues a new token. The previous one stays valid for one more day, the one before it no longer. Throws `not_found`. */
export function rotateToken({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, id: string) {
  return db.transaction().execute(async trx => {
    const brand = await trx
      .selectFrom('challan_brands')
      .select('token')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!brand) throw notFound('brand')
    const token = newSecret()
    const until = new Date(Date.now() + challanLimits.tokenOverlapMs)
    await touchBrand(trx, id, { token, earlier_token: brand.token, earlier_token_until: until })
    await audit(trx, scope, { action: 'challanBrand.tokenRotated', subject: id })
    return { token }
  })
}
