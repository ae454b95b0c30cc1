import type { z } from 'zod'
import type { startVideoCall as call } from '../../contracts/calls/videoCalls.ts'
import type { InvitationChannel } from '../../contracts/invitations.ts'
import { createInvitation } from '../invitations/create.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { videoCallLink } from './link.ts'
import type { CallRow } from './rounds/row.ts'
import { newScript } from './script.ts'

type Body = z.output<NonNullable<typeof call.body>>
type Owner = Scope<CustomerActor | KeyActor>

const DAY_MS = 86_400_000
const REMIND_HOURS = 24

/** Asks a person for a call; a repeated request finds the one that it has made. Throws `bad_request` with the field of an address that does not do. */
export async function startVideoCall(
  ctx: Context,
  scope: Owner,
  body: Body,
  attempt: Attempt,
): Promise<{ id: string }> {
  const { actor } = scope
  const id = withIdPrefix('vcl', attempt.id)
  const { phone, channel } = readAddress(body, scope)
  const askedBy = await readCustomerName(ctx, actor.userId)
  const at = new Date()
  await ctx.db.transaction().execute(async trx => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('video_calls')
      .values(
        sealRow(ctx.vault, 'video_calls', {
          id,
          user_id: actor.userId,
          sub_user_id: actor.kind === 'customer' ? actor.subUserId : null,
          made_by: actor.name,
          person_name: body.name,
          email: body.email || null,
          phone,
          channel,
          locale: body.locale,
          reference: body.reference || null,
          script_sealed: JSON.stringify(newScript(body.locale, body)),
          link_days: body.linkDays,
          status: 'invited' as const,
          created_at: at,
          erase_at: new Date(at.getTime() + body.keepDays * DAY_MS),
        }),
      )
      .onConflict(same => same.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) return
    await invite(
      ctx,
      trx,
      {
        id,
        user_id: actor.userId,
        person_name: body.name,
        email: body.email || null,
        phone,
        channel,
        locale: body.locale,
        link_days: body.linkDays,
      },
      askedBy,
    )
    await audit(trx, scope, { action: 'videoCall.created', subject: id, data: { channel, locale: body.locale } })
  })
  return { id }
}

type Invited = Pick<CallRow, 'id' | 'user_id' | 'person_name' | 'email' | 'phone' | 'channel' | 'locale' | 'link_days'>

/** Sends a link of its own and makes it the call's. Values are opened. */
export async function invite(ctx: Context, trx: Trx, call: Invited, askedBy: string): Promise<void> {
  const { id: invitation_id } = await createInvitation(ctx, trx, videoCallLink, {
    subject: call.id,
    userId: call.user_id,
    expiresAt: new Date(Date.now() + call.link_days * DAY_MS),
    askedBy,
    person: { name: call.person_name, email: call.email, phone: call.phone },
    channel: call.channel,
    locale: call.locale,
    reminders: { everyHours: REMIND_HOURS, most: 2 },
  })
  await trx.updateTable('video_calls').set({ invitation_id }).where('id', '=', call.id).execute()
}

/** The phone with its country code, and by which of both the link goes. */
function readAddress({ email, phone: typed, channel: wanted }: Body, { locale }: Owner) {
  const refuse = (field: string, key: 'phoneWrong' | 'addressMissing' | 'emailMissing' | 'phoneMissing') => {
    const message = translate(locale, `videoCalls.${key}`)
    return new Problem('bad_request', message, [{ field, message }])
  }
  const read = typed ? readTypedPhone(typed) : null
  if (typed && !read) throw refuse('phone', 'phoneWrong')
  const phone = read && `${read.countryCode}${read.number}`
  if (!email && !phone) throw refuse('email', 'addressMissing')
  const channel: InvitationChannel = wanted ?? (email ? 'email' : 'sms')
  if (channel === 'email' && !email) throw refuse('email', 'emailMissing')
  if (channel !== 'email' && !phone) throw refuse('phone', 'phoneMissing')
  return { phone, channel }
}
