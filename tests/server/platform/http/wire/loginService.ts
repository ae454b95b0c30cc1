import { newPhone } from '../../../../support/registration.ts'
import { signIn } from '../../../../support/signIn.ts'
import { call, client, coded, session, tokens, type WireCall } from './call.ts'

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(8)])
const file = { key: 'kyc/pan.png', contentType: 'image/png', service: 'kyc' }

export const loginService: readonly WireCall[] = [
  client('/login-api/login/sendOtpV1', async ({ phone }) => ({ ph_no: phone }), ['verificationId'], {
    lines: 'A10, A11',
  }),
  client(
    '/login-api/login/verifyOtpV1',
    world => coded(world, '/login-api/login/sendOtpV1', { ph_no: world.phone }),
    session,
    { lines: 'A9, A10' },
  ),
  client('/login-api/user/phoneOtpSend', async () => ({ ph_no: newPhone() }), ['verificationId'], { lines: 'A10' }),
  client(
    '/login-api/user/phoneOtpVerification',
    world => coded(world, '/login-api/user/phoneOtpSend', { ph_no: newPhone() }),
    [],
    { lines: 'A10' },
  ),
  client(
    '/login-api/user/whatsApp/SendOtp',
    async () => ({ ph_no: newPhone(), countryCode: '+91' }),
    ['verificationId'],
    { lines: 'A11' },
  ),
  client(
    '/login-api/user/whatsApp/verifyOtp',
    world => coded(world, '/login-api/user/whatsApp/SendOtp', { ph_no: newPhone(), countryCode: '+91' }),
    [],
    { lines: 'A9' },
  ),
  client(
    '/login-api/user/authenticate',
    async ({ app, ctx, email }) => ({ token: (await signIn(app, ctx, email)).refreshToken }),
    tokens,
    { lines: 'A21' },
  ),
  call('GET', '/login-api/getpresignedurlputobj', {
    lines: 'A112',
    as: 'customer',
    fields: async () => file,
    reply: ['url'],
  }),
  call('GET', '/login-api/getpresignedurlgetobj', {
    lines: 'A112',
    as: 'customer',
    fields: async ({ app, headers }) => {
      const query = file
      const { url } = (await app.inject({ url: '/login-api/getpresignedurlputobj', query, headers })).json()
      const place = new URL(url)
      const type = { 'content-type': file.contentType }
      await app.inject({ method: 'PUT', url: place.pathname + place.search, headers: type, payload: png })
      return file
    },
    optional: ['contentType'],
    reply: ['url'],
  }),
]
