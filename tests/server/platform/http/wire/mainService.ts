import { goodPassword, newEmail, newPhone, proveContacts, solveCaptcha } from '../../../../support/registration.ts'
import { newestCode, signIn } from '../../../../support/signIn.ts'
import { call, client, coded, session, tokens, type WireCall } from './call.ts'

const contact = { name: 'Asha Rao', email: 'asha@lead.test', phone: '9812345670', companyName: 'Rao' }

export const mainService: readonly WireCall[] = [
  call('GET', '/api/checkMobile/{phone}', {
    lines: 'A113',
    as: 'client',
    params: ({ phone }) => ({ phone }),
    reply: ['isActive'],
  }),
  client('/api/userLogin/userEmailOtp', async ({ email }) => ({ email }), []),
  client(
    '/api/userLogin/userEmailOtpVerification',
    async ({ say, ctx, email }) => {
      await say('/api/userLogin/userEmailOtp', { email })
      return { email, otp: await newestCode(ctx, email) }
    },
    session,
  ),
  client('/api/userLogin/sendWhatsappOtp', async ({ phone }) => ({ ph_no: phone, countryCode: '+91' }), [
    'verificationId',
  ]),
  client(
    '/api/userLogin/verifyWhatsappOtp',
    async world => {
      const asked = { ph_no: world.phone, countryCode: '+91' }
      const { otp } = await coded(world, '/api/userLogin/sendWhatsappOtp', asked)
      return { ...asked, otp }
    },
    session,
    { lines: 'A9' },
  ),
  client(
    '/api/userLogin/authentication',
    async ({ app, email }) => ({ email, password: goodPassword, recaptchaToken: await solveCaptcha(app) }),
    session,
  ),
  client(
    '/api/admin/subUsersLogin',
    async ({ app, subEmail }) => ({ email: subEmail, password: goodPassword, recaptchaToken: await solveCaptcha(app) }),
    session,
    { lines: 'A11' },
  ),
  client('/api/user/mailSent/forgotPassword', async ({ email }) => ({ email }), []),
  client('/api/user/userEmailOtp', async () => ({ email: newEmail() }), []),
  client(
    '/api/user/userEmailOtpVerification',
    async ({ say, ctx }) => {
      const email = newEmail()
      await say('/api/user/userEmailOtp', { email })
      return { email, otp: await newestCode(ctx, email) }
    },
    ['verificationId'],
  ),
  client(
    '/api/user/userRegisteration',
    async ({ app, ctx }) => {
      const [email, mobile_no] = [newEmail(), newPhone()]
      await proveContacts(app, ctx, email, mobile_no)
      return { email, mobile_no, firstName: 'Asha', lastName: 'Rao', countryCode: '+91', password: goodPassword }
    },
    [],
    { lines: 'A11' },
  ),
  client('/api/oceanDemoQuery', async () => ({ ...contact, productName: 'Satyapan' }), [], {
    lines: 'A111',
    optional: ['companyName', 'productName'],
  }),
  client('/api/contactForm', async () => ({ ...contact, message: 'Hello', productName: 'Challan Detailed Page' }), [], {
    lines: 'A115',
    optional: ['productName'],
  }),
  call('POST', '/api/update/customerId', {
    as: 'customer',
    fields: async ({ userId }) => ({ userId }),
    reply: ['customerId'],
  }),
  client(
    '/api/subUser/authenticate',
    async ({ app, ctx, subUserId, subEmail }) => ({
      subUserId,
      token: (await signIn(app, ctx, subEmail)).refreshToken,
    }),
    tokens,
    { lines: 'A21' },
  ),
]
