import type { Selectable } from 'kysely'
import type { FormStop, ShownForm } from '../../../contracts/esign/forms.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { qrOf } from '../../engines/qrCode.ts'
import type { InvitationContext } from '../../invitations/kind.ts'
import { linkUrl } from '../../invitations/row.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor, SystemActor } from '../../platform/identity/actors.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'

export type FormRow = Selectable<Schema['form_links']>

const platform: SystemActor = { kind: 'system', name: 'esign' }

/** The form of a template, with its sealed columns opened; with `lock` until the end of the transaction. */
export async function formOf(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  templateId: string,
  { lock = false } = {},
): Promise<FormRow | undefined> {
  const found = db.selectFrom('form_links').selectAll().where('template_id', '=', templateId)
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  return row && openRow(vault, 'form_links', row)
}

/** Why it takes no more copies; null if it does. */
export const stopOf = ({ stopped, until }: Pick<FormRow, 'stopped' | 'until'>, now = Date.now()): FormStop | null =>
  stopped ?? (Date.parse(until) <= now ? 'until' : null)

/** A copy that was begun and not sent, because its process ended, is made by whoever began it as long as this; then it counts no more. */
const BEGUN_MS = 15 * 60_000
const INDIA_MS = 5.5 * 3_600_000
const DAY_MS = 86_400_000

/** The beginning of the day in India. */
const todaySince = (now: number) => new Date(Math.floor((now + INDIA_MS) / DAY_MS) * DAY_MS - INDIA_MS)

/** How many copies were begun, altogether and today. */
export async function countCopies(db: Db | Trx, formId: string, now = Date.now()) {
  const { copies, today } = await db
    .selectFrom('form_copies')
    .leftJoin('envelopes', 'envelopes.id', 'form_copies.envelope_id')
    .where('form_link_id', '=', formId)
    .where(eb =>
      eb.or([
        eb('envelopes.sent_at', 'is not', null),
        eb('form_copies.at', '>', new Date(now - BEGUN_MS).toISOString()),
      ]),
    )
    .select(eb => [
      eb.fn.countAll<string>().as('copies'),
      eb.fn.countAll<string>().filterWhere('form_copies.at', '>=', todaySince(now).toISOString()).as('today'),
    ])
    .executeTakeFirstOrThrow()
  return { copies: Number(copies), copiesToday: Number(today) }
}

export async function presentForm({ db, config }: Pick<Context, 'db' | 'config'>, form: FormRow): Promise<ShownForm> {
  const url = linkUrl(config, paths.esignForm, form.token_sealed)
  return {
    stopped: stopOf(form),
    url,
    qr: qrOf(url),
    copiesMost: form.copies_most,
    copiesPerDay: form.copies_per_day,
    until: form.until,
    ...(await countCopies(db, form.id)),
  }
}

/** Stops a form that goes on no more, and tells its account; once. */
export async function stopForm(
  ctx: InvitationContext,
  trx: Trx,
  { id, template_id: templateId, user_id: userId }: FormRow,
  { why, title }: { why: 'copies' | 'balance' | 'template'; title: string },
): Promise<void> {
  const stopped = await trx
    .updateTable('form_links')
    .set({ stopped: why })
    .where('id', '=', id)
    .where('stopped', 'is', null)
    .executeTakeFirst()
  if (stopped.numUpdatedRows === 0n) return
  const byItself = { actor: platform, ip: null, requestId: null }
  await audit(trx, byItself, { action: 'envelope.formStopped', subject: templateId, userId, data: { why } })
  const url = new URL(`${paths.esign}?id=${encodeURIComponent(templateId)}`, ctx.config.PUBLIC_URL).href
  await sendOptionalMail(ctx, trx, userId, 'esign', locale => ({
    subject: translate(locale, 'esign.mails.formStopped.subject', { title }),
    text: translate(locale, `esign.mails.formStopped.${why}`, { title, url }),
  }))
}

/** In whose name copies are sent; null if the account may send nothing at the moment. */
export async function senderOf(db: Db, form: FormRow): Promise<CustomerActor | null> {
  const account = await db
    .selectFrom('users')
    .select(['is_active', 'kyc_completed_at'])
    .where('id', '=', form.user_id)
    .executeTakeFirst()
  if (!account?.is_active || !account.kyc_completed_at) return null
  return {
    kind: 'customer',
    userId: form.user_id,
    subUserId: form.sub_user_id,
    sessionId: '',
    name: form.created_by,
    kycComplete: true,
  }
}
