import { vi } from 'vitest'
import { type ClientConfig, clientConfigId } from '../../../contracts/platform/clientConfig.ts'

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
  /** The raw body of a reply that is not JSON. */
  text?: string
  headers?: Record<string, string>
}

type Answer = (seen: RecordedRequest) => Reply | Promise<Reply>

const config: ClientConfig = {
  brandName: 'Satyapan',
  appMode: 'sandbox',
  supportEmail: 'support@satyapan.test',
  salesEmail: 'sales@satyapan.test',
  homePath: '/dashboard',
  termsUrl: '/terms',
  kycReviewDays: 2,
  whatsapp: true,
  staffSso: null,
  aadhaarEsign: true,
  word: false,
  apiDocsUrl: '/docs',
  clientToken: 'client',
}

/** Replaces `fetch` with replies by `METHOD /path`. Records the requests; the page has its configuration. */
export function fakeServer(answers: Record<string, Answer>, changes: Partial<ClientConfig> = {}): RecordedRequest[] {
  const seen: RecordedRequest[] = []
  addClientConfig(changes)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const method = init.method ?? 'GET'
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

/** Writes the configuration into the page, as the server does. */
export function addClientConfig(changes: Partial<ClientConfig> = {}): void {
  document.getElementById(clientConfigId)?.remove()
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = clientConfigId
  element.textContent = JSON.stringify({ ...config, ...changes })
  document.head.append(element)
}

/** A token with claims that the client can read (A25). */
export const fakeToken = (claims: object, mark = ''): string => `h.${btoa(JSON.stringify(claims))}.${mark}`
