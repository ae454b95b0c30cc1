import type { z } from 'zod'
import { mounts } from '../../contracts/calls/callRoute.ts'
import type { Call } from '../../contracts/calls/define.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { getLocale } from '../i18n/locale.ts'
import { addCodeHandle, keepCodeHandle } from '../session/codeHandle.ts'
import { isUserIdle } from '../session/userActivity.ts'
import { networkError } from './callError.ts'
import { clientConfig } from './clientConfig.ts'

/** An argument is optional if the contract lets it be empty. */
type Part<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value }

export type ParamsOf<C> = C extends Call<infer P> ? z.input<P> : never
type QueryOf<C> = C extends Call<z.ZodObject, infer Q> ? z.input<Q> : never
export type BodyOf<C> = C extends Call<z.ZodObject, z.ZodObject, infer B> ? z.input<B> : never

/** The arguments of a call, with `idempotencyKey` if it moves money. The body of an upload is a `FormData`. */
export type CallArgs<C extends Call = Call> = Part<'params', ParamsOf<C>> &
  Part<'query', QueryOf<C>> &
  Part<'body', undefined extends BodyOf<C> ? FormData | undefined : BodyOf<C>> & {
    idempotencyKey?: string
    signal?: AbortSignal
  }

interface Loose {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

export const callUrl = (call: Pick<Call, 'service' | 'path'>, { params = {}, query = {} }: Loose): string => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
  return mounts[call.service] + path + (search && `?${search}`)
}

/** The headers of every call (§7): the application's token, the version, the language and the user's token. */
export function requestHeaders(token: string | null): Headers {
  const { clientToken } = clientConfig()
  const headers = new Headers({
    'x-client-token': clientToken,
    'x-api-version': 'v1',
    'accept-language': getLocale(),
    accept: 'application/json',
  })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (token && isUserIdle()) headers.set('x-user-idle', '1')
  return headers
}

/** Sends one request, with or without the user's token. Throws a CallError if there is no reply. */
export async function send(call: Call, args: Loose, token: string | null): Promise<Response> {
  const headers = requestHeaders(token)
  if (args.idempotencyKey) headers.set('idempotency-key', args.idempotencyKey)
  addCodeHandle(headers, call.codeHandle)
  const isForm = args.body instanceof FormData
  if (args.body !== undefined && !isForm) headers.set('content-type', 'application/json')
  const body = isForm ? (args.body as FormData) : JSON.stringify(args.body)
  // Files and streams have no time limit.
  const timeout = isForm || call.raw ? [] : [AbortSignal.timeout(limits.requestMs)]
  const signal = AbortSignal.any([...timeout, ...(args.signal ? [args.signal] : [])])
  const init = { method: call.method, headers, body, signal }
  let response = await fetchOrNetworkError(callUrl(call, args), init)
  if (response.headers.has('x-captcha')) {
    // Too many calls from this network: the same one passes with a solved challenge, at no effort for the person.
    const { solveCaptcha } = await import('./solveCaptcha.ts')
    headers.set('x-captcha', await solveCaptcha())
    response = await fetchOrNetworkError(callUrl(call, args), init)
  }
  keepCodeHandle(response)
  return response
}

/** `fetch` that throws a CallError for network failures. An abort by the caller is thrown unchanged. */
export async function fetchOrNetworkError(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw networkError()
  }
}
