import { paths } from '../../contracts/platform/paths.ts'
import { text } from '../../contracts/platform/text.ts'
import { defineInvitationKind, type EndedInvitation } from '../invitations/kind.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Trx } from '../platform/context.ts'
import type { SystemActor } from '../platform/identity/actors.ts'

const visitor: SystemActor = { kind: 'system', name: 'visitor' }

/**
 * The link of the person whom an inquiry is about. Its subject is the row in `inquiry_reviews`. Whoever ends several locks the inquiry, then these rows, then the
 * invitations.
 */
export const subjectLink = defineInvitationKind({
  name: 'inquirySubject',
  path: paths.candidateIntelligence,
  label: text(
    'Look at what was gathered about you, and say what is right',
    'आपके बारे में मिली जानकारी देखें और बताएँ कि क्या सही है',
  ),
  framed: true,
  tells: true,
  lockFirst: (trx, id) =>
    trx.selectFrom('inquiry_reviews').select('id').where('id', '=', id).forUpdate().executeTakeFirst(),
  onEnd: (_ctx, trx, ended) => noteDecline(trx, ended),
})

async function noteDecline(trx: Trx, { subject, userId, state }: EndedInvitation): Promise<void> {
  if (state !== 'declined') return
  const review = await trx
    .selectFrom('inquiry_reviews')
    .select('inquiry_id')
    .where('id', '=', subject)
    .executeTakeFirstOrThrow()
  await audit(
    trx,
    { actor: visitor, ip: null, requestId: null },
    { action: 'inquiry.subjectDeclined', subject: review.inquiry_id, userId, data: { review: subject } },
  )
}
