import { type RiskRules, riskRules, usualRiskRules } from '../../../contracts/screening/riskRules.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'

export interface ScreeningSettings {
  /** Whether a second person confirms each decision. */
  twoPeople: boolean
  rules: RiskRules
}

/** How an account screens; the usual settings until it changes them. */
export async function readSettings(db: Db, userId: string | null): Promise<ScreeningSettings> {
  const row =
    userId === null
      ? undefined
      : await db.selectFrom('screening_settings').selectAll().where('user_id', '=', userId).executeTakeFirst()
  const own = riskRules.safeParse(row?.risk_rules)
  return { twoPeople: row?.two_people ?? false, rules: own.success ? own.data : usualRiskRules }
}

/** Changes the account's rules; only its owner may, otherwise one person could do without the second. */
export async function changeSettings(
  { db }: Pick<Context, 'db'>,
  scope: Scope<CustomerActor>,
  { twoPeople, rules }: ScreeningSettings,
): Promise<ScreeningSettings> {
  const { actor } = scope
  const values = { two_people: twoPeople, risk_rules: JSON.stringify(rules), changed_at: new Date() }
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('screening_settings')
      .values({ ...values, user_id: actor.userId })
      .onConflict(same => same.column('user_id').doUpdateSet(values))
      .execute()
    await audit(trx, scope, { action: 'amlSettings.changed', subject: actor.userId, data: { twoPeople } })
  })
  return { twoPeople, rules }
}
