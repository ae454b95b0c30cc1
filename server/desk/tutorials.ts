import type { z } from 'zod'
import type { addTutorial as addCall } from '../../contracts/calls/tutorials.ts'
import * as calls from '../../contracts/calls/tutorials.ts'
import { requireAccess } from '../platform/access/requireAccess.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import type { AdminActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound } from '../platform/problem.ts'

export function tutorialsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, calls.listTutorials, () => listTutorials(ctx.db))
  serveCall(app, ctx, calls.listStaffTutorials, () => listTutorials(ctx.db))
  serveCall(app, ctx, calls.addTutorial, async ({ scope, body }) => addTutorial(ctx, scope, body))
  serveCall(app, ctx, calls.changeTutorial, async ({ scope, params, body }) =>
    changeTutorial(ctx, scope, params.id, body),
  )
  serveCall(app, ctx, calls.removeTutorial, async ({ scope, params }) => removeTutorial(ctx, scope, params.id))
}

type TutorialInput = z.output<NonNullable<typeof addCall.body>>
type Parts = Pick<Context, 'db'>

const columns = ['id', 'title', 'description', 'url'] as const

/** Lists tutorials by id, which is the order of creation. */
const listTutorials = async (db: Db) => ({
  tutorials: await db.selectFrom('tutorials').select(columns).orderBy('id').execute(),
})

function addTutorial({ db }: Parts, scope: Scope<AdminActor>, input: TutorialInput) {
  requireAccess(scope, 'create', 'admin.tutorials')
  const row = { id: newId('tut'), ...input }
  return db.transaction().execute(async trx => {
    await trx.insertInto('tutorials').values(row).execute()
    await audit(trx, scope, { action: 'tutorial.added', subject: row.id, data: { ...input } })
    return row
  })
}

/** Throws `not_found`. */
function changeTutorial({ db }: Parts, scope: Scope<AdminActor>, id: string, input: TutorialInput) {
  requireAccess(scope, 'edit', 'admin.tutorials')
  return db.transaction().execute(async trx => {
    const row = await trx.updateTable('tutorials').set(input).where('id', '=', id).returning(columns).executeTakeFirst()
    if (!row) throw notFound('tutorial')
    await audit(trx, scope, { action: 'tutorial.changed', subject: id, data: { ...input } })
    return row
  })
}

/** Throws `not_found`. */
function removeTutorial({ db }: Parts, scope: Scope<AdminActor>, id: string) {
  requireAccess(scope, 'delete', 'admin.tutorials')
  return db.transaction().execute(async trx => {
    const row = await trx.deleteFrom('tutorials').where('id', '=', id).returning(['title', 'url']).executeTakeFirst()
    if (!row) throw notFound('tutorial')
    await audit(trx, scope, { action: 'tutorial.removed', subject: id, data: row })
    return { done: true } as const
  })
}
