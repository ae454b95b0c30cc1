import { buffer } from 'node:stream/consumers'
import type { Selectable } from 'kysely'
import type { Letterhead as Setting } from '../../../contracts/calls/letterhead.ts'
import type { Context, Db } from '../../platform/context.ts'
import type { FilesTables } from '../../platform/db/schema/files.ts'
import { notFound } from '../../platform/problem.ts'
import { readCustomerName } from '../../platform/sealing/names.ts'
import type { Letterhead } from '../../reports/blocks/letterhead.ts'
import { dataUrl } from '../../reports/pictures/redraw.ts'

export type LetterheadRow = Selectable<FilesTables['letterheads']>

type Needed = Pick<Context, 'db' | 'vault' | 'objects'>

const rowOf = (db: Db, userId: string): Promise<LetterheadRow | undefined> =>
  db.selectFrom('letterheads').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** The setting as the account sees it. */
export const readSetting = async (ctx: Pick<Context, 'db' | 'vault'>, userId: string): Promise<Setting> =>
  presentSetting(ctx, userId, await rowOf(ctx.db, userId))

async function presentSetting(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
  row: LetterheadRow | undefined,
): Promise<Setting> {
  const sealed = row?.name_sealed ?? null
  const name =
    sealed === null
      ? await readCustomerName({ db, vault }, userId)
      : vault.open(sealed, { column: 'letterheads.name_sealed', id: [userId] })
  return { name, logo: row ? logoFacts(row) : null }
}

function logoFacts(row: LetterheadRow): Setting['logo'] {
  const { logo_width, logo_height, logo_bytes, logo_sha256, logo_changed_at } = row
  // They are there together or not at all; the database sees to it.
  if (logo_width === null || logo_height === null || logo_bytes === null || !logo_sha256 || !logo_changed_at)
    return null
  return { width: logo_width, height: logo_height, bytes: logo_bytes, sha256: logo_sha256, changedAt: logo_changed_at }
}

/** The logo as PNG. Throws `not_found` without one. */
export async function openLogo(ctx: Needed, userId: string): Promise<Buffer> {
  const row = await rowOf(ctx.db, userId)
  if (!row) throw notFound('logo')
  return openLogoOf(ctx, row)
}

async function openLogoOf({ objects }: Pick<Context, 'objects'>, { logo_id }: LetterheadRow): Promise<Buffer> {
  if (logo_id === null) throw notFound('logo')
  return buffer(await objects.get(logo_id))
}

/**
 * What is drawn at the head of the account's reports; undefined without a logo. One that cannot be read is left out: a report is not refused for its
 * looks.
 */
export async function letterheadOf(
  ctx: Needed & Pick<Context, 'log'>,
  userId: string,
): Promise<Letterhead | undefined> {
  const row = await rowOf(ctx.db, userId)
  const { name, logo } = await presentSetting(ctx, userId, row)
  if (!row || !logo) return undefined
  try {
    const image = dataUrl('png', await openLogoOf(ctx, row))
    return { name, logo: { image, width: logo.width, height: logo.height } }
  } catch (error) {
    ctx.log.error({ err: error, userId }, 'reading the logo of a report')
    return undefined
  }
}
