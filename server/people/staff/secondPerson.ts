import { sql } from 'kysely'
import type { Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { tiesSince } from '../accounts/staff/ties.ts'

const canSignIn = sql`other.is_active and other.password_hash is not null`

const changedBy = (actor: string, kinds: string[]) => sql`exists (
  select from staff_changes change where change.admin_id = other.id and change.made_by = ${actor}
    and change.kind in (${sql.join(kinds)}) and change.made_at > ${tiesSince()}::timestamptz)`

/**
 * Whether a change of staff by this super-admin needs a second one: another can sign in, or could until the caller disabled or lowered
 * them in the last seven days. One whom the caller has made a super-admin in those days is no second person yet.
 */
export async function needsSecondSuperAdmin(trx: Trx, actor: string): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select exists (select from admins other where other.id <> ${actor}
      and (other.role = 'superadmin' and ${canSignIn} or ${changedBy(actor, ['disabled', 'lowered'])})
      and not ${changedBy(actor, ['invited', 'raised'])}) as needed`.execute(trx)
  return rows[0]?.needed ?? true
}

/** Throws `conflict` if no super-admin but the caller and the member concerned could approve the change, now or later. */
export async function assertApprovable(
  trx: Trx,
  { actor, locale }: Scope<AdminActor>,
  memberId: string | null,
): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from admins other where other.id not in (${actor.adminId}, ${memberId ?? ''})
      and other.role = 'superadmin' and ${canSignIn}) as found`.execute(trx)
  if (!rows[0]?.found) throw new Problem('conflict', translate(locale, 'staff.nobodyToApprove'))
}
