import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { addGstDetails, gstDetails } from '../../../contracts/calls/gst.ts'
import { maskIdentifier, normaliseIdentifier } from '../../../contracts/identifiers/index.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'

export async function readGst({ db, vault }: Context, { actor, locale }: Scope<CustomerActor>) {
  const rows = await db
    .selectFrom('gst_details')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .orderBy('id', 'desc')
    .execute()
  return { code: codes.ok, message: translate(locale, 'account.read'), result: rows.map(row => presentGst(vault, row)) }
}

type GstDetailsBody = z.output<NonNullable<typeof addGstDetails.body>>

/** Adds a GSTIN, which takes back an earlier "I don't have GSTIN" (A68). Throws `forbidden` for anybody else's account. */
export async function addGst(ctx: Context, scope: Scope<CustomerActor>, input: GstDetailsBody) {
  const userId = requireOwnUserId(scope, input.userId)
  const gstin = input.gstinStatus ? normaliseIdentifier('gstin', input.gstinNumber ?? '') : null
  const index = gstin && ctx.vault.index('gstin', gstin)
  return ctx.db.transaction().execute(async trx => {
    const has = await lockedDetails(trx, userId)
    const refused = refusal(scope, has, index)
    if (refused) return { code: codes.conflict, message: refused }
    if (gstin)
      await trx.deleteFrom('gst_details').where('user_id', '=', userId).where('gstin_index', 'is', null).execute()
    const id = newId('gst')
    const values = {
      id,
      user_id: userId,
      gstin_sealed: gstin && ctx.vault.seal(gstin, { column: 'gst_details.gstin_sealed', id }),
      gstin_index: index,
    }
    const row = await trx.insertInto('gst_details').values(values).returningAll().executeTakeFirstOrThrow()
    const data = { gstin: gstin && maskIdentifier('gstin', gstin) }
    await audit(trx, scope, { action: 'gst.added', subject: row.id, userId, data })
    return { code: codes.ok, message: translate(scope.locale, 'kyc.gst.saved'), result: presentGst(ctx.vault, row) }
  })
}

function refusal({ locale }: Scope, has: (string | null)[], index: string | null): string | null {
  if (has.includes(index)) return translate(locale, 'kyc.gst.twice')
  const count = limits.gstDetails
  if (index) return has.length >= count ? translate(locale, 'kyc.gst.tooMany', { count }) : null
  return has.length > 0 ? translate(locale, 'kyc.gst.hasOne') : null
}

/** The account's indexes, under a lock on the account: two requests at once see each other. */
async function lockedDetails(trx: Trx, userId: string): Promise<(string | null)[]> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const rows = await trx.selectFrom('gst_details').select('gstin_index').where('user_id', '=', userId).execute()
  return rows.map(row => row.gstin_index)
}

/** Throws `not_found` for a foreign record as for none. */
export function removeGst(ctx: Context, scope: Scope<CustomerActor>, id: string) {
  const { userId } = scope.actor
  return ctx.db.transaction().execute(async trx => {
    const gone = await trx
      .deleteFrom('gst_details')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound()
    await audit(trx, scope, { action: 'gst.removed', subject: id, userId })
    return { code: codes.ok, message: translate(scope.locale, 'kyc.gst.removed') }
  })
}

/** In the specification's format. The number is not masked, because it is the owner's and appears on invoices. */
const presentGst = (vault: Vault, row: Selectable<Schema['gst_details']>): z.output<typeof gstDetails> => ({
  _id: row.id,
  userId: row.user_id,
  gstinStatus: row.gstin_sealed !== null,
  gstinNumber: row.gstin_sealed && vault.open(row.gstin_sealed, { column: 'gst_details.gstin_sealed', id: row.id }),
})
