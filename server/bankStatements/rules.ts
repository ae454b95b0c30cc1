import { type StatementRule, statementRules } from '../../contracts/bankStatements/statementRules.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'

type Needed = Pick<Context, 'db' | 'vault'>

const placeOf = (id: string) => ({ column: 'bank_statement_rules.rules_sealed', id }) as const

/** The account's own rules for categories, in the order in which they are tried. */
export async function rulesOf({ db, vault }: Needed, userId: string): Promise<StatementRule[]> {
  const row = await db
    .selectFrom('bank_statement_rules')
    .select('rules_sealed')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ? statementRules.parse(JSON.parse(vault.open(row.rules_sealed, placeOf(userId)))) : []
}

/** Replaces the account's rules. Throws `bad_request` for two rules with one id. */
export async function changeRules({ db, vault }: Needed, scope: Scope<CustomerActor>, rules: StatementRule[]) {
  const { userId } = scope.actor
  if (new Set(rules.map(({ id }) => id)).size < rules.length)
    throw new Problem('bad_request', 'Two rules have the same ID.', [
      { field: 'rules', message: 'Two rules have the same ID.' },
    ])
  // They name people and companies that the account deals with.
  const rules_sealed = vault.seal(JSON.stringify(rules), placeOf(userId))
  await db.transaction().execute(async trx => {
    await trx
      .insertInto('bank_statement_rules')
      .values({ id: userId, rules_sealed })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ rules_sealed }))
      .execute()
    await audit(trx, scope, { action: 'bankStatement.rulesChanged', subject: userId, data: { count: rules.length } })
  })
  return { rules }
}
