import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { derOf } from '../../../server/engines/pdfSignatures/verify/names.ts'
import { answerAbout, issue, listOf, type Party } from './pki.ts'

export interface PkiServer {
  /** Issues a certificate whose lists, answers and issuer are served by plain HTTP. */
  issue: (...wanted: Parameters<typeof issue>) => Promise<Party>
  /** What was asked for. */
  asked: string[]
  stop: () => Promise<void>
}

/** A public key infrastructure that answers. Certificates of signers are asked about at a responder, others in lists. */
export async function startPki(): Promise<PkiServer> {
  const parties: Party[] = []
  const asked: string[] = []
  const answer = async ({ url = '' }: IncomingMessage): Promise<Uint8Array | null> => {
    const [, number, name] = url.split('/')
    const party = parties[Number(number)]
    const issuer = party?.issuer
    asked.push(url)
    if (!party || !issuer) return null
    if (name === 'list.crl') return listOf(issuer, { at: new Date() })
    if (name === 'issuer.cer') return derOf(issuer.certificate)
    return name === 'ocsp' && issuer.issuer ? answerAbout(party, { at: new Date() }) : null
  }
  const server: Server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      void answer(request).then(body => response.writeHead(body ? 200 : 404).end(body ? Buffer.from(body) : ''))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    issue: async (kind, commonName, issuer, options = {}) => {
      const place = parties.length
      parties.length++
      const party = await issue(kind, commonName, issuer, { site: `http://127.0.0.1:${port}/${place}`, ...options })
      parties[place] = party
      return party
    },
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
