import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import type { ShownReview } from '../../contracts/inquiries/review.ts'
import type { ShownInquiryDetail } from '../../contracts/inquiries/shown.ts'
import { listTrail } from '../invitations/trail.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Asked } from './answers.ts'
import { nodeKey } from './nodeKey.ts'
import { type Review, readReviews } from './reviewRow.ts'
import { type ViewPart, viewFor } from './reviewView.ts'
import type { Inquiry } from './row.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Dispute = ShownInquiryDetail['findings'][number]

/** Whom an inquiry has asked, and what they dispute, as findings. */
export async function presentReviews(ctx: Parts, inquiry: Inquiry, asked: Asked, { inClear }: { inClear: boolean }) {
  const reviews = await readReviews(ctx, ctx.db, inquiry)
  const shown = await Promise.all(reviews.map(review => presentReview(ctx, inquiry, asked, review, { inClear })))
  return { reviews: shown, disputes: reviews.flatMap(review => disputesOf(ctx, inquiry, asked, review)) }
}

export async function presentReview(
  ctx: Parts,
  inquiry: Inquiry,
  asked: Asked,
  { row, invitation, about, answers }: Review,
  { inClear }: { inClear: boolean },
): Promise<ShownReview> {
  const { email, phone } = invitation
  const sent = ['sent', 'resent', 'reminded'] as const
  const [latest] = await listTrail(ctx.db, invitation.id, { limit: 1, kinds: sent })
  const now = seenNow(ctx, inquiry, asked, { about, sections: row.sections })
  return {
    id: row.id,
    name: invitation.person_name ?? '',
    email: email === null || inClear ? email : maskIdentifier('email', email),
    phone: phone === null || inClear ? phone : maskIdentifier('phone', phone),
    about: about.map(node => nodeKey(ctx.vault, inquiry.id, node)),
    sections: row.sections,
    hasCode: invitation.code !== null,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    state: invitation.state,
    expiresAt: invitation.expires_at,
    isLost: invitation.state === 'waiting' && latest?.message === 'failed',
    endedAt: invitation.ended_at,
    reason: invitation.reason,
    answers: answers.map(({ seen, ...answer }) => ({ ...answer, changed: now.get(answer.section)?.seen !== seen })),
  }
}

const seenNow = (ctx: Parts, inquiry: Inquiry, asked: Asked, of: Parameters<typeof viewFor>[3]) =>
  new Map(viewFor(ctx, inquiry, asked, of).sections.map(one => [one.section, one]))

/** What a person disputes is a finding; a confirmation is none, because it proves nothing. */
function disputesOf(
  ctx: Parts,
  inquiry: Inquiry,
  asked: Asked,
  { row, invitation, about, answers }: Review,
): Dispute[] {
  const now = seenNow(ctx, inquiry, asked, { about, sections: row.sections })
  const keyOf = ({ node }: ViewPart) => nodeKey(ctx.vault, inquiry.id, node.id)
  return answers.flatMap(({ section, verdict, comment, correct, seen }) => {
    if (verdict !== 'disputed') return []
    const found = now.get(section)
    const parts = found?.parts ?? []
    return [
      {
        id: nodeKey(ctx.vault, inquiry.id, `${row.id} ${section}`),
        kind: 'disputed' as const,
        sure: 'possible' as const,
        nodes: [...new Set(parts.map(keyOf))],
        // A source that knows nothing is no evidence of anything.
        evidence: parts
          .filter(({ graph }) => graph !== null)
          .map(part => ({ node: keyOf(part), fact: null, value: null, words: null, source: part.check.id })),
        dispute: {
          review: row.id,
          name: invitation.person_name ?? '',
          section,
          comment,
          correct,
          at: row.answered_at ?? row.asked_at,
          changed: found?.seen !== seen,
        },
      },
    ]
  })
}

/** How many sections the subjects dispute. */
export async function disputesIn(ctx: Pick<Context, 'vault'>, db: Db | Trx, inquiry: Inquiry): Promise<number> {
  const reviews = await readReviews(ctx, db, inquiry)
  return reviews.flatMap(({ answers }) => answers).filter(({ verdict }) => verdict === 'disputed').length
}
