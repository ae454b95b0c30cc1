import simpleRestProvider from 'ra-data-simple-rest'
import type { CreateParams, DataProvider, fetchUtils, GetListParams, RaRecord } from 'react-admin'
import type { TokenStore } from '../session/tokens.ts'
import { sendOrLogout } from './api.ts'
import { toCallError } from './callError.ts'
import { fetchOrNetworkError, requestHeaders } from './send.ts'

/** The HTTP client for ra-data-simple-rest, with our headers, token refresh and errors. */
const httpClient =
  (tokens: TokenStore) =>
  async (url: string, init: fetchUtils.Options = {}) => {
    const response = await sendOrLogout(tokens, async token => {
      const headers = requestHeaders(token)
      for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
      if (init.body) headers.set('content-type', 'application/json')
      else headers.delete('content-type')
      return fetchOrNetworkError(url, { ...init, headers })
    })
    if (!response.ok) throw await toCallError(response)
    const body = await response.text()
    return { status: response.status, headers: response.headers, body, json: body && JSON.parse(body) }
  }

/**
 * Resources at `url`, by ra-data-simple-rest's convention. `meta.capped` marks a capped count ("10,000+"); `create` sends
 * `meta.idempotencyKey` as the Idempotency-Key header. Errors are CallErrors with fields in the shape of react-admin's forms.
 */
export const createDataProvider = (url: string, tokens: TokenStore): DataProvider => {
  const client = httpClient(tokens)
  return {
    ...simpleRestProvider(url, client),

    async getList<Row extends RaRecord>(resource: string, params: GetListParams) {
      let capped = false
      const watched: typeof client = async (address, init) => {
        const reply = await client(address, init)
        capped = reply.headers.has('x-total-capped')
        return reply
      }
      const page = await simpleRestProvider(url, watched).getList<Row>(resource, params)
      return { ...page, meta: { capped } }
    },

    async create(resource: string, { data, meta }: CreateParams) {
      const key = (meta as { idempotencyKey?: string } | undefined)?.idempotencyKey
      const headers = new Headers(key ? { 'idempotency-key': key } : {})
      const { json } = await client(`${url}/${resource}`, { method: 'POST', body: JSON.stringify(data), headers })
      return { data: json }
    },
  }
}
