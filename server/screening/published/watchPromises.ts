import { paths } from '../../../contracts/platform/paths.ts'
import { sendNotice } from '../../people/staff/recipients.ts'
import type { Context } from '../../platform/context.ts'
import { listAgeSeconds, listsLate } from '../../platform/metrics.ts'
import { translate } from '../../platform/translate.ts'
import { readListSources, type Source } from './sources.ts'
import { ageMs, isFetched, isLate, readSources } from './state.ts'

type Needed = Pick<Context, 'db' | 'config' | 'channels'>

/** Tells staff once of each list that has become older than promised, and sets its metrics. Safe on several nodes at once. */
export async function watchPromises(ctx: Needed, now = Date.now()): Promise<void> {
  const sources = await readSources(ctx.db, readListSources(ctx.config))
  const late: Source[] = []
  for (const source of sources) {
    const isNowLate = isLate(source, now)
    const labels = { source: source.id }
    if (isFetched(source)) {
      listAgeSeconds.set(labels, (ageMs(source, now) ?? 0) / 1000)
      listsLate.set(labels, isNowLate ? 1 : 0)
    } else {
      listAgeSeconds.remove(labels)
      listsLate.remove(labels)
    }
    if (isNowLate) late.push(source)
    else if (source.row.late_since !== null)
      await ctx.db.updateTable('screening_sources').set({ late_since: null }).where('source', '=', source.id).execute()
  }
  if (late.length > 0) await tell(ctx, late, now)
}

const tell = (ctx: Needed, late: readonly Source[], now: number) =>
  ctx.db.transaction().execute(async trx => {
    const news = await trx
      .updateTable('screening_sources')
      .set({ late_since: new Date(now) })
      .where(
        'source',
        'in',
        late.map(({ id }) => id),
      )
      .where('late_since', 'is', null)
      .returning('source')
      .execute()
    if (news.length === 0) return
    const lists = late
      .filter(({ id }) => news.some(({ source }) => source === id))
      .map(({ list }) => list)
      .join(', ')
    const url = new URL(paths.adminWatchLists, ctx.config.PUBLIC_URL).href
    await sendNotice(ctx, trx, 'listLate', {
      subject: translate('en', 'watchLists.fetch.lateSubject', { lists }),
      text: translate('en', 'watchLists.fetch.lateText', { lists, url }),
    })
  })

/** The lists that are older than promised, for staff. */
export async function lateLists({ db, config }: Pick<Context, 'db' | 'config'>): Promise<string[]> {
  const sources = await readSources(db, readListSources(config))
  return sources.filter(source => isLate(source, Date.now())).map(({ list }) => list)
}
