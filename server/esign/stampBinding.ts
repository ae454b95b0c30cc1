import type { EnvelopeDraft } from '../../contracts/esign/draft.ts'
import type { StampPaperChoice } from '../../contracts/esign/stampChoice.ts'
import { STAMP_PAGE, STAMP_STRIP } from '../../contracts/esign/stampPapers.ts'
import { stateName } from '../../contracts/identifiers/states.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Mark, PageSize } from '../engines/esign/types.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import type { Envelope, EnvelopeRow, Sender } from './rows.ts'
import { storeSpecimen } from './stampSpecimen.ts'

type Owner = Pick<EnvelopeRow, 'user_id' | 'mode'>

/** The oldest free stamp paper of the wanted state and value, or the wanted one, except those of `not`. Throws `bad_request` on its field if there is none. */
async function findFreeStamp(
  { db }: Pick<Context, 'db'>,
  { userId, locale }: { userId: string; locale: Locale },
  wanted: StampPaperChoice,
  not: readonly string[],
): Promise<{ id: string; file: string }> {
  let found = db
    .selectFrom('stamp_papers')
    .select(['id', 'file_id'])
    .where('user_id', '=', userId)
    .where('state_name', '=', wanted.state)
    .where('value_paise', '=', wanted.valuePaise)
    .where('status', '=', 'free')
  if (wanted.certificate !== null) found = found.where('id', '=', wanted.certificate)
  if (not.length > 0) found = found.where('id', 'not in', [...not])
  const row = await found.orderBy('id').executeTakeFirst()
  if (!row) throw noneFree(wanted, locale)
  return { id: row.id, file: row.file_id }
}

function noneFree({ state, valuePaise, certificate }: StampPaperChoice, locale: Locale): Problem {
  const message = translate(locale, `esign.stamps.${certificate === null ? 'noneFree' : 'thisNotFree'}`, {
    state: stateName(state, locale),
    value: formatPaise(valuePaise),
  })
  return new Problem('bad_request', message, [{ field: 'stampPaper', message }])
}

/** What is bound in as the first page. */
export interface BoundStamp {
  /** Null for the specimen of a test. */
  id: string | null
  file: string
}

/** The stamp paper that a draft takes next, except those of `not`; null if it wants none. A test gets a specimen, and takes none. Throws `bad_request`. */
export async function stampFor(
  ctx: Context,
  scope: Sender,
  { owner, draft: { stampPaper } }: { owner: Owner; draft: EnvelopeDraft },
  not: readonly string[],
): Promise<BoundStamp | null> {
  if (!stampPaper) return null
  if (owner.mode === 'test') return { id: null, file: await storeSpecimen(ctx, scope, stampPaper) }
  return findFreeStamp(ctx, { userId: owner.user_id, locale: scope.locale }, stampPaper, not)
}

/** Reserves it for an envelope, in the transaction that sends it. False if somebody else was faster. */
export async function reserveStamp(trx: Trx, id: string, envelopeId: string): Promise<boolean> {
  const reserved = await trx
    .updateTable('stamp_papers')
    .set({ status: 'reserved', envelope_id: envelopeId, updated_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'free')
    .returning('id')
    .executeTakeFirst()
  return reserved !== undefined
}

/** The draft as it is sent: its stamp paper is the first page. */
export const withStampPage = (draft: EnvelopeDraft, file: string): EnvelopeDraft => ({
  ...draft,
  pages: [{ id: STAMP_PAGE, file, page: 1, rotate: 0 }, ...draft.pages],
})

/** The draft before it was sent. */
export const withoutStampPage = (draft: EnvelopeDraft): EnvelopeDraft => ({
  ...draft,
  pages: draft.pages.filter(({ id }) => id !== STAMP_PAGE),
})

/** On the strip below the certificate: to which document it belongs. The certificate itself stays as it is. */
export function stampLine(
  { title, id }: Pick<EnvelopeRow, 'title' | 'id'>,
  page: Pick<PageSize, 'width' | 'height'>,
  locale: Locale,
): Mark[] {
  const strip = { x: 0, y: page.height - STAMP_STRIP, width: page.width, height: STAMP_STRIP }
  const line = { x: 24, y: strip.y + 6, width: Math.max(24, page.width - 48), height: STAMP_STRIP - 12 }
  return [
    { page: 0, box: strip, kind: 'blank' },
    { page: 0, box: line, kind: 'text', text: translate(locale, 'esign.stamps.line', { title, id }), size: 9 },
  ]
}

/** Once the document is completed, or ends after somebody has signed, its stamp paper is used; otherwise it is free again. */
export async function settleStamp(trx: Trx, envelope: Envelope, end: 'completed' | 'ended'): Promise<void> {
  const isUsed = end === 'completed' || envelope.recipients.some(one => one.role === 'sign' && one.state === 'done')
  await trx
    .updateTable('stamp_papers')
    .set({ ...(isUsed ? { status: 'used' } : { status: 'free', envelope_id: null }), updated_at: new Date() })
    .where('envelope_id', '=', envelope.row.id)
    .where('status', '=', 'reserved')
    .execute()
}

export type EnvelopeStamp = NonNullable<Awaited<ReturnType<typeof stampOf>>>

/** The stamp paper of an envelope; null if it has none. */
export async function stampOf(db: Db | Trx, envelopeId: string) {
  const row = await db
    .selectFrom('stamp_papers')
    .select(['id', 'state_name', 'value_paise', 'number', 'status'])
    .where('envelope_id', '=', envelopeId)
    .executeTakeFirst()
  if (!row) return null
  const { id, state_name: state, value_paise: valuePaise, number, status } = row
  return { id, state, valuePaise, number, status }
}

/** Whether a draft's stamp paper could be bound in now. Nothing is taken for a test. */
export async function stampProblems(
  ctx: Pick<Context, 'db'>,
  { owner, locale }: { owner: Owner; locale: Locale },
  { stampPaper }: EnvelopeDraft,
): Promise<FieldProblem[]> {
  if (!stampPaper || owner.mode === 'test') return []
  try {
    await findFreeStamp(ctx, { userId: owner.user_id, locale }, stampPaper, [])
    return []
  } catch (error) {
    if (error instanceof Problem) return error.fields ?? []
    throw error
  }
}
