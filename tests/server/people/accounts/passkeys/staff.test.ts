import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../../support/app.ts'
import { createAuthenticator } from '../../../../support/authenticator.ts'
import { makeAdmin, signedIn } from '../../../../support/factories.ts'
import { addPasskey, enrollPasskey, host, originOf, signInByPasskey } from '../../../../support/passkeys.ts'
import { getAs } from '../../../../support/registration.ts'
import { bearer, enrollSecondFactor } from '../../../../support/secondFactor.ts'
import { post } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp({ SECOND_FACTOR_STAFF: 'required' })
const mount = '/admin-api'

let adminId: string
let headers: Record<string, string>

const pages = async (who: Record<string, string>) =>
  (await app.inject({ url: `${mount}/resources/users`, headers: who })).statusCode
const status = (who: Record<string, string>) => getAs(app, ctx, `${mount}/second-factor`, who)

beforeEach(async () => {
  adminId = await makeAdmin(ctx.db)
  headers = await signedIn(ctx, { adminId })
})

test('new staff set up a passkey instead of an app, and the pages open', async () => {
  expect(await pages(headers)).toBe(403)
  expect(await status(headers)).toMatchObject({ on: false, required: true, missing: true, passkeys: 0 })
  await enrollPasskey(app, ctx, headers, mount)
  expect(await pages(headers)).toBe(200)
  expect(await status(headers)).toMatchObject({ on: false, missing: false, passkeys: 1 })
})

test('a session of a passkey has both steps; one of the password alone has not', async () => {
  const { key } = await enrollPasskey(app, ctx, headers, mount)
  const { token } = await signInByPasskey(app, ctx, key, { mount })
  expect(await pages(bearer(ctx, token))).toBe(200)
  const byPassword = await signedIn(ctx, { adminId })
  expect(await pages(byPassword)).toBe(403)
  expect(await status(byPassword)).toMatchObject({ missing: true, passkeys: 1 })
})

test('with the password alone, nobody adds an app or a passkey beside the passkey', async () => {
  const { key, id } = await enrollPasskey(app, ctx, headers, mount)
  const byPassword = await signedIn(ctx, { adminId })
  expect(await post(app, ctx, `${mount}/passkeys/${id}/remove`, {}, byPassword)).toMatchObject({ status: 403 })
  const first = { status: 409, error: { code: 'conflict' } }
  expect(await post(app, ctx, `${mount}/second-factor/begin`, {}, byPassword)).toMatchObject(first)
  expect(await post(app, ctx, `${mount}/second-factor/confirm`, { code: '123456' }, byPassword)).toMatchObject(first)
  const another = createAuthenticator(originOf(ctx))
  expect(await addPasskey(app, ctx, byPassword, another, { mount })).toMatchObject(first)

  const at = { ...byPassword, host }
  const { challenge, options } = await post(app, ctx, `${mount}/session/proof/passkey/begin`, {}, at)
  const body = { challenge, response: key.get(options) }
  expect(await post(app, ctx, `${mount}/session/proof/passkey`, body, at)).toMatchObject({ status: 200 })
  expect(await pages(byPassword)).toBe(200)
  expect(await addPasskey(app, ctx, byPassword, another, { mount })).toMatchObject({ status: 200 })
})

test('the last passkey stays until there is an app', async () => {
  const { id } = await enrollPasskey(app, ctx, headers, mount)
  expect(await getAs(app, ctx, `${mount}/passkeys`, { ...headers, host })).toMatchObject({ otherWays: [] })
  const remove = () => post(app, ctx, `${mount}/passkeys/${id}/remove`, {}, headers)
  expect(await remove()).toMatchObject({ status: 409 })
  await enrollSecondFactor(app, ctx, headers, mount)
  expect(await remove()).toMatchObject({ status: 200, left: 0 })
  expect(await pages(headers)).toBe(200)
})

test('a super-admin’s reset removes the passkeys of somebody who has lost them', async () => {
  const { key } = await enrollPasskey(app, ctx, headers, mount)
  const boss = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'superadmin'), role: 'superadmin' })
  await enrollSecondFactor(app, ctx, boss, mount)
  const member = await app.inject({ url: `${mount}/resources/staff/${adminId}`, headers: boss })
  expect(member.json()).toMatchObject({ secondFactor: true })
  const reply = await post(app, ctx, `${mount}/staff/${adminId}/second-factor/reset`, { reason: 'lost phone' }, boss)
  expect(reply).toMatchObject({ status: 200, done: true })
  expect(await signInByPasskey(app, ctx, key, { mount })).toMatchObject({ code: 102 })
  expect(await pages(headers)).toBe(401)
})
