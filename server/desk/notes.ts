import type { z } from 'zod'
import { addNote as addCall, listNotes as listCall } from '../../contracts/calls/notes.ts'
import { requireAccess } from '../platform/access/requireAccess.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import type { AdminActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound } from '../platform/problem.ts'

export function notesRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, listCall, ({ scope, params }) => listNotes(ctx.db, scope, params.id))
  serveCall(app, ctx, addCall, ({ scope, params, body }) => addNote(ctx, scope, params.id, body.text))
}

type Note = z.output<typeof listCall.reply>['notes'][number]

const ROWS = 100

/** Lists staff's notes about a customer, newest first. Throws `not_found`. */
async function listNotes(db: Db, scope: Scope<AdminActor>, userId: string): Promise<{ notes: Note[] }> {
  requireAccess(scope, 'show', 'admin.users')
  await findCustomer(db, userId)
  return { notes: await readNotes(db).where('user_notes.user_id', '=', userId).limit(ROWS).execute() }
}

/** Adds a note; the audit log records that it was added, not its text. Throws `not_found`. */
function addNote({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, userId: string, text: string) {
  requireAccess(scope, 'edit', 'admin.users')
  const id = newId('nte')
  return db.transaction().execute(async trx => {
    await findCustomer(trx, userId)
    await trx.insertInto('user_notes').values({ id, user_id: userId, text, author_id: scope.actor.adminId }).execute()
    await audit(trx, scope, { action: 'note.added', subject: id, userId })
    return readNotes(trx).where('user_notes.id', '=', id).executeTakeFirstOrThrow()
  })
}

const readNotes = (db: Db) =>
  db
    .selectFrom('user_notes')
    .innerJoin('admins', 'admins.id', 'user_notes.author_id')
    .select(['user_notes.id', 'user_notes.text', 'admins.name as author', 'user_notes.created_at as createdAt'])
    .orderBy('user_notes.id', 'desc')

async function findCustomer(db: Db, id: string): Promise<void> {
  const found = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound('customer')
}
