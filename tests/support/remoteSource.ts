import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

type Reply = (response: ServerResponse, request: IncomingMessage) => void

export interface RemoteServer {
  url: string
  port: number
  /** The requests received, oldest first. */
  asked: { path: string; authorization: string | undefined; body: unknown }[]
  /** The next replies; the last one is repeated. */
  replies(...next: Reply[]): void
}

/** An outside server on loopback that replies as it is told. Closed after the file. */
export async function remoteServer({ parse = JSON.parse as (text: string) => unknown } = {}): Promise<RemoteServer> {
  let queue: Reply[] = []
  const asked: RemoteServer['asked'] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      asked.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: body ? parse(body) : null,
      })
      const reply = queue.length > 1 ? queue.shift() : queue[0]
      reply?.(response, request)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    asked,
    replies: (...next) => {
      queue = next
      asked.length = 0
    },
  }
}

export const json =
  (value: unknown, status = 200): Reply =>
  response => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  }

export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  response => {
    response.writeHead(code, headers).end()
  }

export const silent: Reply = () => {}
export const hangUp: Reply = (_, request) => {
  request.socket.destroy()
}
