import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** Faults to inject instead of an answer. `late` does the work but never replies. */
export type AadhaarFault = 'broken' | 'silent' | 'late' | 'hangUp' | 'malformed' | 'unknownWord' | 'refused'

interface Sent {
  number: string
  code: string
  expired: boolean
}

/**
 * An Aadhaar provider on loopback. It accepts the numbers it is given, sends a code for each request, and forgets a code after it
 * was entered correctly. Closed after the file.
 */
export async function aadhaarServer(known: readonly string[]) {
  const sent = new Map<string, Sent>()
  const asked: { path: string; authorization: string | undefined; body: Record<string, unknown> }[] = []
  let trouble: AadhaarFault | null = null

  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>
      const path = request.url ?? ''
      asked.push({ path, authorization: request.headers.authorization, body })
      if (trouble === 'silent') return
      if (trouble === 'hangUp') return request.socket.destroy()
      if (trouble === 'broken') return answer(response, 502, { error: 'upstream' })
      if (trouble === 'refused') return answer(response, 401, { error: 'key' })
      if (trouble === 'malformed') return void response.end('<html>')
      if (trouble === 'unknownWord') return answer(response, 200, { outcome: 'perhaps' })
      const [status, reply] = path === '/aadhaar/otp' ? send(body) : verify(body)
      if (trouble !== 'late') answer(response, status, reply)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  function send({ aadhaar_number, consent }: Record<string, unknown>): [number, object] {
    const number = String(aadhaar_number)
    if (consent !== true) return [400, { outcome: 'no_consent' }]
    if (!known.includes(number)) return [404, { outcome: 'not_found' }]
    const id = `req_${sent.size + 1}`
    sent.set(id, { number, code: String(100_000 + sent.size), expired: false })
    return [200, { outcome: 'sent', data: { request_id: id, mobile: '9876543210' } }]
  }

  function verify({ request_id, otp }: Record<string, unknown>): [number, object] {
    const one = sent.get(String(request_id))
    if (!one || one.expired) return [410, { outcome: 'expired' }]
    if (one.code !== otp) return [422, { outcome: 'wrong_code' }]
    one.expired = true
    return [200, { outcome: 'verified' }]
  }

  return {
    env: {
      AADHAAR_SOURCE: 'http',
      AADHAAR_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      AADHAAR_KEY: 'aadhaar-key',
    },
    asked,
    /** The requests for which a code was sent, oldest first. */
    sent: () => [...sent.values()],
    expireAll: () => {
      for (const one of sent.values()) one.expired = true
    },
    suffers: (next: AadhaarFault | null) => {
      trouble = next
    },
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
