import type { z } from 'zod'
import type { Call } from '../../contracts/calls/define.ts'
import { codes } from '../../contracts/codes.ts'
import { redirectToLogout } from '../session/redirectToLogout.ts'
import { adminTokens, customerTokens, type TokenStore } from '../session/tokens.ts'
import { CallError, sessionEndedError, toCallError } from './callError.ts'
import { renewToken } from './renewToken.ts'
import { type CallArgs, send } from './send.ts'

export type ReplyOf<C extends Call> = z.output<C['reply']>

/** A named call's reply when it went well. */
export type SuccessReply<C extends Call> = [Named<C>] extends [never] ? ReplyOf<C> : Named<C>

type Named<C extends Call> = Extract<ReplyOf<C>, { code: typeof codes.ok }>

/** Whose tokens a call travels with: the contract says it, so that user and admin tokens never mix (A23). */
function tokensFor(callApiReply: Pick<Call, 'auth'>): TokenStore | null {
  if (callApiReply.auth === 'customer') return customerTokens
  return callApiReply.auth === 'admin' || callApiReply.auth === 'superadmin' ? adminTokens : null
}

/**
 * Sends with the audience's token; a 401 is answered with one refresh and one retry (A22). Returns null when the session has ended.
 * Throws the network's CallError.
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

/** `withToken`, and where the session has ended: to the logout page. */
export async function sendOrLogout(
  tokens: TokenStore,
  attempt: (token: string | null) => Promise<Response>,
): Promise<Response> {
  const response = await sendWithToken(tokens, attempt)
  if (response) return response
  redirectToLogout(tokens === adminTokens ? 'admin' : 'console')
  throw sessionEndedError()
}

/** The raw response of a call, for streams and files. Throws CallError for every 4xx and 5xx. */
export async function callApiResponse<C extends Call>(callApiReply: C, args: CallArgs<C>): Promise<Response> {
  const tokens = tokensFor(callApiReply)
  const attempt = (token: string | null) => send(callApiReply, args, token)
  const response = await (tokens ? sendOrLogout(tokens, attempt) : attempt(null))
  if (!response.ok) throw await toCallError(response)
  return response
}

/** The reply of a call. A named call's failure, `{ code, message }`, is returned; every 4xx and 5xx is thrown as CallError. */
export async function callApiReply<C extends Call>(asked: C, args: CallArgs<C>): Promise<ReplyOf<C>> {
  const response = await callApiResponse(asked, args)
  return (await response.json()) as ReplyOf<C>
}

/** `call`, with a named call's failure thrown as well: what queries and mutations want. */
export async function callApi<C extends Call>(asked: C, args: CallArgs<C>): Promise<SuccessReply<C>> {
  const reply = (await callApiReply(asked, args)) as { code?: number; message?: string }
  if (asked.style === 'named' && reply.code !== codes.ok)
    throw new CallError(reply.message ?? '', { status: 200, code: reply.code ?? 0 })
  return reply as SuccessReply<C>
}
