import { sql } from 'kysely'
import type { AuditAction } from '../../../contracts/people/auditActions.ts'
import type { AdminUserDetail } from '../../../contracts/resources/adminUser.ts'
import { ownsBrand } from '../../challans/clients/owner.ts'
import { readTraffic } from '../../checks/dashboard/traffic.ts'
import { readSetting } from '../../files/letterhead/letterhead.ts'
import { walletsOf } from '../../money/wallets/walletOf.ts'
import { hasAnyFactor } from '../../people/accounts/secondFactor/factors.ts'
import type { Context, Db } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { actorName, openName } from '../../platform/sealing/names.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import type { Vault } from '../../platform/vault.ts'
import { findUser, presentUser } from './users.ts'

const DAYS = 30

export async function showUser({ db, vault }: Pick<Context, 'db' | 'vault'>, id: string): Promise<AdminUserDetail> {
  const row = await findUser(db, id)
  if (!row) throw notFound('customer')
  const { now, days } = await readTraffic(db, id, DAYS)
  const wallets = await walletsOf(db, id)
  return {
    ...presentUser(vault, row),
    wallets: wallets.map(({ kind, accountType, availablePaise, heldPaise }) => ({
      kind,
      accountType,
      availablePaise,
      heldPaise,
    })),
    spendPaise: now.spendPaise,
    calls: now.verifications,
    callsByDay: days.map(({ day, verifications }) => ({ day, calls: verifications })),
    features: row.features,
    lastSignInAt: await lastSignIn(db, id),
    secondFactor: await hasAnyFactor(db, { userId: id, subUserId: null }),
    hasLogo: (await readSetting({ db, vault }, id)).logo !== null,
    ownsBrand: await isClient(db, id),
    keys: await keysOf(db, id),
    subUsers: await subUsersOf(db, vault, id),
    audit: await readAudit(db, vault, id),
  }
}

async function isClient(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(ownsBrand('users.id'))
    .executeTakeFirst()
  return row !== undefined
}

async function lastSignIn(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('sub_user_id', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.created_at ?? null
}

async function keysOf(db: Db, userId: string): Promise<AdminUserDetail['keys']> {
  const rows = await db.selectFrom('api_keys').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute()
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    mode: row.mode === 'live' ? 'live' : 'test',
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
  }))
}

async function subUsersOf(db: Db, vault: Vault, userId: string): Promise<AdminUserDetail['subUsers']> {
  const rows = await db.selectFrom('sub_users').selectAll().where('user_id', '=', userId).orderBy('id').execute()
  return rows
    .map(stored => openRow(vault, 'sub_users', stored))
    .map(row => ({
      id: row.id,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      isActive: row.is_active,
      createdAt: row.created_at,
    }))
}

const ROWS = 50

/** What was done to and by a customer, newest first, with the actor's name. */
async function readAudit(db: Db, vault: Vault, userId: string): Promise<AdminUserDetail['audit']> {
  const rows = await db
    .selectFrom('audit_events as events')
    .leftJoin('admins', 'admins.id', 'events.actor_id')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .leftJoin('sub_users', 'sub_users.id', 'events.actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'events.actor_id')
    .select(['events.id', 'events.action', 'events.subject', 'events.reason', 'events.data', 'events.created_at'])
    .select(actorName(sql`admins.name`, sql`coalesce(api_keys.name, events.actor_id)`).as('actor'))
    .where('events.user_id', '=', userId)
    .orderBy('events.id', 'desc')
    .limit(ROWS)
    .execute()
  return rows.map(row => ({
    id: row.id,
    action: row.action as AuditAction,
    actor: openName(vault, row.actor),
    subject: row.subject,
    reason: row.reason,
    switched: switchedBy(row.action, row.data),
    createdAt: row.created_at,
  }))
}

function switchedBy(action: string, data: Record<string, unknown>) {
  if (action !== 'feature.switched' && action !== 'control.switched') return null
  return { name: String(data.name), on: data.on === true }
}
