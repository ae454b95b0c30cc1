import type { ShownVideoKyc } from '../../contracts/cases/videoKyc/shown.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { openFile } from '../files/openFile.ts'
import type { Context } from '../platform/context.ts'
import { HeavyFailure } from '../platform/ports/heavyPool.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import type { Section } from '../reports/blocks/section.ts'
import { dataUrl, redrawTask } from '../reports/pictures/redraw.ts'
import { taskWords } from './reportSession.ts'
import { reportWords } from './reportWords.ts'

/** In pixels: three for each point of the largest place of a picture. */
const WITHIN = { width: 640, height: 480 }
const PIXELS = 100_000_000

type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'heavy' | 'log'>

/** The pictures of the session that was handed over, as far as they are kept; null without any. */
export async function reportPictures(
  ctx: Needed,
  userId: string,
  { sessions }: ShownVideoKyc,
  locale: Locale,
): Promise<Section | null> {
  const judged = sessions.find(({ state }) => state === 'handedOver')
  if (!judged) return null
  const wanted = [
    ...(judged.card ? [{ ...judged.card, caption: translate(locale, 'videoKyc.from.card') }] : []),
    ...judged.tasks.flatMap(task => (task.picture ? [{ ...task.picture, caption: taskWords(task, locale) }] : [])),
  ].filter(({ isKept }) => isKept)
  return drawnPictures(ctx, userId, { title: reportWords(locale)('pictures'), wanted })
}

interface Wanted {
  title: string
  wanted: readonly { file: string; caption: string }[]
}

/** Files of the account as pictures of a report; null if none is kept any more. What takes too much time or memory is left out. */
export async function drawnPictures(ctx: Needed, userId: string, { title, wanted }: Wanted): Promise<Section | null> {
  const opened = await Promise.all(
    wanted.map(async one => ({ ...one, content: await contentOf(ctx, userId, one.file) })),
  )
  const kept = opened.flatMap(one => (one.content ? [{ ...one, content: one.content }] : []))
  if (kept.length === 0) return null
  try {
    const pictures = kept.map(({ content }) => ({ content, hide: [] }))
    const drawn = await ctx.heavy.run(redrawTask, { pictures, as: 'jpeg', within: WITHIN, pixels: PIXELS }, { userId })
    const shown = kept.flatMap(({ caption }, at) => {
      const picture = drawn[at]
      if (!picture || !('content' in picture)) return []
      const { content, width, height } = picture
      return [{ image: dataUrl('jpeg', content), width, height, caption }]
    })
    return shown.length === 0 ? null : { title, pictures: shown }
  } catch (error) {
    if (!(error instanceof HeavyFailure)) throw error
    ctx.log.error({ err: error }, 'drawing the pictures of a report')
    return null
  }
}

async function contentOf(ctx: Parameters<typeof openFile>[0], userId: string, file: string) {
  try {
    return (await openFile(ctx, userId, file)).content
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return null
    throw error
  }
}
