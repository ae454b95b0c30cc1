import type { Selectable } from 'kysely'
import type { ReviewVerdict } from '../../contracts/inquiries/review.ts'
import type { SectionName } from '../../contracts/inquiries/sections.ts'
import { type InvitationRow, openInvitation } from '../invitations/row.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { openRow } from '../platform/sealing/rows.ts'
import type { Inquiry } from './row.ts'
import { subjectLink } from './subjectLink.ts'

/** What a person has said of a section. `seen` stands for what they saw. */
export interface StoredAnswer {
  section: SectionName
  verdict: ReviewVerdict
  comment: string | null
  correct: string | null
  seen: string
}

/** A person who was asked, opened, with their invitation. */
export interface Review {
  row: Selectable<Schema['inquiry_reviews']>
  invitation: InvitationRow
  /** Ids of nodes of the graph. */
  about: string[]
  answers: StoredAnswer[]
}

/** All of an inquiry, the latest first. */
export async function readReviews(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  { id }: Pick<Inquiry, 'id'>,
): Promise<Review[]> {
  const rows = await db
    .selectFrom('inquiry_reviews')
    .selectAll()
    .where('inquiry_id', '=', id)
    .orderBy('id', 'desc')
    .execute()
  if (rows.length === 0) return []
  const invitations = await db
    .selectFrom('invitations')
    .selectAll()
    .where('kind', '=', subjectLink.name)
    .where(
      'subject',
      'in',
      rows.map(row => row.id),
    )
    .execute()
  const bySubject = new Map(invitations.map(one => [one.subject, openInvitation(vault, one)]))
  return rows.flatMap(sealed => {
    const invitation = bySubject.get(sealed.id)
    if (!invitation) return []
    const row = openRow(vault, 'inquiry_reviews', sealed)
    return [
      {
        row,
        invitation,
        about: JSON.parse(row.about_sealed) as string[],
        answers: row.answers_sealed === null ? [] : (JSON.parse(row.answers_sealed) as StoredAnswer[]),
      },
    ]
  })
}
