import type { z } from 'zod'
import { adminAuthenticate, subUserAuthenticate, userAuthenticate } from '../../contracts/calls/auth.ts'
import type { Call } from '../../contracts/calls/define.ts'
import { codes } from '../../contracts/platform/codes.ts'
import { redirectToLogout } from '../session/redirectToLogout.ts'
import { saveSignOutReason } from '../session/signOutReason.ts'
import { adminTokens, customerTokens, decodeClaims, type TokenStore, type Tokens } from '../session/tokens.ts'
import { CallError, sessionEndedError, toCallError } from './callError.ts'
import { askForProof, needsProof } from './freshProof.ts'
import { type CallArgs, send } from './send.ts'

export type ReplyOf<C extends Call> = z.output<C['reply']>

/** The reply of a successful call. */
export type SuccessReply<C extends Call> = [Named<C>] extends [never] ? ReplyOf<C> : Named<C>

type Named<C extends Call> = Extract<ReplyOf<C>, { code: typeof codes.ok }>

/** The tokens for a call. The contract decides, so that user and admin tokens never mix (A23). */
function tokensFor(call: Pick<Call, 'auth'>): TokenStore | null {
  if (call.auth === 'customer') return customerTokens
  return call.auth === 'admin' ? adminTokens : null
}

/**
 * Sends a request with the audience's token. After a 401 it refreshes the token and retries once (A22). Returns null if the session has ended.
 * Throws a CallError for network failures.
 */
export async function sendWithToken(
  tokens: TokenStore,
  attempt: (token: string | null) => Promise<Response>,
): Promise<Response | null> {
  const token = tokens.read()?.token ?? null
  const response = await attempt(token)
  if (response.status !== 401) return response
  const fresh = token && (await renewToken(tokens, token))
  const again = fresh ? await attempt(fresh) : null
  return again?.status === 401 ? null : again
}

/**
 * Like `sendWithToken`, but redirects to the logout page if the session has ended. A call that needs a fresh proof of who is signed
 * in is repeated once after the user has given it.
 */
export async function sendOrLogout(
  tokens: TokenStore,
  attempt: (token: string | null) => Promise<Response>,
): Promise<Response> {
  let response = await sendWithToken(tokens, attempt)
  if (response && (await needsProof(response)) && (await askForProof())) response = await sendWithToken(tokens, attempt)
  if (response) return response
  redirectToLogout(tokens === adminTokens ? 'admin' : 'console')
  throw sessionEndedError()
}

/** The raw response of a call, for streams and files. Throws CallError for every 4xx and 5xx. */
export async function callApiResponse<C extends Call>(call: C, args: CallArgs<C>): Promise<Response> {
  const tokens = tokensFor(call)
  const attempt = (token: string | null) => send(call, args, token)
  const response = await (tokens ? sendOrLogout(tokens, attempt) : attempt(null))
  if (!response.ok) throw await toCallError(response)
  return response
}

/** The reply of a call. Throws a CallError for every 4xx and 5xx, but returns the failure of a named call, `{ code, message }`. */
export async function callApiReply<C extends Call>(call: C, args: CallArgs<C>): Promise<ReplyOf<C>> {
  const response = await callApiResponse(call, args)
  return (await response.json()) as ReplyOf<C>
}

/** Like `callApiReply`, but also throws the failure of a named call, as queries and mutations expect. */
export async function callApi<C extends Call>(call: C, args: CallArgs<C>): Promise<SuccessReply<C>> {
  const reply = (await callApiReply(call, args)) as { code?: number; message?: string }
  if (call.style === 'named' && reply.code !== codes.ok)
    throw new CallError(reply.message ?? '', { status: 200, code: reply.code ?? 0 })
  return reply as SuccessReply<C>
}

const queues = new Map<string, Promise<unknown>>()

/**
 * Runs one at a time across all tabs. Without the Web Locks API (plain HTTP) only within this tab. The server's grace period covers
 * the rest, also a tab that enters before what another stored has reached its process.
 */
function exclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
  queues.set(name, turn)
  return turn
}

/**
 * Returns a token newer than the refused one, or null if the session has ended. Parallel requests share one refresh (A23): the
 * second one finds the new token in storage. Throws if the server gave no verdict; the session then continues.
 */
const renewToken = (store: TokenStore, refused: string): Promise<string | null> =>
  exclusive(`refresh ${store.tokenKey}`, async () => {
    const known = store.read()
    if (!known) return null
    if (known.token !== refused) return known.token
    const next = await exchange(store, known)
    if (!next) return null
    store.write(next)
    return next.token
  })

async function exchange(store: TokenStore, known: Tokens): Promise<Tokens | null> {
  const response = await requestTokens(store, known)
  if (response.status === 401 || response.status === 403) {
    saveSignOutReason((await toCallError(response)).message)
    return null
  }
  if (!response.ok) throw await toCallError(response)
  const reply = (await response.json()) as { code: number } & Tokens
  return reply.code === codes.ok ? { token: reply.token, refreshToken: reply.refreshToken } : null
}

/** Users refresh on the login service, sub-users on the main service, staff on the admin service (A21). */
function requestTokens(store: TokenStore, { token, refreshToken }: Tokens): Promise<Response> {
  if (store.tokenKey === adminTokens.tokenKey) return send(adminAuthenticate, { body: { token: refreshToken } }, null)
  const subUserId = decodeClaims(token)?.subUserId
  if (subUserId) return send(subUserAuthenticate, { body: { subUserId, token: refreshToken } }, null)
  return send(userAuthenticate, { body: { token: refreshToken } }, null)
}
