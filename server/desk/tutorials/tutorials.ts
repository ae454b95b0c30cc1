import type { z } from 'zod'
import type { addTutorial as addCall } from '../../../contracts/calls/tutorials.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound } from '../../platform/problem.ts'

type Written = z.output<NonNullable<typeof addCall.body>>
type Parts = Pick<Context, 'db'>

const columns = ['id', 'title', 'description', 'url'] as const

/** In the order in which they were added, which is the order of their ids. */
export const listTutorials = async (db: Db) => ({
  tutorials: await db.selectFrom('tutorials').select(columns).orderBy('id').execute(),
})

export function addTutorial({ db }: Parts, scope: Scope<AdminActor>, written: Written) {
  requireAccess(scope, 'create', 'admin.tutorials')
  const row = { id: newId('tut'), ...written }
  return db.transaction().execute(async trx => {
    await trx.insertInto('tutorials').values(row).execute()
    await audit(trx, scope, { action: 'tutorial.added', subject: row.id, data: { ...written } })
    return row
  })
}

/** Throws `not_found`. */
export function changeTutorial({ db }: Parts, scope: Scope<AdminActor>, id: string, written: Written) {
  requireAccess(scope, 'edit', 'admin.tutorials')
  return db.transaction().execute(async trx => {
    const row = await trx
      .updateTable('tutorials')
      .set(written)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
    if (!row) throw notFound('tutorial')
    await audit(trx, scope, { action: 'tutorial.changed', subject: id, data: { ...written } })
    return row
  })
}

/** Throws `not_found`. */
export function removeTutorial({ db }: Parts, scope: Scope<AdminActor>, id: string) {
  requireAccess(scope, 'delete', 'admin.tutorials')
  return db.transaction().execute(async trx => {
    const row = await trx.deleteFrom('tutorials').where('id', '=', id).returning(['title', 'url']).executeTakeFirst()
    if (!row) throw notFound('tutorial')
    await audit(trx, scope, { action: 'tutorial.removed', subject: id, data: row })
    return { done: true } as const
  })
}
