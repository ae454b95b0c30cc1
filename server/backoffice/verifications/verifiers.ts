import { sql } from 'kysely'
import type { VerifierSkill } from '../../../contracts/cases/verifierSkills.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { judges, refusalOf, type Verifier } from './mayTake.ts'
import { findTask, isHeld, isOpen, type TaskRow } from './tasks.ts'

interface ListedVerifier {
  id: string
  name: string
  skills: VerifierSkill[]
  /** How many tasks they hold. */
  load: number
}

type Loaded = ListedVerifier & Verifier

/** Whoever may judge, those with the fewest tasks first. */
export async function listVerifiers({ db }: Pick<Context, 'db'>): Promise<{ verifiers: ListedVerifier[] }> {
  return { verifiers: (await loaded(db)).map(shown) }
}

/** Whoever may take a task, in the same order. Throws `not_found`. */
export async function listVerifiersFor(
  ctx: Pick<Context, 'db' | 'vault'>,
  id: string,
): Promise<{ verifiers: ListedVerifier[] }> {
  return { verifiers: (await candidatesFor(ctx, ctx.db, await findTask(ctx, ctx.db, id))).map(shown) }
}

export async function candidatesFor(ctx: Pick<Context, 'vault'>, db: Db | Trx, task: TaskRow): Promise<Loaded[]> {
  const found: Loaded[] = []
  for (const verifier of await loaded(db)) if (!(await refusalOf(ctx, db, task, verifier))) found.push(verifier)
  return found
}

const shown = ({ id, name, skills, load }: Loaded): ListedVerifier => ({ id, name, skills, load })

const loaded = (db: Db | Trx): Promise<Loaded[]> =>
  judges(db)
    .select(
      sql<number>`(select count(*) from verification_tasks task
        where task.holder_id = admins.id and ${isHeld} and ${isOpen})`.as('load'),
    )
    .orderBy('load')
    .orderBy('admins.name')
    .orderBy('admins.id')
    .execute()

/** Tasks that they hold stay with them. Throws `not_found`. */
export function changeSkills(
  { db }: Pick<Context, 'db'>,
  scope: Scope<AdminActor>,
  { id, skills }: { id: string; skills: readonly VerifierSkill[] },
): Promise<{ skills: VerifierSkill[] }> {
  return db.transaction().execute(async trx => {
    const before = await trx.selectFrom('admins').select('skills').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw notFound('staff member')
    const after = [...new Set(skills)]
    await trx.updateTable('admins').set({ skills: after }).where('id', '=', id).execute()
    const data = { before: { skills: before.skills }, after: { skills: after } }
    await audit(trx, scope, { action: 'staff.skillsChanged', subject: id, data })
    return { skills: after }
  })
}
