import { makeAdmin } from '../../../../support/factories.ts'
import { getAs, goodPassword, linkToken, newEmail, newPhone } from '../../../../support/registration.ts'
import { post } from '../../../../support/signIn.ts'
import { client, coded, session, tokens, type WireCall } from './call.ts'
import { hashed, type World } from './world.ts'

async function googleToken({ app, ctx }: World, email: string): Promise<string> {
  const { nonce } = (await getAs(app, ctx, '/api/signInOptions')).google
  const body = { email, givenName: 'Asha', familyName: 'Rao', nonce }
  return (await post(app, ctx, '/sandbox/google/token', body, { host: 'localhost' })).credential
}

/** Their paths are A115's. */
export const a115: readonly WireCall[] = [
  client('/api/user/googleSignIn', async world => ({ token: await googleToken(world, world.email) }), session),
  client('/api/user/googleSendOtp', async () => ({ ph_no: newPhone() }), ['verificationId']),
  client('/api/user/googleSendWhatsappOtp', async () => ({ ph_no: newPhone(), countryCode: '+91' }), [
    'verificationId',
  ]),
  client('/api/user/googleVerifyOtp', world => coded(world, '/api/user/googleSendOtp', { ph_no: newPhone() }), []),
  client(
    '/api/user/googleRegister',
    async world => {
      const { ph_no, ...proof } = await coded(world, '/api/user/googleSendOtp', { ph_no: newPhone() })
      await post(world.app, world.ctx, '/api/user/googleVerifyOtp', { ph_no, ...proof })
      return { token: await googleToken(world, newEmail()), countryCode: '+91', mobile_no: ph_no }
    },
    [],
  ),
  client(
    '/api/user/resetPassword',
    async ({ say, ctx, email }) => {
      await say('/api/user/mailSent/forgotPassword', { email })
      return { token: await linkToken(ctx, email), password: goodPassword }
    },
    [],
  ),
  client(
    '/api/subUser/verifyEmail',
    async ({ say, ctx }) => {
      const email = newEmail()
      await say('/api/resources/sub-users', { firstName: 'K', lastName: 'N', email, access: 'view' })
      return { token: await linkToken(ctx, email), password: goodPassword }
    },
    [],
  ),
  client(
    '/admin-api/login',
    async ({ ctx }) => {
      const adminId = await makeAdmin(ctx.db)
      await ctx.db
        .updateTable('admins')
        .set({ password_hash: await hashed })
        .where('id', '=', adminId)
        .execute()
      return { email: `${adminId}@staff.test`, password: goodPassword }
    },
    tokens,
  ),
  client(
    '/admin-api/authenticate',
    async ({ ctx, say }) => {
      const adminId = await makeAdmin(ctx.db)
      await ctx.db
        .updateTable('admins')
        .set({ password_hash: await hashed })
        .where('id', '=', adminId)
        .execute()
      const { refreshToken } = await say('/admin-api/login', { email: `${adminId}@staff.test`, password: goodPassword })
      return { token: refreshToken }
    },
    tokens,
  ),
]
