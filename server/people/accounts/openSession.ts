import { codes } from '../../../contracts/platform/codes.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'
import type { UserAgent } from './client.ts'
import { type Account, accountById } from './holders.ts'
import { rememberDevice } from './knownDevices.ts'
import { createSecondFactorChallenge } from './secondFactor/challenge.ts'
import { hasSecondFactor, type Owner, type SecondFactorMethod } from './secondFactor/factors.ts'
import { startSession } from './sessions.ts'
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

export type SignInResult = Tokens | Challenged | 'inactive'

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
): Promise<SignInResult> {
  if (!person.isActive) return 'inactive'
  if (await hasSecondFactor(trx, person))
    return { secondFactor: true, challenge: await createSecondFactorChallenge(ctx, person) }
  return startSessionFor(ctx, trx, scope, person, userAgent)
}

/** Starts a session after every required step has succeeded. */
export async function startSessionFor(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Scope,
  person: Principal,
  userAgent: UserAgent,
  data: { secondFactor?: SecondFactorMethod; passkey?: string } = {},
): Promise<Tokens> {
  const client = { ip: scope.ip, userAgent, passkey: data.passkey !== undefined }
  const { session, ...tokens } = await startSession(ctx, trx, holderFor(person), client)
  await rememberDevice(trx, scope, person)
  await audit(
    trx,
    { ...scope, actor: actorFor(person, session) },
    { action: 'session.started', subject: session, data },
  )
  return tokens
}

/** The current account of an owner; null for staff who are deactivated, who learn no more than anyone else. */
export async function findPrincipal(ctx: Pick<Context, 'vault'>, trx: Trx, owner: Owner): Promise<Principal | null> {
  if (!('adminId' in owner)) return accountById(ctx, trx, owner)
  const admin = await trx
    .selectFrom('admins')
    .select(['id', 'name', 'role'])
    .where('id', '=', owner.adminId)
    .where('is_active', '=', true)
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

/** Code 100 in every case, without tokens for a deactivated account (A18) or when a second step is required. */
export function sessionReply({ locale }: Scope, opened: SignInResult) {
  if (opened === 'inactive')
    return { code: codes.ok, message: translate(locale, 'signIn.deactivated'), isActive: false }
  const message = translate(locale, 'secondFactor' in opened ? 'secondFactor.asked' : 'signIn.signedIn')
  return { code: codes.ok, message, isActive: true, ...opened }
}
