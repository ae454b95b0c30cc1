import { sandboxReportId } from '../../../contracts/intelligence/reportSandbox.ts'
import { pngOf } from '../../../server/engines/png.ts'
import { remindFleets } from '../../../server/fleet/remind.ts'
import type { Context } from '../../../server/platform/context.ts'
import type { App } from '../../../server/platform/http/types.ts'
import { seededAccount } from '../../../server/sandbox/accounts.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { demoKeys } from '../apiClient.ts'
import { clientHeaders } from '../factories.ts'
import { bearer, codeOf } from '../secondFactor.ts'
import { newestCode, signIn } from '../signIn.ts'
import { formOf } from '../uploads.ts'
import { insertInternals } from './insertInternals.ts'
import type { Known } from './known.ts'
import { type AskApp, changeSettings } from './settings.ts'

const demo = 'demo@satyapan.test'
const CITIZEN = '9876501234'

type Headers = Record<string, string>

const askerOf =
  (app: App): AskApp =>
  async (method, url, headers, body) => {
    const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) })
    if (reply.statusCode >= 300) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`)
    return String(reply.headers['content-type']).includes('json') ? reply.json() : reply.body
  }

/** What people do with a seeded sandbox while workers run. Returns what only those people know. */
export async function useSandbox(app: App, ctx: Context): Promise<Omit<Known, 'waitingJob'>> {
  const ask = askerOf(app)
  const client = clientHeaders(ctx)
  const staffTokens = async (email: 'admin@satyapan.test' | 'super@satyapan.test') => {
    const { password } = seededAccount(email)
    const { token, refreshToken } = await ask('POST', '/admin-api/login', client, { email, password })
    return { token, refreshToken }
  }
  const sessions = {
    customer: await signIn(app, ctx, demo),
    subUser: await signIn(app, ctx, 'assistant@satyapan.test'),
    staff: await staffTokens('admin@satyapan.test'),
    superAdmin: await staffTokens('super@satyapan.test'),
  }
  const as = {
    customer: bearer(ctx, sessions.customer.token),
    staff: bearer(ctx, sessions.staff.token),
    superAdmin: bearer(ctx, sessions.superAdmin.token),
  }
  await changeSettings(ctx, ask, as)
  const { secret } = await ask('POST', '/admin-api/second-factor/begin', as.superAdmin, {})
  const idempotent = { key: 'before-the-upgrade', request: panCheck('AAACZ1234A') }
  const checked = await checkPan(ask, 'AAACZ1234A', { 'idempotency-key': idempotent.key })
  const { recoveryCodes } = await ask('POST', '/admin-api/second-factor/confirm', as.superAdmin, {
    code: codeOf(secret, -1),
  })
  const shared = await ask('POST', `/api/verifications/${checked.id}/shares`, as.customer, { lifetime: 'week' })
  await ask('POST', '/public/get-kyc-invincible-intelligence', client, { requestId: sandboxReportId })
  await ask('GET', `/api/verifications/${checked.id}/pdf`, as.customer)
  await remindFleets(ctx)
  await ask('POST', '/api/user/mailSent/forgotPassword', client, { email: 'postpaid@satyapan.test' })
  const challan = await proveCitizen(ask, ctx, client)
  const files = await uploadFiles(app, ask, as.customer)
  await insertInternals(ctx)
  await waitFor(async () => (await countOf(ctx, 'check_days')) > 0 && (await countOf(ctx, 'webhook_attempts')) > 0)
  return {
    at: new Date().toISOString(),
    sessions,
    challan,
    idempotent: { ...idempotent, reply: checked },
    sharedCheck: lastOf(shared.url),
    passwordReset: lastOf(await linkIn(ctx, 'postpaid@satyapan.test')),
    secondFactor: { secret, recoveryCode: recoveryCodes[0] },
    files,
  }
}

/** What is done while no worker runs, so that it waits in the queues and is not counted. Returns the id of a bulk job. */
export async function leaveWork(app: App, ctx: Context, token: string): Promise<string> {
  await checkPan(askerOf(app), 'AAACZ1237A', {})
  const { headers, payload } = formOf('vendors-east.csv', 'PAN\nAAACZ1235A\nAAACZ1236A\n')
  const as = { ...bearer(ctx, token), ...headers }
  const reply = await app.inject({ method: 'POST', url: '/api/bulk/pan-check/files', headers: as, payload })
  return reply.json().id
}

const panCheck = (pan: string) => ({ pan, consent: true, purpose: 'vendor_onboarding' })

const checkPan = (ask: AskApp, pan: string, headers: Headers) =>
  ask('POST', '/v1/pan-check', { authorization: `Bearer ${demoKeys.live}`, ...headers }, panCheck(pan))

const lastOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

async function linkIn(ctx: Context, to: string): Promise<string> {
  const [mail] = await listMessages(ctx, to)
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function proveCitizen(ask: AskApp, ctx: Context, client: Headers) {
  const { result } = await ask('GET', '/api/challanBrand/satyapan', client)
  const { token } = await ask('POST', '/public/echallan-send-otp', client, {
    mobileNumber: CITIZEN,
    authToken: result.token,
  })
  const otp = await newestCode(ctx, `+91${CITIZEN}`)
  const { accessToken } = await ask('POST', '/public/echallan-verify-otp', client, { otp, verificationToken: token })
  await ask('POST', '/public/vehicle-echallan-detail-V2', client, { vehicleNumber: 'MH12AB1000', accessToken })
  return { accessToken }
}

const picture = () => pngOf(8, 8, [[36, 59, 107]], () => 0)

/** A file at a signed URL, and one for checks. */
async function uploadFiles(app: App, ask: AskApp, headers: Headers): Promise<Known['files']> {
  const [key, service] = ['cards/pan.png', 'kyc']
  const query = `key=${encodeURIComponent(key)}&contentType=image/png&service=${service}`
  const { url } = await ask('GET', `/login-api/getpresignedurlputobj?${query}`, headers)
  const { pathname, search } = new URL(url, 'http://127.0.0.1')
  const put = {
    method: 'PUT',
    url: pathname + search,
    headers: { 'content-type': 'image/png' },
    payload: picture(),
  } as const
  if ((await app.inject(put)).statusCode !== 200) throw new Error('The picture was not stored.')
  const form = formOf('card.png', picture())
  const reply = await app.inject({
    method: 'POST',
    url: '/api/files',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  return { key, service, fileId: reply.json().id }
}

const countOf = async (ctx: Context, table: 'check_days' | 'webhook_attempts') =>
  (await ctx.db.selectFrom(table).selectAll().limit(1).execute()).length

async function waitFor(look: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await look()); await new Promise(resolve => setTimeout(resolve, 100)))
    if (Date.now() > end) throw new Error('The workers did not finish.')
}
