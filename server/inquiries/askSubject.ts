import type { z } from 'zod'
import type { askSubject as call } from '../../contracts/calls/inquiryReviews.ts'
import type { ShownReview } from '../../contracts/inquiries/review.ts'
import { reviewLimits } from '../../contracts/inquiries/reviewLimits.ts'
import { type SectionName, sections as sectionWords } from '../../contracts/inquiries/sections.ts'
import { invitationLimits } from '../../contracts/invitations.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import { createInvitation } from '../invitations/create.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { readAsked } from './answers.ts'
import { shownReviewOf } from './manageReview.ts'
import { nodeKey } from './nodeKey.ts'
import { viewFor } from './reviewView.ts'
import { type Inquiry, ownInquiry } from './row.ts'
import { subjectLink } from './subjectLink.ts'

type Body = z.output<NonNullable<typeof call.body>>
type Owner = Scope<CustomerActor | KeyActor>

const DAY_MS = 86_400_000

/**
 * Asks the subject of an inquiry by a link; a repeated request finds the one that was sent. Throws `not_found`, `bad_request` with each field, `conflict` while it
 * is gathered, after it was erased or after too many, and `too_many_requests`.
 */
export async function askSubject(
  ctx: Context,
  scope: Owner,
  { id: inquiryId, ...body }: Body & { id: string },
  attempt: Attempt,
): Promise<ShownReview> {
  const inquiry = await ownInquiry(ctx, scope, inquiryId)
  const id = withIdPrefix('iqr', attempt.id)
  const earlier = await ctx.db.selectFrom('inquiry_reviews').select('id').where('id', '=', id).executeTakeFirst()
  if (earlier) return shownReviewOf(ctx, scope, { id: inquiryId, review: id })
  requireReady(scope, inquiry)
  const { about, person } = await check(ctx, scope, inquiry, body)
  const address = rateLimitKeys(ctx, 'invitation-person', person.email ?? person.phone ?? '', scope).identifier
  await consumeRateLimitOrThrow(ctx, scope, address, invitationLimits.messagesToPerson)
  const askedBy = await readCustomerName(ctx, inquiry.user_id)
  const until = Math.min(Date.now() + body.days * DAY_MS, Date.parse(inquiry.erase_at))
  await ctx.db.transaction().execute(async trx => {
    const { status } = await trx
      .selectFrom('inquiries')
      .select('status')
      .where('id', '=', inquiryId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    requireReady(scope, { status })
    const known = await trx.selectFrom('inquiry_reviews').select('id').where('inquiry_id', '=', inquiryId).execute()
    if (known.some(one => one.id === id)) return
    if (known.length >= reviewLimits.reviews)
      throw new Problem('conflict', translate(scope.locale, 'inquiries.tooManyReviews', { count: known.length }))
    const row = {
      id,
      inquiry_id: inquiryId,
      about_sealed: JSON.stringify(about),
      sections: JSON.stringify([...new Set(body.sections)]),
      asked_by: scope.actor.name,
      asked_at: new Date(),
      answers_sealed: null,
      answered_at: null,
    }
    await trx
      .insertInto('inquiry_reviews')
      .values(sealRow(ctx.vault, 'inquiry_reviews', row))
      .execute()
    await createInvitation(ctx, trx, subjectLink, {
      subject: id,
      userId: inquiry.user_id,
      expiresAt: new Date(until),
      askedBy,
      note: body.reason,
      person,
      locale: body.locale,
      code: body.code ? (person.email ? 'email' : 'sms') : null,
      reminders: reviewLimits.reminders,
    })
    const data = { review: id, sections: body.sections, code: body.code }
    await audit(trx, scope, { action: 'inquiry.subjectAsked', subject: inquiryId, data })
  })
  return shownReviewOf(ctx, scope, { id: inquiryId, review: id })
}

function requireReady({ locale }: Owner, { status }: Pick<Inquiry, 'status'>): void {
  if (status === 'ready') return
  throw new Problem('conflict', translate(locale, status === 'erased' ? 'inquiries.erased' : 'inquiries.notReady'))
}

/** Who is asked, and about which nodes. Every chosen section has something to be shown. */
async function check(ctx: Context, { locale }: Owner, inquiry: Inquiry, body: Body) {
  const problems: FieldProblem[] = []
  const email = body.email || null
  const typed = body.phone ? readTypedPhone(body.phone) : null
  if (body.phone && !typed) problems.push({ field: 'phone', message: translate(locale, 'inquiries.phone') })
  else if (!email && !typed) problems.push({ field: 'email', message: translate(locale, 'inquiries.address') })
  const byKey = new Map(
    inquiry.subjects.map(({ kind, value }) => [nodeKey(ctx.vault, inquiry.id, `${kind}:${value}`), `${kind}:${value}`]),
  )
  const about = body.about.flatMap((node, at) => {
    const found = byKey.get(node)
    if (!found) problems.push({ field: `about.${at}`, message: translate(locale, 'inquiries.notSubject') })
    return found ?? []
  })
  const view = viewFor(ctx, inquiry, await readAsked(ctx.db, inquiry), { about, sections: body.sections })
  view.sections.forEach(({ section, parts }, at) => {
    if (about.length > 0 && parts.length === 0)
      problems.push({ field: `sections.${at}`, message: emptySection(locale, section) })
  })
  if (problems.length > 0) throw new Problem('bad_request', problems[0]?.message ?? '', problems)
  return { about, person: { name: body.name, email, phone: typed && toE164(typed) } }
}

const emptySection = (locale: Owner['locale'], section: SectionName) =>
  translate(locale, 'inquiries.emptySection', { section: sectionWords[section].label[locale] })
