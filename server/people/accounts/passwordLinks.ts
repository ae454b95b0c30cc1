import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { answerByLink } from '../../invitations/answer.ts'
import { defineInvitationKind, type InvitationContext } from '../../invitations/kind.ts'
import type { Trx } from '../../platform/context.ts'
import type { Owner } from './secondFactor/factors.ts'

/* Links with which somebody chooses a password. They are forgotten a day after their end, as codes are. */

const forgetAfterMs = 86_400_000

export const passwordReset = defineInvitationKind({
  name: 'passwordReset',
  path: paths.resetPassword,
  label: text('Choose a new password', 'नया पासवर्ड चुनें'),
  forgetAfterMs,
})

export const subUserInvitation = defineInvitationKind({
  name: 'subUser',
  path: paths.subUserInvitation,
  label: text('Join an account', 'खाते से जुड़ें'),
  forgetAfterMs,
})

/** The page leads on to the staff's own sign-in. */
const staffPath = `${paths.resetPassword}?for=staff`

export const staffPassword = defineInvitationKind({
  name: 'staffPassword',
  path: staffPath,
  label: text('Choose a password', 'पासवर्ड चुनें'),
  forgetAfterMs,
})

/** Printed by `npm run create-admin` for whoever has the server. */
export const staffAccess = defineInvitationKind({ ...staffPassword, name: 'staffAccess', shown: 'once' })

/** Likewise, of a recovery beside another super-admin; its subject is the approval. */
export const staffRecovery = defineInvitationKind({ ...staffPassword, name: 'staffRecovery', shown: 'once' })

/** Whatever lets a member of staff choose a password. */
export const staffPasswords = [staffPassword, staffAccess] as const

/** The kinds of this wing. */
export const accountInvitations = [passwordReset, subUserInvitation, ...staffPasswords, staffRecovery] as const

/** Consumes a link to choose a password and returns its owner; null if it does not open. */
export async function consumePasswordLink(ctx: InvitationContext, trx: Trx, token: string): Promise<Owner | null> {
  const link = await answerByLink(ctx, trx, [passwordReset, ...staffPasswords], token)
  if (!link) return null
  const { kind, subject, userId } = link
  if (kind !== passwordReset.name) return { adminId: subject }
  return userId === null ? null : { userId, subUserId: subject === userId ? null : subject }
}

export const endsAfter = (ms: number): Date => new Date(Date.now() + ms)
