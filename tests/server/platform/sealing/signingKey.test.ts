import { afterEach, expect, test, vi } from 'vitest'
import { buildApp } from '../../../../server/app/app.ts'
import { issueChallanAccess, verifyChallanAccess } from '../../../../server/challans/common/access.ts'
import { unsubscribeUrl } from '../../../../server/messaging/preferences/unsubscribe.ts'
import { consumeRecoveryCode, replaceRecoveryCodes } from '../../../../server/people/accounts/secondFactor/codes.ts'
import { startSession } from '../../../../server/people/accounts/sessions.ts'
import type { Context } from '../../../../server/platform/context.ts'
import { openVault } from '../../../../server/platform/sealing/indexKey.ts'
import { testApp } from '../../../support/app.ts'
import { makeBrand } from '../../../support/challans.ts'
import { clientHeaders, makeAdmin, makeCustomer, makeSubUser } from '../../../support/factories.ts'

/** From here, the installation has no SIGNING_KEY: the vault of a test signs with the secret. */
const { ctx } = await testApp()
const { userId } = await makeCustomer(ctx.db)
const subUserId = await makeSubUser(ctx.db, userId)
const adminId = await makeAdmin(ctx.db)
const brand = await makeBrand(ctx)
const { SECRET_KEY } = ctx.config
const first = 'the first signing key of this installation'
const ofCustomer = { audience: 'customer', userId, adminId: null } as const
const holders = {
  customer: { ...ofCustomer, subUserId: null, role: 'customer' },
  subUser: { ...ofCustomer, subUserId, role: 'subUser' },
  staff: { audience: 'admin', userId: null, subUserId: null, adminId, role: 'admin' },
} as const

afterEach(async () => {
  vi.useRealTimers()
  await ctx.db.deleteFrom('settings').where('key', '=', 'signing-key').execute()
})

const begin = (who: keyof typeof holders) =>
  ctx.db.transaction().execute(trx => startSession(ctx, trx, holders[who], { ip: null, userAgent: 'tests' }))

const startWith = async (
  SIGNING_KEY: string | undefined,
  keys: { SECRET_KEY: string; SECRET_KEY_OLD?: string } = { SECRET_KEY },
) => {
  const vault = await openVault(ctx.db, { SECRET_KEY_OLD: undefined, ...keys, SIGNING_KEY })
  const next: Context = { ...ctx, vault }
  return { next, app: await buildApp(next) }
}

type Started = Awaited<ReturnType<typeof startWith>>

const refresh = async ({ app }: Started, who: keyof typeof holders, token: string) => {
  const [url, payload] = {
    customer: ['/login-api/user/authenticate', { token }],
    subUser: ['/api/subUser/authenticate', { subUserId, token }],
    staff: ['/admin-api/authenticate', { token }],
  }[who] as [string, object]
  const reply = await app.inject({ method: 'POST', url, headers: clientHeaders(ctx), payload })
  return { status: reply.statusCode, ...reply.json<{ token: string; refreshToken: string }>() }
}

const askProfile = ({ app }: Started, token: string) =>
  app.inject({
    url: `/api/getTrulogProfile/${userId}`,
    headers: { ...clientHeaders(ctx), authorization: `Bearer ${token}` },
  })

test.each(['customer', 'subUser', 'staff'] as const)('the first SIGNING_KEY ends no session: %s', async who => {
  const { refreshToken } = await begin(who)
  const upgraded = await startWith(first)
  const renewed = await refresh(upgraded, who, refreshToken)
  expect(renewed.status).toBe(200)
  // From now on it signs.
  expect((await refresh(upgraded, who, renewed.refreshToken)).status).toBe(200)
})

test('nor the tokens, codes and links that people hold', async () => {
  const { token } = await begin('customer')
  const access = await issueChallanAccess(ctx, { phone: '+919876543210', brandId: brand.id })
  const now = new Date()
  const factor = { owner_id: adminId, admin_id: adminId, secret_sealed: '-', confirmed_at: now, created_at: now }
  await ctx.db.insertInto('second_factors').values(factor).execute()
  const [code = ''] = await ctx.db.transaction().execute(trx => replaceRecoveryCodes(ctx, trx, adminId))
  const link = unsubscribeUrl(ctx.vault, ctx.config, { userId, topic: 'news' })
  const upgraded = await startWith(first)
  expect((await askProfile(upgraded, token)).statusCode).toBe(200)
  expect(await verifyChallanAccess(upgraded.next, access)).toMatchObject({ brandId: brand.id })
  const url = link.replace(/.*\/unsubscribe/, '/public/unsubscribe')
  expect((await upgraded.app.inject({ url, headers: clientHeaders(ctx) })).statusCode).toBe(200)
  const spend = () => ctx.db.transaction().execute(trx => consumeRecoveryCode(upgraded.next, trx, adminId, code))
  expect([await spend(), await spend()]).toEqual([true, false])
})

test('a SIGNING_KEY that replaces one ends all sessions', async () => {
  const { refreshToken } = await begin('customer')
  const renewed = await refresh(await startWith(first), 'customer', refreshToken)
  expect(renewed.status).toBe(200)
  const rotated = await startWith('the second signing key of this installation')
  expect((await refresh(rotated, 'customer', renewed.refreshToken)).status).toBe(401)
  expect((await refresh(rotated, 'customer', refreshToken)).status).toBe(401)
  expect((await askProfile(rotated, renewed.token)).statusCode).toBe(401)
})

test('the secret signs no token any more once every session from before has ended', async () => {
  await startWith(first)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 })
  const { refreshToken } = await begin('customer')
  expect((await refresh(await startWith(first), 'customer', refreshToken)).status).toBe(401)
})

test('the former secret as SIGNING_KEY, with a new secret, keeps the sessions too', async () => {
  const { refreshToken } = await begin('staff')
  await openVault(ctx.db, { SECRET_KEY, SECRET_KEY_OLD: undefined, SIGNING_KEY: undefined })
  const rotated = await startWith(SECRET_KEY, {
    SECRET_KEY: 'a new secret of 32 characters and more',
    SECRET_KEY_OLD: SECRET_KEY,
  })
  expect((await refresh(rotated, 'staff', refreshToken)).status).toBe(200)
})

test('an installation that began with a SIGNING_KEY takes nothing that its secret signed', async () => {
  const settings = ctx.db.insertInto('settings')
  const { key } = JSON.parse(JSON.stringify(await recordOf(first)))
  await settings
    .values({ key: 'signing-key', value: JSON.stringify({ key, own: true, former: null, since: new Date() }) })
    .execute()
  const { refreshToken } = await begin('customer')
  expect((await refresh(await startWith(first), 'customer', refreshToken)).status).toBe(401)
})

async function recordOf(SIGNING_KEY: string) {
  await startWith(SIGNING_KEY)
  const { value } = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'signing-key')
    .executeTakeFirstOrThrow()
  await ctx.db.deleteFrom('settings').where('key', '=', 'signing-key').execute()
  return value as object
}
