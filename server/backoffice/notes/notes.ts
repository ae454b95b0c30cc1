import type { z } from 'zod'
import type { addNote as addCall, listNotes as listCall } from '../../../contracts/calls/notes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { readFollowUp, setFollowUpIn } from './followUps.ts'
import { findSubject, type Subject } from './subjects.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Listed = z.output<typeof listCall.reply>
type NewNote = z.output<NonNullable<typeof addCall.body>>

const ROWS = 100

/** Lists staff's notes about a subject, newest first, and its follow-up. Throws `not_found`. */
export async function listNotes({ db, vault }: Parts, scope: Scope<AdminActor>, about: Subject): Promise<Listed> {
  await findSubject(db, scope, 'show', about)
  const { kind, subject } = about
  const rows = await readNotes(db)
    .where('notes.kind', '=', kind)
    .where('notes.subject', '=', subject)
    .limit(ROWS)
    .execute()
  return { notes: rows.map(row => present(vault, row)), followUp: await readFollowUp(db, about) }
}

/** Adds a note; the audit log records that it was added, not its text. Throws `not_found`, and `bad_request` for a day in the past. */
export const addNote = ({ db, vault }: Parts, scope: Scope<AdminActor>, about: Subject, note: NewNote) =>
  db.transaction().execute(trx => addNoteIn(vault, trx, scope, about, note))

/** The same in the caller's transaction. */
export async function addNoteIn(
  vault: Context['vault'],
  trx: Trx,
  scope: Scope<AdminActor>,
  about: Subject,
  { text, followUpOn }: NewNote,
): Promise<Listed['notes'][number]> {
  const id = newId('nte')
  const userId = await findSubject(trx, scope, 'edit', about)
  const { kind, subject } = about
  const note = { id, kind, subject, text_sealed: text, author_id: scope.actor.adminId }
  await trx
    .insertInto('notes')
    .values(sealRow(vault, 'notes', note))
    .execute()
  await audit(trx, scope, { action: 'note.added', subject: id, userId, data: { kind, about: subject } })
  if (followUpOn) await setFollowUpIn(trx, scope, about, { on: followUpOn, userId, field: 'followUpOn' })
  return present(vault, await readNotes(trx).where('notes.id', '=', id).executeTakeFirstOrThrow())
}

const readNotes = (db: Db) =>
  db
    .selectFrom('notes')
    .innerJoin('admins', 'admins.id', 'notes.author_id')
    .select(['notes.id', 'notes.text_sealed', 'admins.name as author', 'notes.created_at as createdAt'])
    .orderBy('notes.id', 'desc')

function present(
  vault: Context['vault'],
  row: { id: string; text_sealed: string; author: string; createdAt: string },
): Listed['notes'][number] {
  const { text_sealed: text, ...rest } = openRow(vault, 'notes', row)
  return { ...rest, text }
}
