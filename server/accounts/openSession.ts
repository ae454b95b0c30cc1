import { codes } from '../../contracts/codes.ts'
import { audit } from '../audit/audit.ts'
import type { Context, Scope, Trx } from '../context.ts'
import { say } from '../say.ts'
import type { UserAgent } from './caller.ts'
import type { Account } from './holders.ts'
import { startSession } from './sessions.ts'
import type { Tokens } from './tokens.ts'

export type Opened = Tokens | 'inactive'

/** Opens a session for an account whose holder has proven who they are; none for a deactivated one. */
export async function openSession(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  account: Account,
  userAgent: UserAgent,
): Promise<Opened> {
  if (!account.isActive) return 'inactive'
  const { userId, subUserId, role, name, kycComplete } = account
  const holder = { audience: 'customer', adminId: null, userId, subUserId, role } as const
  const { session, ...tokens } = await startSession(ctx, trx, holder, { ip: scope.ip, userAgent })
  const actor = { kind: 'customer', sessionId: session, userId, subUserId, role, name, kycComplete } as const
  await audit(trx, { ...scope, actor }, { action: 'session.started', subject: session })
  return tokens
}

/** Code 100 either way; without tokens for a deactivated account (A18). */
export const sessionReply = ({ locale }: Scope, opened: Opened) =>
  opened === 'inactive'
    ? { code: codes.ok, message: say(locale, 'signIn.deactivated'), isActive: false }
    : { code: codes.ok, message: say(locale, 'signIn.signedIn'), isActive: true, ...opened }
