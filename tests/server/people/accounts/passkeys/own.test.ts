import { beforeEach, describe, expect, test } from 'vitest'
import { passkeyLimits } from '../../../../../contracts/people/passkeyLimits.ts'
import { limits } from '../../../../../contracts/platform/limits.ts'
import { listMessages } from '../../../../../server/sandbox/messages.ts'
import { testApp } from '../../../../support/app.ts'
import { createAuthenticator } from '../../../../support/authenticator.ts'
import { makeAdmin, makeCustomer, makeSubUser, signedIn } from '../../../../support/factories.ts'
import { addPasskey, enrollPasskey, host, originOf, signInByPasskey } from '../../../../support/passkeys.ts'
import { getAs } from '../../../../support/registration.ts'
import { bearer, enrollSecondFactor } from '../../../../support/secondFactor.ts'
import { post } from '../../../../support/signIn.ts'

const { app, ctx } = await testApp()

let userId: string
let email: string
let headers: Record<string, string>

const list = (who = headers, mount = '/api') => getAs(app, ctx, `${mount}/passkeys`, { ...who, host })
const remove = (id: string, who = headers, mount = '/api') => post(app, ctx, `${mount}/passkeys/${id}/remove`, {}, who)
const rename = (id: string, name: string, who = headers) =>
  post(app, ctx, `/api/passkeys/${id}/name`, { name }, { ...who, host })

/** As if every session had been proven long ago. */
const pass = () =>
  ctx.db
    .updateTable('sessions')
    .set({ proven_at: new Date(Date.now() - 60 * 60_000) })
    .execute()

const refused = { status: 400, error: { code: 'bad_request' } }

beforeEach(async () => {
  ;({ userId, email } = await makeCustomer(ctx.db))
  headers = await signedIn(ctx, { userId })
})

describe('adding', () => {
  test('a passkey is listed with its name, tells its owner and stands in the log', async () => {
    const { id, added } = await enrollPasskey(app, ctx, headers)
    const passkey = { id, name: 'MacBook', backedUp: true, otherDomain: null, lastUsedAt: null }
    expect(added).toMatchObject({ status: 200, ...passkey })
    expect(await list()).toMatchObject({
      passkeys: [passkey],
      max: passkeyLimits.perPerson,
      otherWays: ['emailCode'],
    })
    const [mail] = await listMessages(ctx, email)
    expect(mail?.text).toContain('The passkey “MacBook” was added')
    const events = await ctx.db.selectFrom('audit_events').selectAll().where('user_id', '=', userId).execute()
    expect(events).toContainEqual(
      expect.objectContaining({ action: 'passkey.added', subject: userId, data: { passkey: id } }),
    )
    const row = await ctx.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ rp_id: host, counter: 0, transports: ['hybrid', 'internal'] })
  })

  test('the options name no person, leave out known passkeys and ask for no attestation', async () => {
    const { key } = await enrollPasskey(app, ctx, headers)
    const { options } = await post(app, ctx, '/api/passkeys/begin', {}, { ...headers, host })
    expect(options).toMatchObject({
      rp: { id: host, name: ctx.config.BRAND_NAME },
      user: { name: email, displayName: 'Asha Rao' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.id, type: 'public-key' }],
    })
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(userId)
  })

  test.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['another domain', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['no user verification', { unverified: true }],
    ['a frame of another page', { crossOrigin: true }],
    ['an attestation with certificates', { certificates: true }],
  ])('%s is refused', async (_, deviation) => {
    const key = createAuthenticator(originOf(ctx))
    expect(await addPasskey(app, ctx, headers, key, deviation)).toMatchObject(refused)
    expect((await list()).passkeys).toEqual([])
  })

  test('a challenge is good once, and for the session that asked', async () => {
    const key = createAuthenticator(originOf(ctx))
    const at = { ...headers, host }
    const { challenge, options } = await post(app, ctx, '/api/passkeys/begin', {}, at)
    const body = { challenge, response: key.create(options), name: 'Phone' }
    const other = { ...(await signedIn(ctx, { userId })), host }
    expect(await post(app, ctx, '/api/passkeys', body, other)).toMatchObject(refused)
    expect(await post(app, ctx, '/api/passkeys', body, at)).toMatchObject({ status: 200, name: 'Phone' })
    expect(await post(app, ctx, '/api/passkeys', body, at)).toMatchObject(refused)
  })

  test('a passkey of another account is not taken over', async () => {
    const { key } = await enrollPasskey(app, ctx, headers)
    const stranger = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
    expect(await addPasskey(app, ctx, stranger, key)).toMatchObject({ status: 409 })
    expect((await list()).passkeys).toHaveLength(1)
  })

  test('a name is needed, and not too long', async () => {
    const key = createAuthenticator(originOf(ctx))
    for (const name of ['', '   ', 'x'.repeat(passkeyLimits.nameCharacters + 1)])
      expect(await addPasskey(app, ctx, headers, key, { name })).toMatchObject({
        ...refused,
        error: { fields: [expect.objectContaining({ field: 'name' })] },
      })
  })

  test('no more than one may have', async () => {
    for (let count = 0; count < passkeyLimits.perPerson; count++) await enrollPasskey(app, ctx, headers)
    const key = createAuthenticator(originOf(ctx))
    expect(await addPasskey(app, ctx, headers, key)).toMatchObject({ status: 409, error: { code: 'conflict' } })
  })

  test('needs a fresh proof, as removing does; renaming and reading do not', async () => {
    const { id } = await enrollPasskey(app, ctx, headers)
    await pass()
    const required = { status: 403, error: { code: 'proof_required' } }
    expect(await addPasskey(app, ctx, headers, createAuthenticator(originOf(ctx)))).toMatchObject(required)
    expect(await remove(id)).toMatchObject(required)
    expect(await rename(id, 'Work laptop')).toMatchObject({ status: 200, name: 'Work laptop' })
    expect((await list()).passkeys).toHaveLength(1)
  })

  test('without a session: 401; at an address without a domain: 409', async () => {
    const nobody = await app.inject({ method: 'POST', url: '/api/passkeys/begin', headers: { host }, payload: {} })
    expect(nobody.statusCode).toBe(403)
    expect(await post(app, ctx, '/api/passkeys/begin', {}, { host })).toMatchObject({ status: 401 })
    const at = { ...headers, host: '127.0.0.1' }
    expect(await post(app, ctx, '/api/passkeys/begin', {}, at)).toMatchObject({ status: 409 })
    expect(await post(app, ctx, '/api/session/passkey/begin', {}, { host: '127.0.0.1' })).toMatchObject({ status: 409 })
  })
})

describe('removing', () => {
  test('ends the other sessions, tells the owner and says how many are left', async () => {
    const { id } = await enrollPasskey(app, ctx, headers)
    const { key } = await enrollPasskey(app, ctx, headers, '/api', { name: 'Phone' })
    const { token } = await signInByPasskey(app, ctx, key)
    expect(await remove(id)).toMatchObject({ status: 200, left: 1 })
    expect((await list()).passkeys).toMatchObject([{ name: 'Phone' }])
    const other = await app.inject({ url: '/api/passkeys', headers: bearer(ctx, token) })
    expect(other.statusCode).toBe(401)
    expect((await listMessages(ctx, email))[0]?.text).toContain('The passkey “MacBook” was removed')
    expect(await remove(id)).toMatchObject({ status: 404 })
  })

  test('the last one of a customer, who still has codes by e-mail', async () => {
    const { id } = await enrollPasskey(app, ctx, headers)
    expect(await remove(id)).toMatchObject({ status: 200, left: 0 })
  })

  test('nobody removes or renames a stranger’s, nor their own account holder’s', async () => {
    const { id } = await enrollPasskey(app, ctx, headers)
    const stranger = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
    const subUserId = await makeSubUser(ctx.db, userId)
    const sub = await signedIn(ctx, { userId, subUserId })
    for (const who of [stranger, sub]) {
      expect(await remove(id, who)).toMatchObject({ status: 404 })
      expect(await rename(id, 'Mine', who)).toMatchObject({ status: 404 })
      expect((await list(who)).passkeys).toEqual([])
    }
    const { id: ofSub } = await enrollPasskey(app, ctx, sub)
    expect(await remove(ofSub)).toMatchObject({ status: 404 })
    expect((await list()).passkeys).toMatchObject([{ id, name: 'MacBook' }])
  })

  test('staff keep the last one while they have no password; with an app the password and its code are left', async () => {
    const adminId = await makeAdmin(ctx.db)
    const staff = await signedIn(ctx, { adminId })
    const { id } = await enrollPasskey(app, ctx, staff, '/admin-api')
    await ctx.db.updateTable('admins').set({ password_hash: null }).where('id', '=', adminId).execute()
    expect(await list(staff, '/admin-api')).toMatchObject({ otherWays: [] })
    expect(await remove(id, staff, '/admin-api')).toMatchObject({ status: 409, error: { code: 'conflict' } })
    await ctx.db.updateTable('admins').set({ password_hash: '-' }).where('id', '=', adminId).execute()
    expect(await list(staff, '/admin-api')).toMatchObject({ otherWays: ['password'] })
    await enrollSecondFactor(app, ctx, staff, '/admin-api')
    expect(await list(staff, '/admin-api')).toMatchObject({ otherWays: ['passwordAndApp'] })
    expect(await remove(id, staff, '/admin-api')).toMatchObject({ status: 200, left: 0 })
  })
})

describe('proving who is signed in', () => {
  const prove = async (who: Record<string, string>, key: ReturnType<typeof createAuthenticator>, deviation = {}) => {
    const at = { ...who, host }
    const { challenge, options, ...rest } = await post(app, ctx, '/api/session/proof/passkey/begin', {}, at)
    if (!options) return rest
    const body = { challenge, response: key.get(options, deviation) }
    return post(app, ctx, '/api/session/proof/passkey', body, at)
  }

  test('a passkey proves it, also where an app is set up', async () => {
    const { key, id } = await enrollPasskey(app, ctx, headers)
    await enrollSecondFactor(app, ctx, headers)
    headers = await signedIn(ctx, { userId })
    await pass()
    expect(await getAs(app, ctx, '/api/session/proof', headers)).toMatchObject({ method: 'app', passkey: true })
    expect(await prove(headers, key, { forged: true })).toMatchObject(refused)
    expect(await remove(id)).toMatchObject({ status: 403 })
    expect(await prove(headers, key, { userHandle: null })).toMatchObject({ status: 200 })
    expect(await remove(id)).toMatchObject({ status: 200 })
  })

  test('only with one’s own passkey and the session’s challenge', async () => {
    const { key } = await enrollPasskey(app, ctx, headers)
    const stranger = await signedIn(ctx, { userId: (await makeCustomer(ctx.db)).userId })
    expect(await prove(stranger, key)).toMatchObject({ status: 409 })
    const { key: theirs } = await enrollPasskey(app, ctx, stranger)
    expect(await prove(headers, theirs)).toMatchObject(refused)
    const { challenge, options } = await post(app, ctx, '/api/session/proof/passkey/begin', {}, { ...headers, host })
    const body = { challenge, response: key.get(options) }
    const second = { ...(await signedIn(ctx, { userId })), host }
    expect(await post(app, ctx, '/api/session/proof/passkey', body, second)).toMatchObject(refused)
  })

  test('a count that goes back is refused here too', async () => {
    const { key } = await enrollPasskey(app, ctx, headers)
    expect(await prove(headers, key, { counter: 5 })).toMatchObject({ status: 200 })
    expect(await prove(headers, key, { counter: 4 })).toMatchObject(refused)
    expect((await listMessages(ctx, email))[0]?.text).toContain('There may be a copy')
  })

  test('guessing ends after ten tries of a session', async () => {
    const { key } = await enrollPasskey(app, ctx, headers)
    for (let tries = 0; tries < limits.proof.tries; tries++)
      expect(await prove(headers, key, { forged: true })).toMatchObject(refused)
    expect(await prove(headers, key)).toMatchObject({ status: 429 })
  })
})
