import type { z } from 'zod'
import type {
  answerReviewLink as answerCall,
  readReviewLink as readCall,
} from '../../contracts/calls/inquiryReviewLinks.ts'
import { sections as sectionWords } from '../../contracts/inquiries/sections.ts'
import { productOf } from '../../contracts/products/index.ts'
import { answerInvitation } from '../invitations/answer.ts'
import { kindsByName } from '../invitations/kind.ts'
import { admitPerson, type GivenLink } from '../invitations/prove.ts'
import { endedLink } from '../invitations/read.ts'
import type { InvitationRow } from '../invitations/row.ts'
import type { Visitor } from '../invitations/trail.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import { audit } from '../platform/audit/audit.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { readAsked } from './answers.ts'
import { storeFigures } from './gather.ts'
import { linesOf, recordNumber } from './reviewLines.ts'
import { readReviews, type StoredAnswer } from './reviewRow.ts'
import { type ViewSection, viewFor } from './reviewView.ts'
import { readInquiry } from './row.ts'
import { subjectLink } from './subjectLink.ts'

type Person = Visitor & { scope: Scope }
type Given = z.output<NonNullable<typeof answerCall.body>>
type Reply = z.input<typeof readCall.reply>

const kinds = kindsByName([subjectLink])

/** What the person of a link is asked; otherwise why it does not open, or that it needs its code. Throws as `admitPerson`. */
async function reviewOfLink(ctx: Context, person: Person, link: GivenLink) {
  const admitted = await admitPerson(ctx, person, kinds, link)
  if (admitted.state !== 'waiting') return { refused: admitted } as const
  return { refused: null, ...(await findReview(ctx, person.scope, admitted.invitation)) } as const
}

/** What an invitation asks, as it stands now. Throws `conflict` if the inquiry was erased. */
export async function findReview(
  ctx: Context,
  { locale }: Pick<Scope, 'locale'>,
  { id, subject, note, code }: Pick<InvitationRow, 'id' | 'subject' | 'note' | 'code'>,
) {
  const row = await ctx.db
    .selectFrom('inquiry_reviews')
    .select('inquiry_id')
    .where('id', '=', subject)
    .executeTakeFirst()
  const inquiry = row && (await readInquiry(ctx, ctx.db, row.inquiry_id))
  const review = inquiry && (await readReviews(ctx, ctx.db, inquiry)).find(one => one.row.id === subject)
  if (!inquiry || !review || inquiry.status === 'erased')
    throw new Problem('conflict', translate(locale, 'inquiries.erased'))
  const view = viewFor(ctx, inquiry, await readAsked(ctx.db, inquiry), {
    about: review.about,
    sections: review.row.sections,
  })
  return { inquiry, review, view, invitationId: id, reason: note ?? '', isMasked: code === null }
}

/** What was gathered about the person, and nothing about anybody else. Recorded. */
export async function readReviewLink(ctx: Context, person: Person, link: GivenLink): Promise<Reply> {
  const found = await reviewOfLink(ctx, person, link)
  if (found.refused) return found.refused
  const { inquiry, review, view, reason, isMasked } = found
  const { scope } = person
  await recordAccess(ctx.db, scope, {
    action: 'inquiry.subjectOpened',
    subject: inquiry.id,
    userId: inquiry.user_id,
    data: { review: review.row.id },
  })
  const shown = { reach: view.reach, isMasked, locale: scope.locale }
  return {
    state: 'open',
    reason,
    isMasked,
    sections: view.sections.map(({ section, seen, parts }) => ({
      section,
      title: sectionWords[section].label[scope.locale],
      seen,
      parts: parts.map(({ node, product, check, graph }) => ({
        source: productOf(product).label[scope.locale],
        at: check.fetched_at ?? check.finished_at ?? check.created_at,
        about: recordNumber(node, shown),
        isFound: graph !== null,
        lines: graph ? linesOf(graph, node.id, shown) : [],
      })),
    })),
  }
}

/** What the person says of each section, once. Throws `bad_request` with each field, `conflict` if a section says something else now, and as `admitPerson`. */
export async function answerReviewLink(ctx: Context, person: Person, { answers: given, ...link }: Given) {
  const found = await reviewOfLink(ctx, person, link)
  if (found.refused) return found.refused
  await answerReview(ctx, person, found, given)
  return endedLink(person.scope, 'answered')
}

/** The same for somebody whose invitation is known. */
export async function answerReview(
  ctx: Context,
  person: Person,
  { inquiry, review, view, invitationId }: Awaited<ReturnType<typeof findReview>>,
  given: Given['answers'],
): Promise<void> {
  const { scope } = person
  const answers = readAnswers(scope, view.sections, given)
  const reviewId = review.row.id
  const disputed = answers.filter(({ verdict }) => verdict === 'disputed').length
  await ctx.db.transaction().execute(async trx => {
    await subjectLink.lockFirst?.(trx, reviewId)
    if (!(await answerInvitation(ctx, trx, subjectLink, invitationId, person)))
      throw new Problem('conflict', translate(scope.locale, 'inquiries.reviewOver'))
    const { answers_sealed } = sealRow(ctx.vault, 'inquiry_reviews', {
      id: reviewId,
      answers_sealed: JSON.stringify(answers),
    })
    await trx
      .updateTable('inquiry_reviews')
      .set({ answers_sealed, answered_at: new Date() })
      .where('id', '=', reviewId)
      .execute()
    const counts = { review: reviewId, confirmed: answers.length - disputed, disputed }
    const { id, user_id: userId, mode, reference } = inquiry
    await audit(trx, scope, { action: 'inquiry.subjectAnswered', subject: id, userId, data: counts })
    const data = { inquiryId: id, mode, reference, ...counts }
    await emitWebhookEvent(trx, { userId, event: 'inquiry.reviewed', data })
  })
  if (inquiry.status === 'ready') await storeFigures(ctx, inquiry.id)
}

/** One for each section, about what it says now. Whoever disputes says why. */
function readAnswers(
  { locale }: Pick<Scope, 'locale'>,
  sections: readonly ViewSection[],
  given: Given['answers'],
): StoredAnswer[] {
  const problems: FieldProblem[] = []
  const answers = sections.flatMap(({ section, seen }): StoredAnswer[] => {
    const one = given.find(other => other.section === section)
    if (!one) {
      problems.push({ field: `answers.${section}`, message: translate(locale, 'inquiries.answerMissing') })
      return []
    }
    if (one.seen !== seen) throw new Problem('conflict', translate(locale, 'inquiries.changedSince'))
    const { verdict, comment, correct } = one
    if (verdict === 'confirmed') return [{ section, verdict, comment: comment || null, correct: null, seen }]
    if (!comment) problems.push({ field: `answers.${section}.comment`, message: translate(locale, 'inquiries.sayWhy') })
    return [{ section, verdict, comment: comment || null, correct: correct || null, seen }]
  })
  if (problems.length > 0) throw new Problem('bad_request', translate(locale, 'inquiries.look'), problems)
  return answers
}
