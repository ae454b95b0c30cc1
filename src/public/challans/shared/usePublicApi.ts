import { useMemo } from 'react'
import { mounts } from '../../../../contracts/calls/callRoute.ts'
import type { Call } from '../../../../contracts/calls/define.ts'
import { apiHostOf } from '../../../../contracts/pages/publicPage.ts'
import { publicRequestTimeoutMs } from '../../../../contracts/platform/publicLimits.ts'
import type { ReplyOf } from '../../../dataProvider/api.ts'
import type { CallArgs } from '../../../dataProvider/send.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { addCodeHandle, keepCodeHandle } from '../../../session/codeHandle.ts'
import { customerTokens } from '../../../session/tokens.ts'
import { usePublicState } from '../../state.ts'

interface Loose {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** A file, whose call takes no body but this and its headers. */
interface Upload {
  form?: FormData
  headers?: Record<string, string>
  /** How long a file may take; as long as any other reply without it. */
  timeoutMs?: number
}

const addressOf = ({ service, path }: Call, { params = {}, query = {} }: Loose): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return mounts[service] + filled + (search && `?${search}`)
}

interface ErrorBody {
  message?: string
  error?: { message?: string; fields?: { field: string; message: string }[] }
}

/** What a refused call says, and of which fields. */
export class PublicFailure extends Error {
  readonly fields: Readonly<Record<string, string>>

  /** `cause` is the HTTP status. */
  constructor(message: string, status: number, fields: Readonly<Record<string, string>>) {
    super(message, { cause: status })
    this.fields = fields
  }
}

/** The error of a reply, `{ code, message }` or `{ error }`. */
async function failureOf(response: Response, network: string): Promise<PublicFailure> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null
  const fields = Object.fromEntries((body?.error?.fields ?? []).map(({ field, message }) => [field, message]))
  return new PublicFailure(body?.message ?? body?.error?.message ?? network, response.status, fields)
}

/**
 * Calls of the public API, with the page's client token and language; a customer's call also with the session of the
 * console. A mirrored reply is returned whatever its status. If there is none, throws an Error with the server's
 * message or the text of §8; its cause is the HTTP status, undefined if nothing answered.
 */
export function usePublicApi() {
  const { config, locale } = usePublicState()
  const network = useTexts('errors')('network')
  return useMemo(() => {
    const noAnswer = () => Promise.reject(new Error(network))

    async function send(call: Call, args: Loose & Upload, captcha?: string): Promise<Response> {
      const headers = new Headers({
        'x-client-token': config.clientToken,
        'x-api-version': 'v1',
        'accept-language': locale,
        ...args.headers,
      })
      if (call.auth === 'customer')
        headers.set('authorization', `Bearer ${localStorage.getItem(customerTokens.tokenKey) ?? ''}`)
      if (captcha) headers.set('x-captcha', captcha)
      addCodeHandle(headers, call.codeHandle)
      if (args.body !== undefined) headers.set('content-type', 'application/json')
      const body = args.form ?? (args.body === undefined ? null : JSON.stringify(args.body))
      const signal = AbortSignal.timeout(args.timeoutMs ?? publicRequestTimeoutMs)
      const host = apiHostOf(location.origin, config.apiHosts)
      const response = await fetch(host + addressOf(call, args), { method: call.method, headers, body, signal }).catch(
        noAnswer,
      )
      if (response.headers.has('x-captcha') && !captcha) {
        const { solveCaptcha } = await import('./solveCaptcha.ts')
        return send(call, args, await solveCaptcha(host))
      }
      keepCodeHandle(response)
      if (!response.ok) throw await failureOf(response, network)
      return response
    }

    async function ask<C extends Call>(call: C, args: CallArgs<C>): Promise<ReplyOf<C>> {
      const response = await send(call, args)
      return (await response.json().catch(noAnswer)) as ReplyOf<C>
    }

    return {
      ask,
      /** Sends a file. */
      upload: async <C extends Call>(call: C, file: File, headers: Record<string, string>): Promise<ReplyOf<C>> => {
        const form = new FormData()
        form.append('file', file)
        return (await (await send(call, { form, headers })).json().catch(noAnswer)) as ReplyOf<C>
      },
      /** Returns the response itself, for files. */
      open: <C extends Call>(call: C, args: CallArgs<C>, more: Pick<Upload, 'headers' | 'timeoutMs'> = {}) =>
        send(call, { ...args, ...more }),
    }
  }, [config, locale, network])
}

export type PublicApiCall = ReturnType<typeof usePublicApi>['ask']

/** The message of a thrown value. */
export const errorMessage = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
