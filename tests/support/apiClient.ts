import { setTimeout as sleep } from 'node:timers/promises'
import { seededAccount } from '../../server/sandbox/accounts.ts'

/** Calls a running server like the console. Returns the reply's JSON; throws for any status but 2xx. */
export type ApiClient = <Reply = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply>

const SHARED = { 'x-client-token': 'sandbox', 'x-api-version': 'v1' }

export const apiClientAt =
  (url: string, headers: Record<string, string> = {}): ApiClient =>
  async <Reply>(method: string, path: string, body?: unknown, more: Record<string, string> = {}) => {
    const isForm = body instanceof FormData
    const type = body !== undefined && !isForm && { 'content-type': 'application/json' }
    const sent = isForm ? body : body !== undefined && JSON.stringify(body)
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { ...SHARED, ...headers, ...more, ...type },
      ...(sent && { body: sent }),
    })
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Reply
  }

/** The newest code sent to this address, read from the sandbox inbox. */
export async function newestCodeAt(url: string, email: string): Promise<string> {
  const messages = await apiClientAt(url)<{ otp: string | null }[]>('GET', `/sandbox/messages?to=${email}`)
  return messages.find(({ otp }) => otp)?.otp ?? ''
}

export interface Tokens {
  token: string
  refreshToken: string
}

/** Signs a seeded customer in by e-mail code and returns the tokens. */
export async function tokensAt(url: string, email: string): Promise<Tokens> {
  const call = apiClientAt(url)
  await call('POST', '/api/userLogin/userEmailOtp', { email })
  const otp = await newestCodeAt(url, email)
  return call<Tokens>('POST', '/api/userLogin/userEmailOtpVerification', { email, otp })
}

export const apiClientWith = (url: string, { token }: Pick<Tokens, 'token'>) =>
  apiClientAt(url, { authorization: `Bearer ${token}` })

/** Signs a seeded customer in. */
export const signInAt = async (url: string, email = 'demo@satyapan.test'): Promise<ApiClient> =>
  apiClientWith(url, await tokensAt(url, email))

type SeededStaff = 'admin@satyapan.test' | 'super@satyapan.test' | 'director@satyapan.test'

/** Signs a seeded member of staff in and returns the tokens. */
export const staffTokensAt = (url: string, email: SeededStaff = 'admin@satyapan.test'): Promise<Tokens> =>
  apiClientAt(url)('POST', '/admin-api/login', { email, password: seededAccount(email).password })

/** Signs a seeded member of staff in. */
export const signInStaffAt = async (url: string, email?: SeededStaff): Promise<ApiClient> =>
  apiClientWith(url, await staffTokensAt(url, email))

const [testKey, liveKey] = seededAccount('demo@satyapan.test').apiKeys

export const demoKeys = { test: testKey ?? '', live: liveKey ?? '' }

/** A PAN check by key, as a developer would send it. */
export const checkByKey = (url: string, pan: string, headers: Record<string, string> = {}, key = demoKeys.live) =>
  fetch(`${url}/v1/pan-check`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ pan, consent: true, purpose: 'other', reference: headers['idempotency-key'] }),
  })

interface Job {
  id: string
  status: string
  atMostPaise: number
  counts: { ready: number; completed: number; notFound: number; unavailable: number }
}

/** Uploads a file of these PANs and starts the job once it is checked. */
export async function uploadAndStartJob(call: ApiClient, pans: string[]): Promise<Job> {
  const form = new FormData()
  form.append('file', new Blob([['PAN', ...pans].join('\n')], { type: 'text/csv' }), 'pans.csv')
  const { id } = await call<Job>('POST', '/api/bulk/pan-check/files', form)
  const { atMostPaise } = await waitForJobStatus(call, id, 'ready')
  return call('POST', `/api/bulk-jobs/${id}/start`, { consent: true, purpose: 'other', atMostPaise })
}

/** Waits until a job has this status, limited only by the test's timeout. */
export async function waitForJobStatus(call: ApiClient, id: string, status: string): Promise<Job> {
  for (;;) {
    const job = await call<Job>('GET', `/api/resources/bulk-jobs/${id}`)
    if (job.status === status) return job
    if (job.status === 'failed') throw new Error(`job ${id} failed`)
    await sleep(100)
  }
}
