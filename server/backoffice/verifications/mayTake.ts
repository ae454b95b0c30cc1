import { type SqlBool, sql } from 'kysely'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { TaskRow } from './tasks.ts'

/** A member of staff as a verifier. */
export interface Verifier {
  id: string
  name: string
  email: string
  skills: readonly string[]
}

export type Refusal = 'skill' | 'samePerson'

/** An e-mail address without what some mail services ignore: two accounts with one mailbox are one person. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${name.split('+')[0]}@${domain}`
}

export const mailboxIndex = ({ vault }: Pick<Context, 'vault'>, email: string) =>
  vault.index('verifier-mailbox', mailboxOf(email))

const grantsJudging = JSON.stringify({ 'admin.verifications': ['edit'] })

/** Active members of staff whose role lets them judge. */
export const judges = (db: Db | Trx) =>
  db
    .selectFrom('admins')
    .innerJoin('roles', 'roles.id', 'admins.role')
    .select(['admins.id', 'admins.name', 'admins.email', 'admins.skills'])
    .where('admins.is_active', '=', true)
    .where('admins.password_hash', 'is not', null)
    .where(sql<SqlBool>`roles.permissions @> ${grantsJudging}::jsonb`)

/** Why somebody may not take a task: they lack its skill, or have acted on the other side of it in any of its rounds. */
export async function refusalOf(
  ctx: Pick<Context, 'vault'>,
  db: Db | Trx,
  { kind, case_id, judgement, skill }: TaskRow,
  { id, email, skills }: Verifier,
): Promise<Refusal | null> {
  if (!skills.includes(skill)) return 'skill'
  const other = await db
    .selectFrom('verification_tasks')
    .select('id')
    .where('case_id', '=', case_id)
    .where('judgement', '=', judgement)
    .where('kind', '!=', kind)
    .where('ended_at', 'is not', null)
    .where(eb => eb.or([eb('judged_by', '=', id), eb('judged_mailbox', '=', mailboxIndex(ctx, email))]))
    .limit(1)
    .executeTakeFirst()
  return other ? 'samePerson' : null
}

export const refusals = { skill: 'cases.taskSkill', samePerson: 'cases.taskSamePerson' } as const

/** Who acts, as a verifier. Throws `forbidden` if they may not take this task. */
export async function requireVerifier(
  ctx: Pick<Context, 'vault'>,
  db: Db | Trx,
  { actor, locale }: Scope<AdminActor>,
  task: TaskRow,
): Promise<Verifier> {
  const verifier = await readVerifier(db, actor.adminId)
  const refused = await refusalOf(ctx, db, task, verifier)
  if (refused) throw new Problem('forbidden', translate(locale, refusals[refused]))
  return verifier
}

export const readVerifier = (db: Db | Trx, id: string): Promise<Verifier> =>
  db.selectFrom('admins').select(['id', 'name', 'email', 'skills']).where('id', '=', id).executeTakeFirstOrThrow()
