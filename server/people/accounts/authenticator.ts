import { knownGrants, viewGrants } from '../../../contracts/people/permissions.ts'
import { OWNER_ROLE } from '../../../contracts/people/roles.ts'
import type { Context } from '../../platform/context.ts'
import type { Authenticator } from '../../platform/http/types.ts'
import type { AdminActor, CustomerActor } from '../../platform/identity/actors.ts'
import { sessionExpired } from '../../platform/problem.ts'
import { openName, personName } from '../../platform/sealing/names.ts'
import { lasts } from './accessEnd.ts'
import { idleSince } from './sessions.ts'
import { type Claims, verifyAccessToken } from './tokens.ts'

/** Revocation, deactivation and a change of a role take effect within this time on every node. */
const TRUST_MS = 5_000
const MAX_REMEMBERED = 10_000

/** A use is written at most this often. */
const USE_MS = 60_000

interface Loaded<A> {
  actor: A
  /** When the session was last used, in milliseconds. */
  usedAt: number
}

interface Remembered<A> extends Loaded<A> {
  until: number
}

/**
 * Turns bearer tokens into actors. The session and the account are cached for at most five seconds, so that most requests need no
 * query. Both methods throw `unauthenticated`.
 */
export function createAuthenticator(ctx: Context): Authenticator {
  const customers = new Map<string, Remembered<CustomerActor>>()
  const admins = new Map<string, Remembered<AdminActor>>()

  async function remembered<A>(
    cache: Map<string, Remembered<A>>,
    session: string,
    isUse: boolean,
    load: () => Promise<Loaded<A>>,
  ): Promise<A> {
    let known = cache.get(session)
    if (!known || known.until <= Date.now()) {
      known = { ...(await load()), until: Date.now() + TRUST_MS }
      if (cache.size >= MAX_REMEMBERED) cache.clear()
      cache.set(session, known)
    }
    if (isUse && Date.now() - known.usedAt >= USE_MS) {
      known.usedAt = Date.now()
      await noteUse(ctx, session)
    }
    return known.actor
  }

  return {
    async customer(token: string, isUse = true): Promise<CustomerActor> {
      const claims = await verifyAccessToken(ctx, 'customer', token)
      return remembered(customers, claims.session, isUse, () => loadCustomer(ctx, claims))
    },
    async admin(token: string, isUse = true): Promise<AdminActor> {
      const claims = await verifyAccessToken(ctx, 'admin', token)
      const actor = await remembered(admins, claims.session, isUse, () => loadAdmin(ctx, claims))
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

const noteUse = ({ db }: Context, session: string) =>
  db.updateTable('sessions').set({ last_used_at: new Date() }).where('id', '=', session).execute()

async function loadCustomer(ctx: Context, claims: Claims): Promise<Loaded<CustomerActor>> {
  const row = await ctx.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('sub_users', 'sub_users.id', 'sessions.sub_user_id')
    .leftJoin('support_views as view', 'view.session_id', 'sessions.id')
    .leftJoin('admins as viewer', 'viewer.id', 'view.admin_id')
    .innerJoin('roles', join =>
      join
        .on('roles.audience', '=', 'customer')
        .on(eb => eb('roles.id', '=', eb.fn.coalesce('sub_users.access', eb.val(OWNER_ROLE)).$castTo<string>()))
        .on(eb => eb.or([eb('roles.owner_id', 'is', null), eb('roles.owner_id', '=', eb.ref('users.id'))])),
    )
    .select([
      'users.id',
      'users.kyc_completed_at',
      'sub_users.id as sub_id',
      'roles.permissions',
      'sessions.proven_at',
      personName.as('name'),
      'sessions.last_used_at',
      'view.id as view_id',
      'view.admin_id',
      'view.ends_at',
    ])
    .where('sessions.id', '=', claims.session)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', new Date().toISOString())
    .where('sessions.last_used_at', '>', idleSince(ctx, 'customer').toISOString())
    .where('users.is_active', '=', true)
    .where(eb => eb.or([eb('sessions.sub_user_id', 'is', null), eb('sub_users.is_active', '=', true)]))
    .where(lasts('sub_users.access_until'))
    .where(eb =>
      eb.or([
        eb('view.id', 'is', null),
        eb.and([eb('viewer.is_active', '=', true), eb('users.support_views_allowed', '=', true)]),
      ]),
    )
    .executeTakeFirst()
  if (!row) throw sessionExpired()
  const { view_id, admin_id, ends_at } = row
  const permissions = knownGrants(row.permissions)
  const actor: CustomerActor = {
    kind: 'customer',
    userId: row.id,
    subUserId: row.sub_id,
    sessionId: claims.session,
    name: openName(ctx.vault, row.name),
    kycComplete: row.kyc_completed_at !== null,
    ...(view_id && admin_id && ends_at
      ? { permissions: viewGrants(permissions), supportView: { id: view_id, adminId: admin_id, until: ends_at } }
      : { permissions, provenAt: row.proven_at }),
  }
  return { actor, usedAt: Date.parse(row.last_used_at) }
}

async function loadAdmin(ctx: Context, claims: Claims): Promise<Loaded<AdminActor>> {
  const row = await ctx.db
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.admin_id')
    .innerJoin('roles', join => join.onRef('roles.id', '=', 'admins.role').on('roles.audience', '=', 'staff'))
    .leftJoin('second_factors', 'second_factors.owner_id', 'admins.id')
    .select(['admins.id', 'admins.name', 'admins.role', 'second_factors.confirmed_at', 'sessions.proven_at'])
    .select(['sessions.last_used_at', 'sessions.passkey_at', 'sessions.issuer_factor', 'roles.permissions'])
    .where('sessions.id', '=', claims.session)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', new Date().toISOString())
    .where('sessions.last_used_at', '>', idleSince(ctx, 'admin').toISOString())
    .where('admins.is_active', '=', true)
    .where(lasts('admins.access_until'))
    .executeTakeFirst()
  if (!row) throw sessionExpired()
  const actor: AdminActor = {
    kind: 'admin',
    role: row.role,
    adminId: row.id,
    sessionId: claims.session,
    name: row.name,
    permissions: knownGrants(row.permissions),
    secondFactorMissing:
      ctx.config.SECOND_FACTOR_STAFF === 'required' &&
      row.confirmed_at === null &&
      row.passkey_at === null &&
      !row.issuer_factor,
    provenAt: row.proven_at,
  }
  return { actor, usedAt: Date.parse(row.last_used_at) }
}
