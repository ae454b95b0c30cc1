import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { makeCertificate, makeKeys, writeFiles } from './signingFiles.ts'

/**
 * Puts twins on loopback behind https, as production demands it of every outside service: `https://<name>.twin.test`. Returns the environment with
 * which a server reaches them. Closed after the file.
 */
export async function secureTwins(twins: Record<string, string>): Promise<Record<string, string>> {
  const hosts = Object.keys(twins).map(name => `${name}.twin.test`)
  const keys = makeKeys()
  const certificate = makeCertificate(keys, { hosts })
  const server = createServer({ key: keys.privatePem, cert: certificate }, (incoming, response) => {
    const [name = ''] = incoming.headers.host?.split('.') ?? []
    const target = new URL(incoming.url ?? '', twins[name])
    const { method, headers } = incoming
    const outgoing = request(target, { method, headers }, reply => {
      response.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    TWINS_PORT: String((server.address() as AddressInfo).port),
    NODE_EXTRA_CA_CERTS: writeFiles({ 'twins.pem': certificate })['twins.pem'],
    NODE_OPTIONS: `--import ${new URL('./children/reachTwins.ts', import.meta.url).href}`,
  }
}
