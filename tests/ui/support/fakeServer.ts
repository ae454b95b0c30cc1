import { vi } from 'vitest'

export interface RecordedRequest {
  method: string
  path: string
  search: URLSearchParams
  headers: Headers
  body: unknown
}

interface Reply {
  status?: number
  body?: unknown
  /** The body as it is, of an answer that is not JSON. */
  text?: string
  headers?: Record<string, string>
}

type Answer = (seen: RecordedRequest) => Reply | Promise<Reply>

const config = {
  brandName: 'Satyapan',
  appMode: 'sandbox',
  supportEmail: 'support@satyapan.test',
  salesEmail: 'sales@satyapan.test',
  homePath: '/dashboard',
  termsUrl: '/docs',
  apiDocsUrl: '/docs',
  clientToken: 'client',
}

/** `fetch` answered by a table of `METHOD /path`; what was asked is kept, the configuration aside. */
export function fakeServer(answers: Record<string, Answer>): RecordedRequest[] {
  const seen: RecordedRequest[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
    if (url.pathname === '/api/config') return Response.json(config)
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
    const asked = { method, path: url.pathname, search: url.searchParams, headers: new Headers(init.headers), body }
    seen.push(asked)
    const answer = await answers[`${method} ${url.pathname}`]?.(asked)
    if (!answer) throw new TypeError('fetch failed')
    const how = { status: answer.status ?? 200, headers: answer.headers ?? {} }
    return answer.text === undefined ? Response.json(answer.body ?? {}, how) : new Response(answer.text, how)
  })
  return seen
}

/** A token whose claims can be read, as the client does (A25). */
export const fakeToken = (claims: object, mark = ''): string => `h.${btoa(JSON.stringify(claims))}.${mark}`
