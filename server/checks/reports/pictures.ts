import type { Locale } from '../../../contracts/platform/text.ts'
import { type ProductId, productOf } from '../../../contracts/products/index.ts'
import { openFile } from '../../files/openFile.ts'
import type { Context } from '../../platform/context.ts'
import { HeavyFailure } from '../../platform/ports/heavyPool.ts'
import { Problem } from '../../platform/problem.ts'
import type { Picture } from '../../reports/blocks/pictures.ts'
import type { Section } from '../../reports/blocks/section.ts'
import { dataUrl, redrawTask } from '../../reports/pictures/redraw.ts'
import type { RedrawnPicture } from '../../reports/pictures/redrawTask.ts'
import { dayText } from '../verifications/resultText.ts'
import { completeResult, openInput, openResult, type VerificationRow } from '../verifications/values.ts'
import { reportText } from './checkReport.ts'
import type { ReportPicture, ReportPictures } from './products/define.ts'
import { productReports } from './products/index.ts'

/** In pixels: three for each point of the largest place of a picture. */
const WITHIN = { width: 960, height: 600 }
/** As many as the readers of pictures accept. */
const PIXELS = 100_000_000

type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'heavy' | 'log'>

interface Opened {
  wanted: ReportPicture
  /** Undefined if it is not kept any more. */
  content?: Uint8Array
}

/**
 * The pictures of a check as far as they are kept, and a sentence for each that is not; undefined for a check without any. `files` are those that are
 * shown.
 */
export async function picturesSection(
  ctx: Needed,
  row: VerificationRow & { product: ProductId },
  locale: Locale,
): Promise<{ section: Section; files: string[] } | undefined> {
  const { detail, pictures } = picturesOf(ctx, row, locale)
  if (pictures.length === 0) return undefined
  const text = reportText(locale)
  const opened = await Promise.all(pictures.map(wanted => open(ctx, row.user_id, wanted)))
  const drawn = await redrawn(ctx, row.user_id, opened)
  const shown = opened.flatMap(({ wanted }) => {
    const picture = drawn.get(wanted)
    return picture ? [{ wanted, picture: placed(wanted, picture) }] : []
  })
  const unread = opened.flatMap(({ wanted, content }) =>
    content && !drawn.has(wanted) ? [text('pictureUnread', { picture: wanted.caption })] : [],
  )
  const gone = await goneTexts(ctx, row.user_id, opened, locale)
  const sentences = [...(shown.length > 0 && detail ? [detail] : []), ...gone, ...unread]
  return {
    section: {
      title: text('pictures'),
      ...(sentences.length > 0 && { detail: sentences.join('\n') }),
      pictures: shown.map(({ picture }) => picture),
    },
    files: shown.flatMap(({ wanted: { of } }) => ('file' in of ? [of.file] : [])),
  }
}

/** Those of the product's own report, then those that its result declares, such as the photo of a licence. */
function picturesOf({ vault }: Needed, row: VerificationRow & { product: ProductId }, locale: Locale): ReportPictures {
  const answer = openResult(vault, row)
  if (!answer) return { pictures: [] }
  const result = completeResult(row.product, answer)
  const own = productReports[row.product]?.pictures?.(openInput(vault, row), result, locale)
  const declared = productOf(row.product).resultFields.flatMap(({ kind, source, label }) => {
    const image = result[source]
    return kind === 'picture' && typeof image === 'string' ? [{ of: { image }, caption: label[locale] }] : []
  })
  return { ...own, pictures: [...(own?.pictures ?? []), ...declared] }
}

async function open(ctx: Needed, userId: string, wanted: ReportPicture): Promise<Opened> {
  const { of } = wanted
  if ('image' in of) return { wanted, content: Buffer.from(of.image.slice(of.image.indexOf(',') + 1), 'base64') }
  try {
    return { wanted, content: (await openFile(ctx, userId, of.file)).content }
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return { wanted }
    throw error
  }
}

/** A report is not refused because of its pictures: what takes too much time or memory is left out. */
async function redrawn(
  ctx: Needed,
  userId: string,
  opened: readonly Opened[],
): Promise<Map<ReportPicture, RedrawnPicture>> {
  const kept = opened.flatMap(({ wanted, content }) => (content ? [{ wanted, content }] : []))
  const drawn = new Map<ReportPicture, RedrawnPicture>()
  if (kept.length === 0) return drawn
  try {
    const pictures = kept.map(({ content, wanted: { hide = [] } }) => ({ content, hide }))
    const answers = await ctx.heavy.run(
      redrawTask,
      { pictures, as: 'jpeg', within: WITHIN, pixels: PIXELS },
      { userId },
    )
    for (const [at, { wanted }] of kept.entries()) {
      const answer = answers[at]
      if (answer && 'content' in answer) drawn.set(wanted, answer)
    }
  } catch (error) {
    if (!(error instanceof HeavyFailure)) throw error
    ctx.log.error({ err: error }, 'drawing the pictures of a report')
  }
  return drawn
}

/** A picture with its marks, which are in pixels of the original. */
function placed({ caption, marks = [] }: ReportPicture, { content, width, height, scale }: RedrawnPicture): Picture {
  return {
    image: dataUrl('jpeg', content),
    width,
    height,
    caption,
    marks: marks.map(mark => ({
      x: mark.x * scale,
      y: mark.y * scale,
      width: mark.width * scale,
      height: mark.height * scale,
    })),
  }
}

async function goneTexts({ db }: Needed, userId: string, opened: readonly Opened[], locale: Locale): Promise<string[]> {
  const missing = opened.flatMap(({ wanted: { of, caption }, content }) =>
    content || !('file' in of) ? [] : [{ id: of.file, picture: caption }],
  )
  if (missing.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select(['id', 'deleted_at'])
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      missing.map(({ id }) => id),
    )
    .execute()
  const text = reportText(locale)
  return missing.map(({ id, picture }) => {
    const deletedAt = rows.find(row => row.id === id)?.deleted_at
    return deletedAt
      ? text('pictureDeleted', { picture, day: dayText(locale)(deletedAt) })
      : text('pictureGone', { picture })
  })
}
