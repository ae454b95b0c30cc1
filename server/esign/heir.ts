import { isActing } from '../../contracts/esign/states.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Context } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { requireFittingName } from './fittingName.ts'
import { type RecipientRow, readEnvelope } from './rows.ts'

interface Heir {
  invitationId: string
  subject: string
  name: string
  email: string
}

/**
 * Whoever takes over a link is named in the document, so the name has to fit. Throws `bad_request` with the field `name`, or as `requireNobodyElse`.
 */
export async function requireFittingHeir(
  ctx: Context,
  locale: Locale,
  { invitationId, subject, name, email }: Heir,
): Promise<void> {
  const envelope = await readEnvelope(ctx, ctx.db, subject)
  const recipient = envelope?.recipients.find(one => one.invitation_id === invitationId)
  if (!envelope || !recipient) return
  requireNobodyElse(envelope.recipients, { id: recipient.id, email }, locale)
  await requireFittingName(ctx, locale, { envelope, recipient: recipient.id, name })
}

/**
 * One person with two links would sign for two. A person may get back what they have handed over themselves. Throws `bad_request` with the field `email`.
 */
export function requireNobodyElse(
  recipients: readonly RecipientRow[],
  { id, email }: { id: string; email: string | null },
  locale: Locale,
): void {
  const isTaken = recipients.some(
    one =>
      one.id !== id &&
      one.state !== 'handedOver' &&
      isActing(one.role) &&
      one.email !== null &&
      one.email.toLowerCase() === email?.toLowerCase(),
  )
  if (!isTaken) return
  const message = translate(locale, 'esign.actsAlready')
  throw new Problem('bad_request', message, [{ field: 'email', message }])
}
