import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

type Answer = (reply: ServerResponse, received: Received) => void

const ok: Answer = reply => reply.end('thank you')

/** A webhook receiver on this machine; closed after the file. */
export async function startWebhookReceiver(answer: Answer = ok) {
  const received: Received[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') }
      received.push(one)
      answer(reply, one)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = () => server.closeAllConnections()
  afterAll(() => {
    hangUp()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, received, hangUp }
}
