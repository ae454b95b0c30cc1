import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Letterhead } from '../../../contracts/calls/letterhead.ts'
import { letterheadLimits, logoTypes } from '../../../contracts/files/letterhead.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { keepWith } from '../../platform/objectStorage/sealedStore.ts'
import { HeavyFailure } from '../../platform/ports/heavyPool.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { redrawTask } from '../../reports/pictures/redraw.ts'
import type { RedrawnPicture } from '../../reports/pictures/redrawTask.ts'
import { receiveFile, type Upload } from '../receiveFile.ts'
import { sniffFile } from '../sniffFile.ts'
import { type LetterheadRow, readSetting } from './letterhead.ts'

type Owner = Scope<CustomerActor>

/** A logo's columns without a logo. */
const noLogo = {
  logo_id: null,
  logo_width: null,
  logo_height: null,
  logo_bytes: null,
  logo_sha256: null,
  logo_changed_at: null,
}

/**
 * Replaces the account's logo. Throws `bad_request` for a picture that cannot be used, `too_large`, `unsupported_type` and
 * `too_many_requests`; the present logo stays then.
 */
export async function changeLogo(ctx: Context, scope: Owner, upload: Upload | undefined): Promise<Letterhead> {
  const { userId } = scope.actor
  await consumeRateLimitOrThrow(ctx, scope, `logo:${userId}`, letterheadLimits.uploads)
  const content = await receiveFile(upload, letterheadLimits.bytes, scope.locale)
  const type = sniffFile(content)
  if (!logoTypes.some(one => one === type))
    throw new Problem('unsupported_type', translate(scope.locale, 'letterhead.unsupported'))
  await keepLogo(ctx, scope, await redrawLogo(ctx, scope, content))
  return readSetting(ctx, userId)
}

async function redrawLogo(ctx: Context, { locale, actor }: Owner, content: Buffer): Promise<RedrawnPicture> {
  const { kept, pixels } = letterheadLimits
  const refuse = (problem: 'broken' | 'tooManyPixels' | 'invisible' | 'tooDemanding') => {
    const message = translate(locale, `letterhead.${problem}`, { megapixels: pixels / 1_000_000 })
    return new Problem('bad_request', message, [{ field: 'file', message }])
  }
  try {
    const [logo] = await ctx.heavy.run(
      redrawTask,
      { pictures: [{ content }], as: 'png', within: kept, pixels },
      { userId: actor.userId },
    )
    if (!logo || 'problem' in logo) throw refuse(logo?.problem ?? 'broken')
    return logo
  } catch (error) {
    if (error instanceof HeavyFailure && (error.reason === 'time' || error.reason === 'memory'))
      throw refuse('tooDemanding')
    throw error
  }
}

/** Stores a logo and deletes the one before. */
export async function keepLogo(
  ctx: Pick<Context, 'db' | 'objects'>,
  scope: Pick<Owner, 'actor' | 'ip' | 'requestId'>,
  { content, width, height }: Omit<RedrawnPicture, 'scale'>,
): Promise<void> {
  const { userId } = scope.actor
  const id = newId('obj')
  const object = await ctx.objects.put(id, Readable.from([Buffer.from(content)]), content.length)
  const facts = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
  const logo = {
    logo_id: id,
    logo_width: width,
    logo_height: height,
    logo_bytes: facts.bytes,
    logo_sha256: facts.sha256,
    logo_changed_at: new Date(),
  }
  const deleteBefore = await keepWith(ctx, [object], async trx => {
    const { logo_id: before } = await lockRow(trx, userId)
    await trx.updateTable('letterheads').set(logo).where('user_id', '=', userId).execute()
    await audit(trx, scope, { action: 'letterhead.logoChanged', subject: userId, data: { width, height, ...facts } })
    return before === null ? undefined : ctx.objects.removeIn(trx, before)
  })
  await deleteBefore?.()
}

/** Removes the account's logo; without one, nothing happens. */
export async function removeLogo(ctx: Context, scope: Owner): Promise<Letterhead> {
  const { userId } = scope.actor
  await dropLogo(ctx, scope, { userId })
  return readSetting(ctx, userId)
}

/** Removes a customer's logo, for staff. Throws `not_found` without one. */
export async function removeUserLogo(ctx: Context, scope: Scope<AdminActor>, userId: string, reason: string) {
  if (!(await dropLogo(ctx, scope, { userId, reason }))) throw notFound('logo')
  return { removed: true } as const
}

/** Returns whether there was one. */
async function dropLogo(ctx: Context, scope: Scope, { userId, reason }: { userId: string; reason?: string }) {
  const deleteObject = await ctx.db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('letterheads')
      .select(['logo_id', 'logo_sha256'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!row?.logo_id) return null
    await trx.updateTable('letterheads').set(noLogo).where('user_id', '=', userId).execute()
    await audit(trx, scope, {
      action: 'letterhead.logoRemoved',
      subject: userId,
      userId,
      ...(reason !== undefined && { reason }),
      data: { sha256: row.logo_sha256 },
    })
    return ctx.objects.removeIn(trx, row.logo_id)
  })
  // After the key: if this fails, what is left cannot be opened by anybody.
  await deleteObject?.()
  return deleteObject !== null
}

/** Changes the name beside the logo; an empty one is none. */
export async function changeName(ctx: Context, scope: Owner, name: string): Promise<Letterhead> {
  const { userId } = scope.actor
  const name_sealed = ctx.vault.seal(name, { column: 'letterheads.name_sealed', id: [userId] })
  await ctx.db.transaction().execute(async trx => {
    await lockRow(trx, userId)
    await trx.updateTable('letterheads').set({ name_sealed }).where('user_id', '=', userId).execute()
    // The log is never erased, so it says that the name was changed, not how.
    await audit(trx, scope, { action: 'letterhead.nameChanged', subject: userId, data: { isEmpty: name === '' } })
  })
  return readSetting(ctx, userId)
}

/** The account's row, made if need be, which nobody else changes until the transaction ends. */
async function lockRow(trx: Trx, userId: string): Promise<LetterheadRow> {
  await trx
    .insertInto('letterheads')
    .values({ user_id: userId, name_sealed: null, ...noLogo })
    .onConflict(same => same.column('user_id').doNothing())
    .execute()
  return trx.selectFrom('letterheads').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow()
}
