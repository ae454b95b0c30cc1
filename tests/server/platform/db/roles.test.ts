import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { calls } from '../../../../contracts/calls/index.ts'
import { builtInRoles, builtInRolesRevision } from '../../../../contracts/people/builtInRoles.ts'
import { canCall } from '../../../../contracts/people/permissions.ts'
import { roleNames } from '../../../../contracts/people/roles.ts'
import type { Trx } from '../../../../server/platform/context.ts'
import { writeBuiltInRoles } from '../../../../server/platform/db/builtInRoles.ts'
import { migrateIn, migrationIds } from '../../../../server/platform/db/migrate.ts'
import { sha256 } from '../../../../server/platform/vault.ts'
import { testApp } from '../../../support/app.ts'

const { ctx } = await testApp()
const { db } = ctx

const reading = ['list', 'show', 'export']
const all = ['list', 'show', 'create', 'edit', 'delete', 'export']
const payingIn = [...reading, 'create']
const deciding = [...reading, 'edit']

/** What version 0115 permitted by its code. Whoever could only view made no call but those that read, and those of the own account. */
const subUser = {
  dashboard: reading,
  verifications: all,
  wallets: payingIn,
  apiKeys: reading,
  ipAllowList: reading,
  usage: reading,
  challans: all,
  account: reading,
}
const admin = {
  'admin.dashboard': reading,
  'admin.users': all,
  'admin.wallets': all,
  'admin.transactions': deciding,
  'admin.leads': deciding,
  'admin.ipAllowList': deciding,
  'admin.logs': payingIn,
  'admin.tutorials': all,
  'admin.audit': reading,
  'admin.prices': deciding,
  'admin.approvals': deciding,
  'admin.challans': all,
  'admin.courtReviews': deciding,
  'admin.documents': deciding,
  'admin.watchLists': reading,
}
const former = {
  usr_1: {
    dashboard: reading,
    verifications: all,
    'verifications.reveal': all,
    'verifications.share': all,
    wallets: payingIn,
    apiKeys: all,
    ipAllowList: all,
    usage: reading,
    account: all,
    subUsers: all,
    challans: all,
  },
  sub_full: subUser,
  sub_old: subUser,
  sub_view: Object.fromEntries(Object.keys(subUser).map(permission => [permission, reading])),
  adm_1: admin,
  adm_2: { ...admin, 'admin.watchLists': all, 'admin.restricted': all },
}

const insert = (trx: Trx, table: string, rows: Record<string, unknown>[]) =>
  (trx as unknown as Kysely<Record<string, Record<string, unknown>>>).insertInto(table).values(rows).execute()

async function leaveBehind(trx: Trx): Promise<void> {
  await sql`drop schema public cascade`.execute(trx)
  await sql`create schema public`.execute(trx)
  await migrateIn(
    trx,
    migrationIds.filter(id => id < '0116'),
  )
  const name = { first_name: 'A', last_name: 'B' }
  await insert(trx, 'users', [{ id: 'usr_1', email: 'a@example.com', country_code: '91', ...name }])
  const sub = { user_id: 'usr_1', ...name, accepted_at: null }
  await insert(trx, 'sub_users', [
    { id: 'sub_full', email: 'f@example.com', access: 'full', ...sub },
    { id: 'sub_view', email: 'v@example.com', access: 'view', ...sub },
  ])
  // As it was made before there was a choice.
  await insert(trx, 'sub_users', [{ id: 'sub_old', email: 'o@example.com', ...sub }])
  await insert(trx, 'admins', [
    { id: 'adm_1', email: 'adm1@example.com', name: 'M', role: 'admin' },
    { id: 'adm_2', email: 'adm2@example.com', name: 'N', role: 'superadmin' },
  ])
}

/** What each of them may do by the row of their role. */
async function rightsOf(trx: Trx): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ id: string; permissions: unknown }>`
    select users.id, permissions from users join roles on roles.id = 'customer'
    union all select sub_users.id, permissions from sub_users join roles on roles.id = sub_users.access
    union all select admins.id, permissions from admins join roles on roles.id = admins.role`.execute(trx)
  return Object.fromEntries(rows.map(({ id, permissions }) => [id, permissions]))
}

/** What came with later parts of the product. */
const added = {
  'admin.verifications': deciding,
  'admin.sources': [...deciding, 'create'],
  'admin.batches': deciding,
  'admin.whiteLabel': deciding,
  'admin.supportViews': ['list', 'create'],
  'admin.messages': ['list', 'create'],
}
const now = { ...former, adm_1: { ...former.adm_1, ...added }, adm_2: { ...former.adm_2, ...added } }

test('after the upgrade everybody may do exactly what they could do before, and staff what is new', async () => {
  const undo = new Error('undo')
  const upgraded = db.transaction().execute(async trx => {
    await leaveBehind(trx)
    await migrateIn(trx)
    await writeBuiltInRoles(trx)
    expect(await rightsOf(trx)).toEqual(now)
    throw undo
  })
  await expect(upgraded).rejects.toBe(undo)
})

test('viewers make the calls that they could make before the rights stood in their role, and those of their passkeys', () => {
  const grants = former.sub_view as Parameters<typeof canCall>[0]
  const made = calls.filter(call => call.auth === 'customer' && call.method !== 'GET' && canCall(grants, call))
  expect(made.map(({ path }) => path).toSorted()).toEqual([
    '/account/details',
    '/account/password',
    '/account/sessions/end-others',
    '/account/sessions/{id}/end',
    // Computes, and stores nothing.
    '/getBmi/',
    '/passkeys',
    '/passkeys/begin',
    '/passkeys/{id}/name',
    '/passkeys/{id}/remove',
    '/second-factor/begin',
    '/second-factor/confirm',
    '/second-factor/off',
    '/second-factor/recovery-codes',
    '/session/end',
    '/session/proof',
    '/session/proof/code',
    '/session/proof/passkey',
    '/session/proof/passkey/begin',
    // The verb refuses secondary users.
    '/update/customerId',
    '/verifications/earlier-answer',
  ])
})

describe('built-in roles', () => {
  test('are rows that say what the contract says', async () => {
    const rows = await db.selectFrom('roles').selectAll().where('built_in', '=', true).execute()
    expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(builtInRoles).toSorted())
    for (const { id, name, permissions, owner_id } of rows) {
      const known = id as keyof typeof builtInRoles
      expect({ name, permissions, owner_id }).toEqual({
        name: roleNames[known],
        permissions: builtInRoles[known].permissions,
        owner_id: null,
      })
    }
  })

  test.each([
    `update roles set permissions = '{}' where id = 'admin'`,
    `update roles set built_in = false where id = 'view'`,
    `delete from roles where id = 'auditor'`,
  ])('cannot be changed: %s', async statement => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('is built in and cannot be changed')
  })

  /** Leaves the role as another version has written it, and starts this one. */
  async function startAfter(revision: number) {
    await db.transaction().execute(async trx => {
      await sql`select set_config('satyapan.built_in_roles', 'write', true)`.execute(trx)
      await sql`update roles set permissions = '{}', revision = ${revision} where id = 'support'`.execute(trx)
    })
    await writeBuiltInRoles(db)
    const support = db.selectFrom('roles').select('permissions').where('id', '=', 'support')
    return (await support.executeTakeFirstOrThrow()).permissions
  }

  test('become those of this version at its start, unless a newer one has written them', async () => {
    expect(await startAfter(builtInRolesRevision + 1)).toEqual({})
    expect(await startAfter(builtInRolesRevision - 1)).toEqual(builtInRoles.support.permissions)
    await expect(sql`delete from roles where id = 'support'`.execute(db)).rejects.toThrow('is built in')
  })

  test('that are changed in the code have a higher revision', () => {
    const fingerprint = sha256(JSON.stringify([roleNames, builtInRoles])).slice(0, 12)
    expect({ revision: builtInRolesRevision, fingerprint }).toEqual({ revision: 5, fingerprint: 'QMDrHQXXuNRD' })
  })
})
