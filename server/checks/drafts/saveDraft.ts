import type { z } from 'zod'
import { checkIdentifier } from '../../../contracts/identifiers.ts'
import { limits } from '../../../contracts/limits.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import type { DraftDetail, draft } from '../../../contracts/resources/draft.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { omitUndefined } from '../../platform/omitUndefined.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { subjectValues } from '../verifications/values.ts'
import { ownDraft, presentDraftDetail } from './presentDraft.ts'

type Asked = Omit<z.output<NonNullable<typeof draft.create>>, 'product'>

const DAY_MS = 86_400_000

/** Saves a draft, encrypted. Throws `bad_request` for a field the product does not have, and `conflict` at the limit. */
export async function addDraft(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { product, ...asked }: Asked & { product: ProductId },
): Promise<DraftDetail> {
  const { userId, name } = scope.actor
  const values = valuesOf(ctx, scope, product, asked)
  const row = await ctx.db.transaction().execute(async trx => {
    await refuseTooMany(trx, scope)
    const made = await trx
      .insertInto('drafts')
      .values({ id: newId('dft'), user_id: userId, product, saved_by: name, ...values })
      .returningAll()
      .executeTakeFirstOrThrow()
    await audit(trx, scope, { action: 'draft.saved', subject: made.id, userId, data: { product } })
    return made
  })
  return presentDraftDetail(ctx, row)
}

/** Replaces a draft's content and restarts its retention. Throws `not_found` and `bad_request`. */
export async function changeDraft(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  asked: z.output<NonNullable<typeof draft.update>>,
): Promise<DraftDetail> {
  const known = await ownDraft(ctx.db, scope, id)
  const values = { ...presentDraftDetail(ctx, known), ...omitUndefined(asked) }
  const row = await ctx.db
    .updateTable('drafts')
    .set({ ...valuesOf(ctx, scope, known.product as ProductId, values), saved_by: scope.actor.name })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return presentDraftDetail(ctx, row ?? known)
}

/** Locks the user, so that concurrent requests cannot exceed the limit. */
async function refuseTooMany(trx: Trx, { actor, locale }: Scope<CustomerActor>): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', actor.userId).forUpdate().execute()
  const { count } = await trx
    .selectFrom('drafts')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (count >= limits.drafts.most)
    throw new Problem('conflict', translate(locale, 'drafts.tooMany', { count: limits.drafts.most }))
}

function valuesOf({ vault }: Context, { locale }: Scope, product: ProductId, asked: Asked) {
  const { inputFields, keys } = productOf(product)
  const known = inputFields.map(({ source }) => source)
  const wrong = asked.input.findIndex(({ source }) => !known.includes(source))
  if (wrong >= 0) {
    const message = translate(locale, 'drafts.noSuchField')
    throw new Problem('bad_request', message, [{ field: `input.${wrong}.source`, message }])
  }
  const subject = asked.input.find(({ source }) => source === keys.subject)?.value.trim() ?? ''
  const kind = inputFields.find(({ source }) => source === keys.subject)?.identifier
  // Only complete identifiers are masked; the mask of a partial one would reveal too much.
  const whole = subject !== '' && (!kind || checkIdentifier(kind, subject, locale).ok)
  const now = Date.now()
  return {
    subject_masked: whole ? subjectValues(vault, product, { [keys.subject]: subject }).subject_masked : null,
    input_sealed: vault.seal(JSON.stringify(asked.input)),
    purpose: asked.purpose ?? null,
    reference: asked.reference ?? null,
    updated_at: new Date(now).toISOString(),
    expires_at: new Date(now + limits.drafts.keptDays * DAY_MS).toISOString(),
  }
}
