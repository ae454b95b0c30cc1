import type { z } from 'zod'
import type { resendReview as resendCall } from '../../contracts/calls/inquiryReviews.ts'
import type { ShownReview } from '../../contracts/inquiries/review.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import { resendInvitation } from '../invitations/resend.ts'
import { withdrawInvitation } from '../invitations/withdraw.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { readAsked } from './answers.ts'
import { presentReview } from './presentReviews.ts'
import { type Review, readReviews } from './reviewRow.ts'
import { type Inquiry, ownInquiry } from './row.ts'
import { subjectLink } from './subjectLink.ts'

type Owner = Scope<CustomerActor | KeyActor>

interface Named {
  id: string
  review: string
}

/** Of the account’s inquiry. Throws `not_found`. */
async function ownReview(ctx: Context, scope: Owner, { id, review }: Named): Promise<[Inquiry, Review]> {
  const inquiry = await ownInquiry(ctx, scope, id)
  const found = (await readReviews(ctx, ctx.db, inquiry)).find(({ row }) => row.id === review)
  if (!found) throw notFound('review')
  return [inquiry, found]
}

export async function shownReviewOf(ctx: Context, scope: Owner, named: Named): Promise<ShownReview> {
  const [inquiry, review] = await ownReview(ctx, scope, named)
  const inClear = scope.actor.kind === 'key'
  return presentReview(ctx, inquiry, await readAsked(ctx.db, inquiry), review, { inClear })
}

/** Sends the link again, to a corrected address of the same kind. Throws `not_found`, `bad_request`, and as `resendInvitation`. */
export async function resendReview(
  ctx: Context,
  scope: Owner,
  { email, phone, ...named }: Named & z.output<NonNullable<typeof resendCall.body>>,
): Promise<ShownReview> {
  const { locale } = scope
  const [, { row, invitation }] = await ownReview(ctx, scope, named)
  // The code goes to the address of the link: another kind of address would be told a code that it never gets.
  const isMail = invitation.channel === 'email'
  if (isMail ? phone : email) throw wrong(locale, isMail ? 'phone' : 'email', 'inquiries.sameAddress')
  const typed = phone ? readTypedPhone(phone) : null
  if (phone && !typed) throw wrong(locale, 'phone', 'inquiries.phone')
  const corrected = email ? { email } : typed ? { phone: toE164(typed) } : undefined
  await resendInvitation(ctx, scope, subjectLink, {
    id: invitation.id,
    corrected,
    first: async trx => {
      await subjectLink.lockFirst?.(trx, row.id)
      const data = { review: row.id, corrected: corrected !== undefined }
      await audit(trx, scope, { action: 'inquiry.subjectAskedAgain', subject: named.id, data })
    },
  })
  return shownReviewOf(ctx, scope, named)
}

const wrong = (locale: Owner['locale'], field: string, key: 'inquiries.phone' | 'inquiries.sameAddress') => {
  const message = translate(locale, key)
  return new Problem('bad_request', message, [{ field, message }])
}

/** The link says so from now on. Throws `not_found`, and `conflict` if it has ended. */
export async function withdrawReview(
  ctx: Context,
  scope: Owner,
  { reason, ...named }: Named & { reason?: string | null | undefined },
): Promise<ShownReview> {
  const [, { row, invitation }] = await ownReview(ctx, scope, named)
  await ctx.db.transaction().execute(async trx => {
    await subjectLink.lockFirst?.(trx, row.id)
    if (!(await withdrawInvitation(ctx, trx, subjectLink, invitation.id, reason ?? undefined)))
      throw new Problem('conflict', translate(scope.locale, 'inquiries.reviewOver'))
    await audit(trx, scope, { action: 'inquiry.subjectWithdrawn', subject: named.id, data: { review: row.id } })
  })
  return shownReviewOf(ctx, scope, named)
}
