import { sql } from 'kysely'
import {
  type Feature,
  features,
  isFeature,
  type ProductControl,
  productControls,
} from '../../../contracts/people/features.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** The customer's enabled features in the contract's order, without names that the contract no longer has. Throws `not_found`. */
export async function readSwitches(
  db: Db,
  userId: string,
): Promise<{ features: Feature[]; controls: ProductControl[] }> {
  const row = await db.selectFrom('users').select(['features', 'controls']).where('id', '=', userId).executeTakeFirst()
  if (!row) throw notFound('customer')
  return {
    features: features.filter(name => row.features.includes(name)),
    controls: productControls.filter(name => row.controls.includes(name)),
  }
}

interface Switch {
  on: boolean
  reason: string
}

export const setFeature = (
  ctx: Context,
  scope: Scope<AdminActor>,
  userId: string,
  { feature, ...how }: Switch & { feature: Feature },
) => setSwitch(ctx, scope, userId, { column: 'features', action: 'feature.switched', name: feature, ...how })

/** The challan wallet's switch, separate from the feature flag of the same name (A32). */
export const setControl = (
  ctx: Context,
  scope: Scope<AdminActor>,
  userId: string,
  { control, ...how }: Switch & { control: ProductControl },
) => setSwitch(ctx, scope, userId, { column: 'controls', action: 'control.switched', name: control, ...how })

type One = Switch &
  (
    | { column: 'features'; action: 'feature.switched'; name: Feature }
    | { column: 'controls'; action: 'control.switched'; name: ProductControl }
  )

function setSwitch(ctx: Context, scope: Scope<AdminActor>, userId: string, one: One) {
  const { column, action, name, on, reason } = one
  const without = sql<string[]>`array_remove(${sql.ref(column)}, ${name})`
  return ctx.db.transaction().execute(async trx => {
    await trx
      .updateTable('users')
      .set({ [column]: on ? sql`array_append(${without}, ${name})` : without })
      .where('id', '=', userId)
      .execute()
    const switches = await readSwitches(trx, userId)
    await audit(trx, scope, { action, subject: userId, userId, reason, data: { name, on } })
    return switches
  })
}

/** The features that are on. Throws `forbidden` for another account. */
export async function listEnabledFeatures({ db }: Pick<Context, 'db'>, scope: Scope<CustomerActor>, userId: string) {
  const { features } = await readSwitches(db, requireOwnUserId(scope, userId))
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result: { features } }
}

/** Whether a feature is on; code 101 for an unknown name. Throws `forbidden` for another account. */
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
