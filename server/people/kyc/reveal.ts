import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { dinsOf } from './present.ts'

/** Numbers in clear for staff who look them up. Audited first: nobody reads what was not written down. Throws `not_found`. */
export async function revealKyc(
  { db, vault }: Context,
  scope: Scope<AdminActor>,
  id: string,
  { field, reason }: { field: 'number' | 'dins'; reason: string },
): Promise<{ values: string[] }> {
  const row = await db.selectFrom('kyc_records').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('KYC')
  await audit(db, scope, { action: 'kyc.revealed', subject: id, userId: row.user_id, reason, data: { field } })
  if (field === 'dins') return { values: dinsOf(vault, row) ?? [] }
  return { values: row.subject_sealed ? [vault.open(row.subject_sealed)] : [] }
}
