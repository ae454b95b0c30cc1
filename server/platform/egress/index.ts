import { lookup as resolveName } from 'node:dns'
import { type IncomingHttpHeaders, type IncomingMessage, Agent as PlainAgent, request as plain } from 'node:http'
import { Agent as SecureAgent, request as secure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { isForbidden } from './addresses.ts'

export interface EgressRules {
  /** Allows HTTPS only, and no loopback. */
  production: boolean
  /** Our own port, which is forbidden even in the sandbox. */
  ownPort: number
  /** Allows plain HTTP in production too: for answers that prove themselves by a signature, such as revocation lists, which are hardly served otherwise. */
  allowsPlain?: boolean
}

interface Limits {
  headers: Record<string, string>
  timeoutMs: number
  maxBytes: number
}

export interface EgressRequest extends Limits {
  body: string
}

export interface EgressBytes extends Limits {
  body: Uint8Array
}

export interface EgressReply {
  status: number
  text: string
}

export interface EgressFile {
  status: number
  bytes: Buffer
}

/** A reply whose content is read as it comes. Whoever does not read it to its end destroys it. */
export interface EgressStream {
  status: number
  headers: IncomingHttpHeaders
  content: Readable
}

/**
 * The request could not be made or its reply could not be read. `refused` means that a retry would fail in the same way, `unsent`
 * that no connection was made, so the other side has received nothing.
 */
export class EgressError extends Error {
  readonly refused: boolean
  readonly unsent: boolean

  constructor(why: string, { refused = false, unsent = false } = {}) {
    super(why)
    this.refused = refused
    this.unsent = unsent
  }
}

/** The server's only HTTP client. */
export type Egress = ReturnType<typeof createEgress>

/**
 * An HTTP client for public addresses. It resolves the name and connects to the address it has checked, follows no redirects, and
 * limits time and size. All calls throw `EgressError`.
 */
export function createEgress(rules: EgressRules) {
  const lookup = checkedLookup(rules)
  // A kept-alive connection stays with the address that was checked when it was opened.
  const kept = { keepAlive: true, maxSockets: 64, lookup }
  const ways = {
    'http:': { request: plain, agent: new PlainAgent(kept) },
    'https:': { request: secure, agent: new SecureAgent(kept) },
  }

  /** `timeoutMs` limits everything up to the end of what `take` does with the reply. */
  function ask<Taken>(
    method: 'GET' | 'POST',
    url: URL,
    { headers, body, timeoutMs }: Omit<Limits, 'maxBytes'> & { body?: string | Uint8Array },
    take: (incoming: IncomingMessage) => Promise<Taken>,
  ): Promise<Taken> {
    const why = refusal(url, rules)
    if (why) return Promise.reject(new EgressError(why, { refused: true }))
    const { request, agent } = ways[url.protocol as keyof typeof ways]
    const signal = AbortSignal.timeout(timeoutMs)
    return new Promise((resolve, reject) => {
      const outgoing = request(url, { method, headers, signal, agent }, incoming => {
        take(incoming).then(resolve, failed)
      })
      const failed = (error: NodeJS.ErrnoException) => {
        outgoing.destroy()
        if (error instanceof EgressError) reject(error)
        else if (signal.aborted) reject(new EgressError(`no reply within ${timeoutMs} ms`))
        else reject(new EgressError(error.message, { unsent: isUnsent(error) }))
      }
      outgoing.on('error', failed)
      outgoing.end(body)
    })
  }

  const send = (
    method: 'GET' | 'POST',
    url: URL,
    options: Limits & { body?: string | Uint8Array },
  ): Promise<EgressFile> =>
    ask(method, url, options, async incoming => ({
      status: incoming.statusCode ?? 0,
      bytes: await read(incoming, options.maxBytes),
    }))

  return {
    get: (url: URL, options: Limits) => send('GET', url, options).then(asText),
    post: (url: URL, options: EgressRequest) => send('POST', url, options).then(asText),
    /** Like `get`, for binary content. */
    download: (url: URL, options: Limits) => send('GET', url, options),
    /** Like `post`, with a binary request and answer. */
    exchange: (url: URL, options: EgressBytes) => send('POST', url, options),
    /** For large files. `timeoutMs` is for the whole; an error of the connection destroys the content. */
    open: (url: URL, options: Omit<Limits, 'maxBytes'>): Promise<EgressStream> =>
      ask('GET', url, options, async incoming => ({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        content: incoming,
      })),
  }
}

const asText = ({ status, bytes }: EgressFile): EgressReply => ({ status, text: bytes.toString('utf8') })

const isUnsent = ({ syscall }: NodeJS.ErrnoException) => syscall === 'connect' || syscall === 'getaddrinfo'

async function read(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new EgressError(`the reply is longer than ${maxBytes} bytes`, { refused: true })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A literal IP address never reaches `lookup`, so it is checked here. */
function refusal({ protocol, hostname, port }: URL, rules: EgressRules): string | undefined {
  const isPlainAllowed = !rules.production || rules.allowsPlain === true
  if (protocol !== 'https:' && !(isPlainAllowed && protocol === 'http:')) return `${protocol} is not allowed`
  if (!rules.production && port === String(rules.ownPort)) return 'this is our own port'
  const address = hostname.replace(/^\[|\]$/g, '')
  return isIP(address) > 0 && isForbidden(address, rules) ? 'this address is not public' : undefined
}

const checkedLookup =
  (rules: EgressRules): LookupFunction =>
  (host, options, callback) => {
    resolveName(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const found = addresses.find(({ address }) => !isForbidden(address, rules))
      if (!found) return callback(new EgressError('this name leads to no public address', { refused: true }), '')
      if (options.all) return callback(null, [found])
      return callback(null, found.address, found.family)
    })
  }
