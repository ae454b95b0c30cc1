import { codes } from '../../../contracts/platform/codes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import type { UserAgent } from './client.ts'
import type { Account } from './holders.ts'
import { rememberDevice } from './knownDevices.ts'
import { createSecondFactorChallenge } from './secondFactor/challenge.ts'
import { hasSecondFactor, type SecondFactorMethod } from './secondFactor/factors.ts'
import { type SsoArrival, startSession } from './sessions.ts'
import { isSsoOnly } from './sso/only.ts'
import type { Tokens } from './tokens.ts'

/** A member of staff as seen by sign-in. */
export interface StaffPrincipal {
  adminId: string
  role: string
  name: string
  isActive: boolean
}

export type Principal = Account | StaffPrincipal

/** The first step has succeeded and the account requires a second one. */
interface Challenged {
  secondFactor: true
  challenge: string
}

/** `ssoOnly`: the account lets its team in by single sign-on alone. */
export type SignInResult = Tokens | Challenged | 'inactive' | 'ssoOnly'

/**
 * The result of a successful first step, whatever the sign-in method: a session, a challenge if the account has a second factor,
 * or nothing for a deactivated account. Sessions start only here and in the second step.
 */
export async function openSession(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  person: Principal,
  userAgent: UserAgent,
  sso?: SsoArrival,
): Promise<SignInResult> {
  if (!person.isActive) return 'inactive'
  if (!sso && (await isSsoOnly(trx, person))) return 'ssoOnly'
  if (!sso?.multiFactor && (await hasSecondFactor(trx, person)))
    return { secondFactor: true, challenge: await createSecondFactorChallenge(ctx, person, sso?.by) }
  return startSessionFor(ctx, trx, scope, person, userAgent, { ...(sso && { sso }) })
}

/** Starts a session after every required step has succeeded. */
export async function startSessionFor(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  person: Principal,
  userAgent: UserAgent,
  { sso, ...steps }: { secondFactor?: SecondFactorMethod; sso?: SsoArrival } = {},
): Promise<Tokens> {
  const { session, ...tokens } = await startSession(ctx, trx, holderFor(person), { ip: scope.ip, userAgent, sso })
  await rememberDevice(trx, scope, person)
  await audit(
    trx,
    { ...scope, actor: actorFor(person, session) },
    { action: 'session.started', subject: session, data: { ...steps, ...(sso && { sso: sso.by }) } },
  )
  return tokens
}

const holderFor = (person: Principal) =>
  'adminId' in person
    ? ({ audience: 'admin', userId: null, subUserId: null, adminId: person.adminId, role: person.role } as const)
    : ({
        audience: 'customer',
        userId: person.userId,
        subUserId: person.subUserId,
        adminId: null,
        role: person.role,
      } as const)

function actorFor(person: Principal, sessionId: string) {
  if ('adminId' in person) {
    const { adminId, role, name } = person
    return { kind: 'admin', role, adminId, sessionId, name, permissions: {} } as const
  }
  const { userId, subUserId, name, kycComplete } = person
  return { kind: 'customer', sessionId, userId, subUserId, name, kycComplete } as const
}

/** Code 100 without tokens for a deactivated account (A18) or when a second step is required; 102 for a way in that the account does not allow. */
export function sessionReply({ locale }: Scope, opened: SignInResult) {
  if (opened === 'ssoOnly')
    return { code: codes.wrongCredentials, message: translate(locale, 'sso.refused.only') } as const
  if (opened === 'inactive')
    return { code: codes.ok, message: translate(locale, 'signIn.deactivated'), isActive: false } as const
  const message = translate(locale, 'secondFactor' in opened ? 'secondFactor.asked' : 'signIn.signedIn')
  return { code: codes.ok, message, isActive: true, ...opened } as const
}
