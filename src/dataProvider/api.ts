import type { z } from 'zod'
import type { Call } from '../../contracts/calls/define.ts'
import { codes } from '../../contracts/codes.ts'
import { leave } from '../authProvider/leave.ts'
import { adminTokens, customerTokens, type TokenStore } from '../authProvider/tokens.ts'
import { CallError, errorOf, sessionEnded } from './callError.ts'
import { freshToken } from './refresh.ts'
import { type Args, send } from './send.ts'

export type ReplyOf<C extends Call> = z.output<C['reply']>

/** A named call's reply when it went well. */
export type Success<C extends Call> = [Named<C>] extends [never] ? ReplyOf<C> : Named<C>

type Named<C extends Call> = Extract<ReplyOf<C>, { code: typeof codes.ok }>

/** Whose tokens a call travels with: the contract says it, so that user and admin tokens never mix (A23). */
function tokensFor(call: Pick<Call, 'auth'>): TokenStore | null {
  if (call.auth === 'customer') return customerTokens
  return call.auth === 'admin' || call.auth === 'superadmin' ? adminTokens : null
}

/**
 * Sends with the audience's token; a 401 is answered with one refresh and one retry (A22). Returns null when the session has ended.
 * Throws the network's CallError.
 */
export async function withToken(
  tokens: TokenStore,
  attempt: (token: string | null) => Promise<Response>,
): Promise<Response | null> {
  const token = tokens.read()?.token ?? null
  const response = await attempt(token)
  if (response.status !== 401) return response
  const fresh = token && (await freshToken(tokens, token))
  const again = fresh ? await attempt(fresh) : null
  return again?.status === 401 ? null : again
}

/** `withToken`, and where the session has ended: to the logout page. */
export async function guarded(
  tokens: TokenStore,
  attempt: (token: string | null) => Promise<Response>,
): Promise<Response> {
  const response = await withToken(tokens, attempt)
  if (response) return response
  leave(tokens === adminTokens ? 'admin' : 'console')
  throw sessionEnded()
}

/** The raw response of a call, for streams and files. Throws CallError for every 4xx and 5xx. */
export async function open<C extends Call>(call: C, args: Args<C>): Promise<Response> {
  const tokens = tokensFor(call)
  const attempt = (token: string | null) => send(call, args, token)
  const response = await (tokens ? guarded(tokens, attempt) : attempt(null))
  if (!response.ok) throw await errorOf(response)
  return response
}

/** The reply of a call. A named call's failure, `{ code, message }`, is returned; every 4xx and 5xx is thrown as CallError. */
export async function call<C extends Call>(asked: C, args: Args<C>): Promise<ReplyOf<C>> {
  const response = await open(asked, args)
  return (await response.json()) as ReplyOf<C>
}

/** `call`, with a named call's failure thrown as well: what queries and mutations want. */
export async function ask<C extends Call>(asked: C, args: Args<C>): Promise<Success<C>> {
  const reply = (await call(asked, args)) as { code?: number; message?: string }
  if (asked.style === 'named' && reply.code !== codes.ok)
    throw new CallError(reply.message ?? '', { status: 200, code: reply.code ?? 0 })
  return reply as Success<C>
}
