import type { z } from 'zod'
import { checkIdentifier } from '../../../contracts/identifiers/index.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { subjectFieldOf } from '../../../contracts/products/subject.ts'
import type { DraftDetail, draft } from '../../../contracts/resources/draft.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { omitUndefined } from '../../platform/omitUndefined.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { subjectValues } from '../verifications/values.ts'
import { ownDraft, presentDraftDetail } from './listDrafts.ts'

type DraftInput = Omit<z.output<NonNullable<typeof draft.create>>, 'product'>

const DAY_MS = 86_400_000

/** Saves a draft, encrypted. Throws `bad_request` for a field the product does not have, and `conflict` at the limit. */
export async function addDraft(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { product, ...input }: DraftInput & { product: ProductId },
): Promise<DraftDetail> {
  const { userId } = scope.actor
  const id = newId('dft')
  const values = valuesOf(ctx, scope, product, { id, ...input })
  const row = await ctx.db.transaction().execute(async trx => {
    await assertRoom(trx, scope)
    const saved = await trx
      .insertInto('drafts')
      .values({ id, user_id: userId, product, ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(trx, scope, { action: 'draft.saved', subject: saved.id, userId, data: { product } })
    return saved
  })
  return presentDraftDetail(ctx, row)
}

/** Replaces a draft's content and restarts its retention. Throws `not_found` and `bad_request`. */
export async function changeDraft(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  input: z.output<NonNullable<typeof draft.update>>,
): Promise<DraftDetail> {
  const known = await ownDraft(ctx.db, scope, id)
  const values = { ...presentDraftDetail(ctx, known), ...omitUndefined(input) }
  const row = await ctx.db
    .updateTable('drafts')
    .set(valuesOf(ctx, scope, known.product as ProductId, values))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return presentDraftDetail(ctx, row ?? known)
}

/** Locks the user, so that concurrent requests cannot exceed the limit. */
async function assertRoom(trx: Trx, { actor, locale }: Scope<CustomerActor>): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
  const { count } = await trx
    .selectFrom('drafts')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (count >= limits.drafts.most)
    throw new Problem('conflict', translate(locale, 'drafts.tooMany', { count: limits.drafts.most }))
}

function valuesOf(
  { vault }: Context,
  { actor, locale }: Scope<CustomerActor>,
  product: ProductId,
  input: DraftInput & { id: string },
) {
  const { inputFields } = productOf(product)
  const known = inputFields.map(({ source }) => source)
  const wrong = input.input.findIndex(({ source }) => !known.includes(source))
  if (wrong >= 0) {
    const message = translate(locale, 'drafts.noSuchField')
    throw new Problem('bad_request', message, [{ field: `input.${wrong}.source`, message }])
  }
  const values = Object.fromEntries(input.input.map(({ source, value }) => [source, value.trim()]))
  const { source, identifier: kind } = subjectFieldOf(productOf(product), values)
  const subject = values[source] ?? ''
  // Only complete identifiers are masked; the mask of a partial one would reveal too much.
  const isComplete = subject !== '' && (!kind || checkIdentifier(kind, subject, locale).ok)
  const now = Date.now()
  return {
    subject_masked: isComplete ? subjectValues(vault, product, values).subject_masked : null,
    input_sealed: vault.seal(JSON.stringify(input.input), { column: 'drafts.input_sealed', id: input.id }),
    saved_by: vault.seal(actor.name, { column: 'drafts.saved_by', id: input.id }),
    purpose: input.purpose ?? null,
    reference: input.reference ?? null,
    updated_at: new Date(now).toISOString(),
    expires_at: new Date(now + limits.drafts.keptDays * DAY_MS).toISOString(),
  }
}

const TIDY_LIMIT = 1_000

/** Deletes a draft. Throws `not_found`. */
export async function discardDraft(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<DraftDetail> {
  return ctx.db.transaction().execute(async trx => {
    const row = await ownDraft(trx, scope, id)
    await trx.deleteFrom('drafts').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'draft.discarded', subject: id, userId: row.user_id })
    return presentDraftDetail(ctx, row)
  })
}

/** Retention: deletes expired drafts. Safe on several nodes at once. */
export async function deleteExpiredDrafts({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('id', 'in', eb =>
      eb.selectFrom('drafts').select('id').where('expires_at', '<', new Date().toISOString()).limit(TIDY_LIMIT),
    )
    .execute()
}
