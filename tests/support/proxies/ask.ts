import type { IncomingMessage } from 'node:http'
import * as plain from 'node:http'
import * as secure from 'node:https'
import { text } from 'node:stream/consumers'
import { ownName, type Proxy } from './start.ts'

/** Where callers come from; the proxy itself talks to the server from 127.0.0.1. */
export const callerAddress = '127.0.0.7'

export interface Asked {
  method?: string
  /** The name in TLS and, unless `headers` has another one, in `Host`. */
  host?: string
  headers?: Record<string, string> | undefined
  body?: string | FormData
  /** The length of a body that is announced and never sent: what is refused without it needs no more. */
  announced?: number
  isPlain?: boolean
}

/** A request through the proxy, from another address than the proxy's own; resolved with the head of the reply. */
export async function open({ http, https }: Proxy, path: string, asked: Asked = {}): Promise<IncomingMessage> {
  const { method = 'GET', host = ownName, headers, body, announced, isPlain } = asked
  const form = body instanceof FormData ? new Response(body) : undefined
  const content = form ? Buffer.from(await form.arrayBuffer()) : (body as string | undefined)
  const type = form?.headers.get('content-type')
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const options: secure.RequestOptions = {
    method,
    path,
    host: '127.0.0.1',
    port: isPlain ? http : https,
    localAddress: callerAddress,
    servername: host,
    rejectUnauthorized: false,
    agent: false,
    headers: {
      host,
      'x-client-token': 'sandbox',
      ...(type && { 'content-type': type }),
      ...(content !== undefined && { 'content-length': Buffer.byteLength(content) }),
      ...(announced !== undefined && { 'content-length': announced }),
      ...headers,
    },
  }
  const request = (isPlain ? plain : secure).request(options, resolve)
  request.on('error', reject)
  if (announced !== undefined) request.flushHeaders()
  else request.end(content)
  return promise
}

/** The whole reply. `counts` says how often each header came. */
export async function ask(proxy: Proxy, path: string, asked: Asked = {}) {
  const reply = await open(proxy, path, asked)
  const counts = new Map<string, number>()
  for (const name of reply.rawHeaders.filter((_, index) => index % 2 === 0))
    counts.set(name.toLowerCase(), (counts.get(name.toLowerCase()) ?? 0) + 1)
  return { status: reply.statusCode ?? 0, headers: reply.headers, counts, text: await text(reply) }
}
