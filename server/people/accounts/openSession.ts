import { codes } from '../../../contracts/codes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { say } from '../../platform/translate.ts'
import type { UserAgent } from './caller.ts'
import type { Account } from './holders.ts'
import { makeChallenge } from './secondFactor/challenge.ts'
import { hasSecondFactor, type Proof } from './secondFactor/factors.ts'
import { startSession } from './sessions.ts'
import type { Tokens } from './tokens.ts'

/** A member of staff as signing in sees them. */
export interface Staff {
  adminId: string
  role: AdminActor['role']
  name: string
  isActive: boolean
}

export type Person = Account | Staff

/** The first step is taken, and the account asks for a second one. */
interface Challenged {
  secondFactor: true
  challenge: string
}

export type Opened = Tokens | Challenged | 'inactive'

/**
 * What whoever has proven who they are receives, on every way in: a session, or where the account has a second factor the challenge
 * for that; none for a deactivated account. No verb but this one and the second step starts a session.
 */
export async function openSession(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  person: Person,
  userAgent: UserAgent,
): Promise<Opened> {
  if (!person.isActive) return 'inactive'
  if (await hasSecondFactor(trx, person)) return { secondFactor: true, challenge: await makeChallenge(ctx, person) }
  return startFor(ctx, trx, scope, person, userAgent)
}

/** A session for who has taken every step that the account asks for. */
export async function startFor(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  person: Person,
  userAgent: UserAgent,
  data: { secondFactor?: Proof } = {},
): Promise<Tokens> {
  const { session, ...tokens } = await startSession(ctx, trx, holderFor(person), { ip: scope.ip, userAgent })
  await audit(
    trx,
    { ...scope, actor: actorFor(person, session) },
    { action: 'session.started', subject: session, data },
  )
  return tokens
}

const holderFor = (person: Person) =>
  'adminId' in person
    ? ({ audience: 'admin', userId: null, subUserId: null, adminId: person.adminId, role: person.role } as const)
    : ({
        audience: 'customer',
        userId: person.userId,
        subUserId: person.subUserId,
        adminId: null,
        role: person.role,
      } as const)

function actorFor(person: Person, sessionId: string) {
  if ('adminId' in person) {
    const { adminId, role, name } = person
    return { kind: 'admin', role, adminId, sessionId, name } as const
  }
  const { userId, subUserId, role, name, kycComplete } = person
  return { kind: 'customer', sessionId, userId, subUserId, role, name, kycComplete } as const
}

/** Code 100 in each case; without tokens for a deactivated account (A18), and where a second step is asked for. */
export function sessionReply({ locale }: Scope, opened: Opened) {
  if (opened === 'inactive') return { code: codes.ok, message: say(locale, 'signIn.deactivated'), isActive: false }
  const message = say(locale, 'secondFactor' in opened ? 'secondFactor.asked' : 'signIn.signedIn')
  return { code: codes.ok, message, isActive: true, ...opened }
}
