import { beforeEach, describe, expect, test } from 'vitest'
import { CODE_HANDLE_HEADER, NEW_CODE_HANDLE } from '../../../../contracts/people/codeHandle.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer } from '../../../support/factories.ts'
import { newEmail, newPhone } from '../../../support/registration.ts'
import { newestCode } from '../../../support/signIn.ts'

/** Behind a proxy, which says from where each request comes. */
const { app, ctx } = await testApp({ TRUST_PROXY: '127.0.0.1' })

const home = '203.0.113.9'
const abroad = '198.51.100.7'
/** The nth of many networks. */
const network = (n: number) => `100.64.${n}.1`

interface From {
  ip?: string
  handle?: string | undefined
  cookie?: string | undefined
}

async function send(url: string, payload: object, { ip = home, handle, cookie }: From = {}) {
  const headers = {
    ...clientHeaders(ctx),
    'x-forwarded-for': ip,
    ...(handle !== undefined && { [CODE_HANDLE_HEADER]: handle }),
    ...(cookie && { cookie }),
  }
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return {
    status: reply.statusCode,
    handle: reply.headers[CODE_HANDLE_HEADER] as string | undefined,
    cookie: String(reply.headers['set-cookie'] ?? '').split(';')[0],
    body: reply.json() as { code: number; message: string; token?: string; verificationId?: string },
  }
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

let email: string
let phone: string
beforeEach(async () => {
  ;({ email, phone } = await makeCustomer(ctx.db))
  for (const table of ['rate_windows', 'otp_codes'] as const) await ctx.db.deleteFrom(table).execute()
})

interface Way {
  ask: string
  enter: string
  body: () => object
  to: () => string
}

const ways: Record<string, Way> = {
  'e-mail sign-in': {
    ask: '/api/userLogin/userEmailOtp',
    enter: '/api/userLogin/userEmailOtpVerification',
    body: () => ({ email }),
    to: () => email,
  },
  'WhatsApp sign-in': {
    ask: '/api/userLogin/sendWhatsappOtp',
    enter: '/api/userLogin/verifyWhatsappOtp',
    body: () => ({ ph_no: phone, countryCode: '+91' }),
    to: () => `+91${phone}`,
  },
  'e-mail registration': {
    ask: '/api/user/userEmailOtp',
    enter: '/api/user/userEmailOtpVerification',
    body: () => ({ email }),
    to: () => email,
  },
}

/** Asks for a code; its text is that of the newest message. */
async function ask(way: Way, from: From = {}) {
  const sent = await send(way.ask, way.body(), from)
  expect(sent).toMatchObject({ status: 200, body: { code: 100 } })
  return { handle: sent.handle, otp: await newestCode(ctx, way.to()) }
}

const askKept = (way: Way, ip = home) => ask(way, { ip, handle: NEW_CODE_HANDLE })
const enter = (way: Way, otp: string, from: From = {}) => send(way.enter, { ...way.body(), otp }, from)

describe.each(Object.keys(ways))('%s', name => {
  const way = ways[name] as Way
  beforeEach(() => {
    if (name === 'e-mail registration') email = newEmail()
  })

  test('a stranger’s codes and wrong tries, with and without handles, leave the code of another browser', async () => {
    const mine = await askKept(way)
    for (let asked = 1; asked < limits.otpSends.perIdentifier; asked++) {
      const theirs = asked % 2 ? await askKept(way, abroad) : await ask(way, { ip: abroad })
      for (let tries = 0; tries < limits.otp.tries; tries++)
        await enter(way, otherThan(theirs.otp), { ip: abroad, handle: theirs.handle })
    }
    for (let tries = 0; tries < 30; tries++) await enter(way, otherThan(mine.otp), { ip: network(tries) })
    expect(await enter(way, otherThan(mine.otp), { ip: abroad })).toMatchObject({ status: 429 })
    expect(await enter(way, mine.otp, mine)).toMatchObject({ status: 200, body: { code: 100 } })
  })

  test('a handle opens its own code only, and nobody without it does', async () => {
    const [mine, theirs] = [await askKept(way), await askKept(way, abroad)]
    // Once in a million runs both draw the same code.
    const apart = (otp: string, than: string) => (otp === than ? otherThan(otp) : otp)
    const [mineElsewhere, theirsHere] = [apart(mine.otp, theirs.otp), apart(theirs.otp, mine.otp)]
    expect(await enter(way, mineElsewhere, { handle: theirs.handle })).toMatchObject({ body: { code: 102 } })
    expect(await enter(way, theirsHere, mine)).toMatchObject({ body: { code: 102 } })
    expect(await enter(way, mine.otp)).toMatchObject({ body: { code: 102 } })
    expect(await enter(way, mine.otp, mine)).toMatchObject({ body: { code: 100 } })
    expect(await enter(way, mine.otp, mine)).toMatchObject({ body: { code: 102 } })
  })

  test('as specified, without the header: several codes side by side, five tries of each from one network', async () => {
    const first = await ask(way)
    expect(first.handle).toBeUndefined()
    const second = await ask(way, { ip: abroad })
    for (let tries = 0; tries < limits.otp.tries; tries++)
      expect(await enter(way, otherThan(second.otp), { ip: abroad })).toMatchObject({ body: { code: 102 } })
    expect(await enter(way, second.otp, { ip: abroad })).toMatchObject({ body: { code: 104 } })
    expect(await enter(way, first.otp)).toMatchObject({ body: { code: 100 } })
  })

  test('a handle that we did not make, or made for another recipient, opens nothing', async () => {
    const { otp, handle = '' } = await askKept(way)
    const [id, mac] = handle.split('.')
    for (const forged of ['', NEW_CODE_HANDLE, String(id), `${id}.`, `${id}.${mac}x`, `otp_other.${mac}`])
      expect(await enter(way, otp, { handle: forged })).toMatchObject({ status: 200, body: { code: 102 } })
    const body = 'email' in way.body() ? { email: newEmail() } : { ph_no: newPhone(), countryCode: '+91' }
    expect(await send(way.enter, { ...body, otp }, { handle })).toMatchObject({ body: { code: 102 } })
    expect(await enter(way, otp, { handle })).toMatchObject({ body: { code: 100 } })
  })
})

describe('limits', () => {
  const way = ways['e-mail sign-in'] as Way

  test('five tries for a handle, from wherever; another one has its own', async () => {
    const mine = await askKept(way)
    for (let tries = 0; tries < limits.otp.tries; tries++)
      expect(await enter(way, otherThan(mine.otp), { ...mine, ip: network(tries) })).toMatchObject({
        body: { code: 102 },
      })
    expect(await enter(way, mine.otp, mine)).toMatchObject({ body: { code: 104 } })
    const next = await askKept(way)
    expect(await enter(way, next.otp, next)).toMatchObject({ body: { code: 100 } })
  })

  test('two tries of one handle at once count twice', async () => {
    const mine = await askKept(way)
    await Promise.all([0, 1, 2, 3, 4].map(() => enter(way, otherThan(mine.otp), mine)))
    expect(await enter(way, mine.otp, mine)).toMatchObject({ body: { code: 104 } })
  })

  test('without a handle ten tries from all networks, then a wait, whoever has the code', async () => {
    const { otp } = await ask(way)
    for (let tries = 0; tries < limits.signIns.perIdentifier; tries++)
      expect((await enter(way, otherThan(otp), { ip: network(tries) })).status).toBe(200)
    expect(await enter(way, otp, { ip: network(99) })).toMatchObject({ status: 429 })
  })

  test('without a handle a code is one of the newest five at most', async () => {
    const { otp } = await ask(way)
    for (let asked = 0; asked < limits.otpSends.sideBySide; asked++) {
      await ctx.db.deleteFrom('rate_windows').execute()
      expect((await ask(way, { ip: abroad })).otp).toBeDefined()
    }
    const live = await ctx.db.selectFrom('otp_codes').select('id').execute()
    expect(live).toHaveLength(limits.otpSends.sideBySide + 1)
    expect(await enter(way, otp)).toMatchObject({ body: { code: 102 } })
  })

  test('a known browser gets codes and enters them while strangers use up everything, with a handle or without', async () => {
    const first = await askKept(way)
    const { cookie } = await enter(way, first.otp, first)
    expect(cookie).toMatch(/^device=/)
    for (let tries = 0; tries < 40; tries++) {
      await send(way.ask, way.body(), { ip: network(tries), handle: NEW_CODE_HANDLE })
      await enter(way, '000000', { ip: network(tries) })
    }
    expect(await send(way.ask, way.body(), { handle: NEW_CODE_HANDLE })).toMatchObject({ status: 429 })
    const kept = await ask(way, { cookie, handle: NEW_CODE_HANDLE })
    expect(await enter(way, kept.otp, { ...kept, cookie })).toMatchObject({ body: { code: 100 } })
    const plain = await ask(way, { cookie })
    expect(await enter(way, plain.otp, { cookie })).toMatchObject({ body: { code: 100 } })
  })

  test('a message reaches an address five times in ten minutes, however they are asked for', async () => {
    for (let asked = 0; asked < limits.otpSends.perIdentifier; asked++)
      await ask(way, { ip: network(asked), ...(asked % 2 && { handle: NEW_CODE_HANDLE }) })
    for (const handle of [undefined, NEW_CODE_HANDLE])
      expect(await send(way.ask, way.body(), { ip: network(9), handle })).toMatchObject({ status: 429 })
  })

  test('tries go with their codes', async () => {
    const { otp } = await ask(way)
    await enter(way, otherThan(otp))
    expect(await ctx.db.selectFrom('otp_tries').selectAll().execute()).toMatchObject([{ tries: 1 }])
    await ctx.db.deleteFrom('otp_codes').execute()
    expect(await ctx.db.selectFrom('otp_tries').selectAll().execute()).toEqual([])
  })
})

test('a phone’s verificationId is its handle: a stranger’s tries leave it alone', async () => {
  const asked = { ph_no: phone }
  const sent = await send('/login-api/login/sendOtpV1', asked)
  const otp = await newestCode(ctx, `+91${phone}`)
  const { body: theirs } = await send('/login-api/login/sendOtpV1', asked, { ip: abroad })
  const verify = (code: string, verificationId: string | undefined, ip = home) =>
    send('/login-api/login/verifyOtpV1', { ...asked, otp: code, verificationId }, { ip })
  for (let tries = 0; tries < 8; tries++) await verify('wrong', theirs.verificationId, abroad)
  expect(await verify(otp, 'otp_other')).toMatchObject({ body: { code: 102 } })
  const byWhatsapp = { ...asked, countryCode: '+91', otp }
  expect(await send('/api/userLogin/verifyWhatsappOtp', byWhatsapp)).toMatchObject({ body: { code: 102 } })
  expect(await verify(otp, sent.body.verificationId)).toMatchObject({ body: { code: 100, token: expect.any(String) } })
})
