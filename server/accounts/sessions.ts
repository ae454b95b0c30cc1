import { jwtVerify, SignJWT } from 'jose'
import { limits } from '../../contracts/limits.ts'
import type { Context } from '../context.ts'
import { newId } from '../ids.ts'
import { Problem } from '../problem.ts'
import { sameSecret } from '../vault.ts'

export type Audience = 'customer' | 'admin'

export interface Tokens {
  token: string
  refreshToken: string
}

/** The claims that the client reads too (A25): for staff `id` is the admin's. */
export interface Claims {
  id: string
  subUserId: string | null
  role: string
  session: string
}

interface Subject {
  audience: Audience
  userId: string | null
  subUserId: string | null
  adminId: string | null
  role: string
}

const ISSUER = 'satyapan'

/** Opens a session; every sign-in gets a new one, so that none can be fixed beforehand. */
export async function startSession(
  ctx: Context,
  subject: Subject,
  client: { ip: string | null; userAgent: string | null },
): Promise<Tokens> {
  const id = newId('ses')
  await ctx.db
    .insertInto('sessions')
    .values({
      id,
      audience: subject.audience,
      user_id: subject.userId,
      sub_user_id: subject.subUserId,
      admin_id: subject.adminId,
      rotated_at: new Date(),
      ip: client.ip,
      user_agent: client.userAgent?.slice(0, 300) ?? null,
      revoked_at: null,
      revoked_reason: null,
      expires_at: new Date(Date.now() + limits.sessionDays * 86_400_000),
    })
    .execute()
  return issue(ctx, subject, id, 1)
}

/**
 * Rotates a refresh token. A token is `<session>.<generation>.<mac>`, so nothing secret is stored: the current generation moves the
 * session on; the one before it returns the same successor for 30 s (two tabs); an older one was stolen or replayed and ends the session.
 * Throws `unauthenticated`.
 */
export async function refreshSession(ctx: Context, audience: Audience, refreshToken: string): Promise<Tokens & Claims> {
  const parsed = parseRefreshToken(ctx, audience, refreshToken)
  const outcome = await ctx.db.transaction().execute(async trx => {
    const session = await trx
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', parsed.session)
      .where('audience', '=', audience)
      .forUpdate()
      .executeTakeFirst()
    if (!session || session.revoked_at || Date.parse(session.expires_at) < Date.now()) return null
    if (parsed.generation === session.generation) {
      const generation = session.generation + 1
      await trx
        .updateTable('sessions')
        .set({ generation, rotated_at: new Date() })
        .where('id', '=', session.id)
        .execute()
      return { session, generation }
    }
    const inGrace = Date.parse(session.rotated_at) + limits.refreshGraceMs > Date.now()
    if (parsed.generation === session.generation - 1 && inGrace) return { session, generation: session.generation }
    await trx
      .updateTable('sessions')
      .set({ revoked_at: new Date(), revoked_reason: 'refresh token reused' })
      .where('id', '=', session.id)
      .execute()
    return null
  })
  if (!outcome) throw expired()
  const { session, generation } = outcome
  const subject = await activeSubject(ctx, audience, session)
  const tokens = await issue(ctx, subject, session.id, generation)
  return { ...tokens, id: idOf(subject), subUserId: subject.subUserId, role: subject.role, session: session.id }
}

/** Checks signature (HS256 only), audience and age. Throws `unauthenticated`; whether the session still lives is `liveSession`'s to say. */
export async function readAccessToken(ctx: Context, audience: Audience, token: string): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, ctx.vault.tokenKey(audience), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      requiredClaims: ['exp'],
    })
    return {
      id: String(payload.id),
      subUserId: typeof payload.subUserId === 'string' ? payload.subUserId : null,
      role: String(payload.role),
      session: String(payload.session),
    }
  } catch {
    throw expired()
  }
}

/** Ends sessions and returns how many; each node notices within five seconds. */
export async function revokeSessions(
  ctx: Pick<Context, 'db'>,
  which: { session: string } | { userId: string } | { subUserId: string } | { adminId: string },
  reason: string,
): Promise<number> {
  let query = ctx.db
    .updateTable('sessions')
    .set({ revoked_at: new Date(), revoked_reason: reason })
    .where('revoked_at', 'is', null)
  if ('session' in which) query = query.where('id', '=', which.session)
  if ('userId' in which) query = query.where('user_id', '=', which.userId)
  if ('subUserId' in which) query = query.where('sub_user_id', '=', which.subUserId)
  if ('adminId' in which) query = query.where('admin_id', '=', which.adminId)
  const result = await query.executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export const expired = () => new Problem('unauthenticated', 'Your session has ended. Sign in again.')

const idOf = (subject: Subject) => subject.userId ?? subject.adminId ?? ''

async function issue(ctx: Context, subject: Subject, session: string, generation: number): Promise<Tokens> {
  const token = await new SignJWT({ id: idOf(subject), subUserId: subject.subUserId, role: subject.role, session })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(subject.audience)
    .setIssuedAt()
    .setExpirationTime(`${limits.accessTokenSeconds}s`)
    .sign(ctx.vault.tokenKey(subject.audience))
  return { token, refreshToken: refreshTokenOf(ctx, subject.audience, session, generation) }
}

function refreshTokenOf(ctx: Context, audience: Audience, session: string, generation: number): string {
  const body = `${session}.${generation}`
  return `${body}.${ctx.vault.sign(`refresh:${audience}`, body)}`
}

function parseRefreshToken(ctx: Context, audience: Audience, token: string) {
  const [session, generation] = token.split('.')
  const claimed = { session: session ?? '', generation: Number(generation) }
  if (!sameSecret(token, refreshTokenOf(ctx, audience, claimed.session, claimed.generation))) throw expired()
  return claimed
}

async function activeSubject(
  ctx: Context,
  audience: Audience,
  session: { user_id: string | null; sub_user_id: string | null; admin_id: string | null },
): Promise<Subject> {
  const base = { audience, userId: session.user_id, subUserId: session.sub_user_id, adminId: session.admin_id }
  if (session.admin_id) {
    const admin = await ctx.db
      .selectFrom('admins')
      .select(['role', 'is_active'])
      .where('id', '=', session.admin_id)
      .executeTakeFirst()
    if (!admin?.is_active) throw expired()
    return { ...base, role: admin.role }
  }
  const user = await ctx.db
    .selectFrom('users')
    .leftJoin('sub_users', join =>
      join.onRef('sub_users.user_id', '=', 'users.id').on('sub_users.id', '=', session.sub_user_id),
    )
    .select(['users.is_active as active', 'sub_users.is_active as subActive'])
    .where('users.id', '=', session.user_id)
    .executeTakeFirst()
  if (!user?.active || (session.sub_user_id && !user.subActive)) throw expired()
  return { ...base, role: session.sub_user_id ? 'subUser' : 'customer' }
}
