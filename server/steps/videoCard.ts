import { pictureTypes } from '../../contracts/files/files.ts'
import type { AskedStep } from '../cases/runners.ts'
import { isOpen } from '../checks/verifications/values.ts'
import type { Context } from '../platform/context.ts'
import { type Person, requireOwnFiles } from './caseLink.ts'
import { requireTypes } from './kinds/filesOf.ts'
import { cardCheckId, cardInput } from './kinds/video/card.ts'
import { runSessionCheck } from './kinds/video/checks.ts'
import type { VideoSession } from './kinds/video/session.ts'
import { changeSession, type OfSession, openSessionOf, overOf } from './videoGoOn.ts'

/** How far the reading of the card is. `unreadable`: it was refused, or has no result. */
export type CardState = 'none' | 'reading' | 'read' | 'unreadable'

export async function cardStateOf({ db }: Pick<Context, 'db'>, { row }: Pick<VideoSession, 'row'>): Promise<CardState> {
  if (row.card_check === null) return 'none'
  const check = await db
    .selectFrom('verifications')
    .select('status')
    .where('id', '=', row.card_check)
    .executeTakeFirst()
  if (!check || isOpen(check.status)) return 'reading'
  return check.status === 'completed' ? 'read' : 'unreadable'
}

/**
 * Takes the picture of the PAN card and begins to read it. One that is being read or was read stays. Throws as `openSessionOf`, and `bad_request` for a file that the person has not
 * uploaded, or of another type.
 */
export async function handInCard(
  ctx: Context,
  person: Person,
  { file, fromCamera, ...link }: OfSession & { file: string; fromCamera: boolean },
) {
  const found = await openSessionOf(ctx, person, link)
  if (found.refused) return found.refused
  const { asked, session } = found
  const state = await cardStateOf(ctx, session)
  if (state === 'reading' || state === 'read') return { state: 'reading' as const }
  await requireOwnFiles(ctx, person.scope, asked.case, { files: [file] })
  await requireTypes(ctx, person.scope, asked.case.row.user_id, { files: [file] }, pictureTypes)
  const changed = await changeSession(ctx, session, ({ record }) => ({
    record: { ...record, card: { file, fromCamera } },
    columns: { stage: 'card' as const, card_check: null, pan_check: null },
  }))
  if (!changed) return overOf('left')
  await beginReading(ctx, asked, { ...session, record: changed.record })
  return { state: 'reading' as const }
}

/** Without balance the card is read once the session was handed over, and the case resumed. */
async function beginReading(ctx: Context, asked: AskedStep, session: VideoSession): Promise<void> {
  const id = cardCheckId(session)
  const { row } = await runSessionCheck(ctx, asked, { id, product: 'ocr-document', input: cardInput(session) })
  if (!row) return
  await ctx.db.updateTable('video_kyc_sessions').set({ card_check: row.id }).where('id', '=', session.row.id).execute()
}
