import { codes } from '../../../contracts/platform/codes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import { endedMessage, lasts } from './accessEnd.ts'
import type { UserAgent } from './client.ts'
import { type Account, accountById } from './holders.ts'
import { rememberDevice } from './knownDevices.ts'
import { createSecondFactorChallenge } from './secondFactor/challenge.ts'
import { hasSecondFactor, type Owner, type SecondFactorMethod } from './secondFactor/factors.ts'
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

/** The last day of an access that has ended. */
interface Ended {
  endedOn: string
}

/** `ssoOnly`: the account lets its team in by single sign-on alone. */
export type SignInResult = Tokens | Challenged | Refused | 'ssoOnly'

type Refused = 'inactive' | Ended

/**
 * The result of a successful first step, whatever the sign-in method: a session, a challenge if the account has a second factor,
 * or nothing for a deactivated account. Sessions start only here, in the second step, and with a passkey, which counts as both steps.
 */
export async function openSession(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  person: Principal,
  userAgent: UserAgent,
  sso?: SsoArrival,
): Promise<SignInResult> {
  if (!person.isActive) return refusalOf(person)
  if (!sso && (await isSsoOnly(trx, person))) return 'ssoOnly'
  if (!sso?.multiFactor && (await hasSecondFactor(trx, person)))
    return { secondFactor: true, challenge: await createSecondFactorChallenge(ctx, person, sso?.by) }
  return startSessionFor(ctx, trx, scope, person, userAgent, { ...(sso && { sso }) })
}

/** Why somebody whose account is not active cannot sign in. */
export const refusalOf = (person: Principal): Refused =>
  'endedOn' in person && person.endedOn !== null ? { endedOn: person.endedOn } : 'inactive'

/** Starts a session after every required step has succeeded. */
export async function startSessionFor(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  person: Principal,
  userAgent: UserAgent,
  { sso, ...steps }: { secondFactor?: SecondFactorMethod; passkey?: string; sso?: SsoArrival } = {},
): Promise<Tokens> {
  const client = { ip: scope.ip, userAgent, passkey: steps.passkey !== undefined, sso }
  const { session, ...tokens } = await startSession(ctx, trx, holderFor(person), client)
  await rememberDevice(trx, scope, person)
  await audit(
    trx,
    { ...scope, actor: actorFor(person, session) },
    { action: 'session.started', subject: session, data: { ...steps, ...(sso && { sso: sso.by }) } },
  )
  return tokens
}

/** The current account of an owner; null for staff who are deactivated or whose access has ended, who learn no more than anyone else. */
export async function findPrincipal(ctx: Pick<Context, 'vault'>, trx: Trx, owner: Owner): Promise<Principal | null> {
  if (!('adminId' in owner)) return accountById(ctx, trx, owner)
  const admin = await trx
    .selectFrom('admins')
    .select(['id', 'name', 'role'])
    .where('id', '=', owner.adminId)
    .where('is_active', '=', true)
    .where(lasts('admins.access_until'))
    .executeTakeFirst()
  if (!admin) return null
  return { adminId: admin.id, name: admin.name, role: admin.role, isActive: true }
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

/**
 * Code 102 after the last day of an access, and for a way in that the account does not allow; otherwise 100, without tokens for a deactivated
 * account (A18) or when a second step is required.
 */
export function sessionReply({ locale }: Scope, opened: SignInResult) {
  if (opened === 'ssoOnly')
    return { code: codes.wrongCredentials, message: translate(locale, 'sso.refused.only') } as const
  if (opened === 'inactive')
    return { code: codes.ok, message: translate(locale, 'signIn.deactivated'), isActive: false } as const
  if ('endedOn' in opened)
    return { code: codes.wrongCredentials, message: endedMessage(locale, opened.endedOn) } as const
  const message = translate(locale, 'secondFactor' in opened ? 'secondFactor.asked' : 'signIn.signedIn')
  return { code: codes.ok, message, isActive: true, ...opened } as const
}
