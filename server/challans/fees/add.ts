import type { z } from 'zod'
import { plateStates } from '../../../contracts/identifiers.ts'
import type { ChallanFee, challanFee } from '../../../contracts/resources/challanBrand.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { feeById } from './list.ts'

type Written = z.output<NonNullable<typeof challanFee.create>>

/** Tolerates clock differences up to this. */
const GRACE_MS = 60_000

/** Adds a fee version; past charges are not affected. Throws `bad_request` naming the field. */
export async function addFee(
  { db }: Pick<Context, 'db'>,
  scope: Scope<AdminActor>,
  written: Written,
): Promise<ChallanFee> {
  requireAccess(scope, 'create', 'admin.challans')
  const { brandId, state, route, feePaise, discountPercent } = written
  const now = new Date()
  const validFrom = written.validFrom ? new Date(written.validFrom) : now
  if (validFrom.getTime() < now.getTime() - GRACE_MS)
    throw wrong('validFrom', translate(scope.locale, 'challans.feePast'))
  if (state !== null && !plateStates.has(state)) throw wrong('state', translate(scope.locale, 'challans.stateMissing'))
  if (brandId !== null && !(await isBrand(db, brandId)))
    throw wrong('brandId', translate(scope.locale, 'challans.brandMissing'))
  const id = newId('cfe')
  await db.transaction().execute(async trx => {
    const values = { brand_id: brandId, state, route, fee_paise: feePaise, discount_percent: discountPercent }
    await trx
      .insertInto('challan_fees')
      .values({ id, ...values, valid_from: validFrom, created_by: scope.actor.adminId })
      .execute()
    const data = { brandId, state, route, feePaise, discountPercent, validFrom }
    await audit(trx, scope, { action: 'challanFee.added', subject: id, data })
  })
  const made = await feeById(db, id)
  if (!made) throw new Error('The fee that was added is gone.')
  return made
}

const wrong = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])

const isBrand = async (db: Db, id: string) =>
  (await db.selectFrom('challan_brands').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
