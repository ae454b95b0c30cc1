import type { Context } from '../../platform/context.ts'
import type { Authenticator } from '../../platform/http/types.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { sessionExpired } from '../../platform/problem.ts'
import { type Claims, verifyAccessToken } from './tokens.ts'

/** Revocation and deactivation take effect within this time on every node. */
const TRUST_MS = 5_000
const MOST_REMEMBERED = 10_000

interface Remembered<A> {
  actor: A
  until: number
}

/**
 * Turns bearer tokens into actors. The session and the account are cached for at most five seconds, so that most requests need no
 * query. Both methods throw `unauthenticated`.
 */
export function createAuthenticator(ctx: Context): Authenticator {
  const customers = new Map<string, Remembered<CustomerActor>>()
  const admins = new Map<string, Remembered<AdminActor>>()

  async function remembered<A>(cache: Map<string, Remembered<A>>, session: string, load: () => Promise<A>): Promise<A> {
    const known = cache.get(session)
    if (known && known.until > Date.now()) return known.actor
    const actor = await load()
    if (cache.size >= MOST_REMEMBERED) cache.clear()
    cache.set(session, { actor, until: Date.now() + TRUST_MS })
    return actor
  }

  return {
    async customer(token: string): Promise<CustomerActor> {
      const claims = await verifyAccessToken(ctx, 'customer', token)
      return remembered(customers, claims.session, () => loadCustomer(ctx, claims))
    },
    async admin(token: string): Promise<AdminActor> {
      const claims = await verifyAccessToken(ctx, 'admin', token)
      const actor = await remembered(admins, claims.session, () => loadAdmin(ctx, claims))
      // Not cached, so that setting it up takes effect on every node at once.
      if (actor.secondFactorMissing) admins.delete(claims.session)
      return actor
    },
    forget(session: string): void {
      customers.delete(session)
      admins.delete(session)
    },
  }
}

async function loadCustomer(ctx: Context, claims: Claims): Promise<CustomerActor> {
  const row = await ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('sub_users', 'sub_users.id', 'sessions.sub_user_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.kyc_completed_at',
      'sub_users.id as sub_id',
      'sub_users.first_name as sub_first',
      'sub_users.last_name as sub_last',
      'sub_users.access',
      'sessions.proven_at',
    ])
    .where('sessions.id', '=', claims.session)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', new Date().toISOString())
    .where('users.is_active', '=', true)
    .where(eb => eb.or([eb('sessions.sub_user_id', 'is', null), eb('sub_users.is_active', '=', true)]))
    .executeTakeFirst()
  if (!row) throw sessionExpired()
  return {
    kind: 'customer',
    role: row.sub_id ? 'subUser' : 'customer',
    userId: row.id,
    subUserId: row.sub_id,
    sessionId: claims.session,
    name: row.sub_id ? `${row.sub_first} ${row.sub_last}` : `${row.first_name} ${row.last_name}`,
    kycComplete: row.kyc_completed_at !== null,
    viewOnly: row.access === 'view',
    provenAt: row.proven_at,
  }
}

async function loadAdmin(ctx: Context, claims: Claims): Promise<AdminActor> {
  const row = await ctx.db
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .leftJoin('second_factors', 'second_factors.owner_id', 'admins.id')
    .select(['admins.id', 'admins.name', 'admins.role', 'second_factors.confirmed_at', 'sessions.proven_at'])
    .where('sessions.id', '=', claims.session)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', new Date().toISOString())
    .where('admins.is_active', '=', true)
    .executeTakeFirst()
  if (!row) throw sessionExpired()
  return {
    kind: 'admin',
    role: row.role === 'superadmin' ? 'superadmin' : 'admin',
    adminId: row.id,
    sessionId: claims.session,
    name: row.name,
    secondFactorMissing: ctx.config.SECOND_FACTOR_STAFF === 'required' && row.confirmed_at === null,
    provenAt: row.proven_at,
  }
}
