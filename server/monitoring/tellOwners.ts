import { entryOf } from '../../contracts/checks/catalogue.ts'
import type { MonitorEventKind, MonitoredProduct } from '../../contracts/monitoring.ts'
import { formatCount } from '../../contracts/platform/money.ts'
import { paths, withId } from '../../contracts/platform/paths.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { sendOptionalMail } from '../messaging/preferences/optionalMail.ts'
import type { Context } from '../platform/context.ts'
import { translate } from '../platform/translate.ts'

type Parts = Pick<Context, 'db' | 'channels' | 'config' | 'vault'>

const MAX_IN_MAIL = 20

/** One mail per account for all that changed, and one for all that was paused, since the last one. */
export async function tellOwners(ctx: Parts): Promise<void> {
  const owners = await ctx.db
    .selectFrom('monitor_events')
    .select('user_id')
    .where('mail_due', '=', true)
    .distinct()
    .execute()
  for (const { user_id } of owners) await tellOwner(ctx, user_id)
}

interface Told {
  id: string
  kind: MonitorEventKind
  product: MonitoredProduct
  subject_masked: string
  verification_id: string | null
  added: number
  changed: number
  removed: number
}

/** The mark and the mail share a transaction; events that another node is telling are locked, and passed over. */
const tellOwner = (ctx: Parts, userId: string): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    const events: Told[] = await trx
      .selectFrom('monitor_events as event')
      .innerJoin('monitors', 'monitors.id', 'event.monitor_id')
      .select(['event.id', 'kind', 'monitors.product', 'subject_masked', 'event.verification_id'])
      .select(['added', 'changed', 'removed'])
      .where('event.user_id', '=', userId)
      .where('mail_due', '=', true)
      .orderBy('event.id')
      .forUpdate('event')
      .skipLocked()
      .execute()
    for (const kind of ['changed', 'paused'] as const) {
      const some = events.filter(event => event.kind === kind)
      if (some.length > 0)
        await sendOptionalMail(ctx, trx, userId, 'monitoring', locale => mailOf(ctx, kind, some, locale))
    }
    if (events.length > 0)
      await trx
        .updateTable('monitor_events')
        .set({ mail_due: false })
        .where(
          'id',
          'in',
          events.map(({ id }) => id),
        )
        .execute()
  })

function mailOf({ config }: Parts, kind: 'changed' | 'paused', events: readonly Told[], locale: Locale) {
  const count = formatCount(events.length)
  const more = events.length - MAX_IN_MAIL
  const lines = events.slice(0, MAX_IN_MAIL).map(event => lineOf({ config }, event, locale))
  if (more > 0) lines.push(translate(locale, 'monitoring.mail.more', { smart_count: more, count: formatCount(more) }))
  const words = { brand: config.BRAND_NAME, smart_count: events.length, count, lines: lines.join('\n') }
  const url = new URL(paths.monitoring, config.PUBLIC_URL).href
  return {
    subject: translate(locale, `monitoring.mail.${kind}.subject`, words),
    text: translate(locale, `monitoring.mail.${kind}.text`, { ...words, url }),
  }
}

function lineOf({ config }: Pick<Parts, 'config'>, event: Told, locale: Locale): string {
  const { label, paths: pages } = entryOf(event.product)
  const subject = `${event.subject_masked}, ${label[locale]}`
  if (!event.verification_id) return subject
  const counts = (['added', 'changed', 'removed'] as const)
    .filter(name => event[name] > 0)
    .map(name => translate(locale, `monitoring.mail.counts.${name}`, { count: event[name] }))
  return `${subject}: ${counts.join(', ')}\n${new URL(withId(pages.detail, event.verification_id), config.PUBLIC_URL).href}`
}
