import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { listTutorials as customerCall } from '../../contracts/calls/tutorials.ts'
import { type Tutorial, tutorial } from '../../contracts/resources/tutorial.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import { findAndCount, likePattern } from '../platform/db/listQueries.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { type ListQuery, type Page, serveResource } from '../platform/http/serveResource.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import type { AdminActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound } from '../platform/problem.ts'

/** Video tutorials: customers see them, staff keep them. */
export function tutorialsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, customerCall, async () => ({ tutorials: await matching(ctx.db).orderBy('id').execute() }))
  serveResource(app, ctx, tutorial, {
    list: (_scope, query) => listTutorials(ctx.db, query),
    create: (scope, body) => addTutorial(ctx, scope, body),
    update: (scope, id, body) => changeTutorial(ctx, scope, id, body),
    remove: (scope, id) => removeTutorial(ctx, scope, id),
  })
}

type TutorialInput = z.output<NonNullable<typeof tutorial.create>>
type Parts = Pick<Context, 'db'>

const columns = ['id', 'title', 'description', 'url'] as const

const matching = (db: Db) => db.selectFrom('tutorials').select(columns)

/** Sorted by id, they are in order of creation. */
function listTutorials(
  db: Db,
  { filter: { q }, ...query }: ListQuery<z.output<typeof tutorial.filter>>,
): Promise<Page<Tutorial>> {
  const words = sql<SqlBool>`concat_ws(' ', title, description) ilike ${likePattern(q ?? '')}`
  return findAndCount(q ? matching(db).where(words) : matching(db), { title: sql`lower(title)` }, query)
}

function addTutorial({ db }: Parts, scope: Scope<AdminActor>, input: TutorialInput) {
  const row = { id: newId('tut'), ...input }
  return db.transaction().execute(async trx => {
    await trx.insertInto('tutorials').values(row).execute()
    await audit(trx, scope, { action: 'tutorial.added', subject: row.id, data: { ...input } })
    return row
  })
}

/** Throws `not_found`. */
function changeTutorial({ db }: Parts, scope: Scope<AdminActor>, id: string, input: TutorialInput) {
  return db.transaction().execute(async trx => {
    const row = await trx.updateTable('tutorials').set(input).where('id', '=', id).returning(columns).executeTakeFirst()
    if (!row) throw notFound('tutorial')
    await audit(trx, scope, { action: 'tutorial.changed', subject: id, data: { ...input } })
    return row
  })
}

/** Throws `not_found`. */
function removeTutorial({ db }: Parts, scope: Scope<AdminActor>, id: string) {
  return db.transaction().execute(async trx => {
    const row = await trx.deleteFrom('tutorials').where('id', '=', id).returning(columns).executeTakeFirst()
    if (!row) throw notFound('tutorial')
    await audit(trx, scope, { action: 'tutorial.removed', subject: id, data: { title: row.title, url: row.url } })
    return row
  })
}
