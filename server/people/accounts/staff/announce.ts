import { paths } from '../../../../contracts/platform/paths.ts'
import { type Locale, type Text, text } from '../../../../contracts/platform/text.ts'
import type { Context, Trx } from '../../../platform/context.ts'
import { translate } from '../../../platform/translate.ts'
import { dayInWords } from '../accessEnd.ts'

/** A change of staff, in words. `by` is who asked for it; null for a command on the server. */
export interface StaffNews {
  what:
    | 'staffInvitation'
    | 'staffRole'
    | 'staffEnabling'
    | 'staffDisabling'
    | 'secondFactorReset'
    | 'roleRights'
    | 'passwordLink'
    | 'recovery'
  stage: 'asked' | 'approved' | 'done' | 'rejected'
  /** Name or e-mail of whom it concerns. */
  member: string
  /** A role's id. */
  role?: string
  /** The last day of their access, in India. */
  until?: string | null
  by: string | null
  /** Who approved or rejected it. */
  decidedBy?: string
  reason: string
  /** When a recovery begins to work unless somebody refuses it. */
  worksFrom?: string
}

/** A super-admin who can sign in, or could until this change. */
interface Reader {
  email: string
  locale: string
}

const moments = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const

/** A time in India, in words. */
export const momentInIndia = (locale: Locale, at: string): string =>
  new Intl.DateTimeFormat(moments[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(
    new Date(at),
  )

/** Mails a change of staff to every super-admin who can sign in, the one who made it included, and to whom it took that from. */
export async function announceToSuperAdmins(
  ctx: Pick<Context, 'config' | 'channels'>,
  trx: Trx,
  news: StaffNews,
  former?: Reader,
): Promise<void> {
  const readers = await trx
    .selectFrom('admins')
    .select(['email', 'locale'])
    .where('role', '=', 'superadmin')
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute()
  const role = await nameOf(trx, news.role)
  const missing = former && readers.every(({ email }) => email !== former.email) ? [former] : []
  for (const { email, locale } of [...readers, ...missing])
    await ctx.channels.send(trx, {
      channel: 'email',
      to: email,
      ...written(ctx, locale === 'hi' ? 'hi' : 'en', news, role),
    })
}

async function nameOf(trx: Trx, role: string | undefined): Promise<Text> {
  const row = role && (await trx.selectFrom('roles').select('name').where('id', '=', role).executeTakeFirst())
  return row ? row.name : text(role ?? '', role ?? '')
}

function written({ config }: Pick<Context, 'config'>, locale: Locale, news: StaffNews, role: Text) {
  const { stage, member, until = null, by, decidedBy, reason, worksFrom } = news
  const what = translate(locale, `staff.news.what.${news.what}`, {
    member,
    // In the middle of a sentence.
    role: role[locale].toLowerCase(),
  })
  const page = stage === 'asked' ? paths.adminApprovals : paths.adminAccounts
  const lines = [
    translate(locale, `staff.news.${stage}`, { what }),
    '',
    translate(locale, 'staff.news.by', { name: by ?? translate(locale, 'staff.news.server') }),
    ...(decidedBy ? [translate(locale, 'staff.news.decidedBy', { name: decidedBy })] : []),
    translate(locale, 'staff.news.reason', { reason }),
    ...(until ? [translate(locale, 'staff.news.until', { day: dayInWords(locale, until) })] : []),
    ...(worksFrom ? ['', translate(locale, 'staff.news.worksFrom', { time: momentInIndia(locale, worksFrom) })] : []),
    '',
    translate(locale, 'staff.news.unexpected', { url: new URL(page, config.PUBLIC_URL).href }),
  ]
  return {
    subject: translate(locale, 'staff.news.subject', { brand: config.BRAND_NAME, what }),
    text: lines.join('\n'),
  }
}
