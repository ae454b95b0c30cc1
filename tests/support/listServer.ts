import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What goes wrong with the next reply; the one after it is as usual. */
export type Trouble =
  | { status: number }
  /** The connection ends behind so many bytes, once `arrived` holds. */
  | { cutAfter: number; arrived: () => Promise<unknown> }
  | { delayMs: number }
  | 'wrong digest'

/**
 * A publisher's server with the files of `publishedLists`: validators, ranges, redirects (`/moved/…`), the list of checksums that
 * OpenSanctions has (`/index.json`), and troubles one after the other.
 */
export async function listServer() {
  const contents = new Map<string, Buffer>()
  const troubles: Trouble[] = []
  const asked: { path: string; range?: string | undefined; known?: string | undefined }[] = []
  const contentOf = (name: string) => {
    const content = contents.get(name) ?? readFileSync(new URL(`./publishedLists/${name}`, import.meta.url))
    contents.set(name, content)
    return content
  }
  const has = (name: string) => contents.has(name) || existsSync(new URL(`./publishedLists/${name}`, import.meta.url))
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://publisher.test')
    const { range, 'if-none-match': known, 'if-range': ifRange } = request.headers
    asked.push({ path: pathname, range, known })
    if (pathname.startsWith('/moved/'))
      return void reply.writeHead(302, { location: pathname.slice('/moved'.length) }).end()
    if (pathname === '/index.json') return void reply.end(JSON.stringify({ resources: checksums() }))
    if (!has(pathname.slice(1))) return void reply.writeHead(404).end()
    void answer(reply, contentOf(pathname.slice(1)), { range, known, ifRange: String(ifRange ?? '') })
  })

  const checksums = () =>
    [...contents].map(([name, content]) => ({ name, checksum: createHash('sha1').update(content).digest('hex') }))

  async function answer(
    reply: ServerResponse,
    content: Buffer,
    { range, known, ifRange }: { range: string | undefined; known: string | undefined; ifRange: string },
  ): Promise<void> {
    const trouble = troubles.shift()
    if (typeof trouble === 'object' && 'status' in trouble) return void reply.writeHead(trouble.status).end()
    if (typeof trouble === 'object' && 'delayMs' in trouble) await sleep(trouble.delayMs)
    const hash = createHash('sha256').update(content)
    const digest = hash.copy().digest('base64')
    const etag = `"${hash.digest('hex').slice(0, 16)}"`
    if (known === etag) return void reply.writeHead(304, { etag }).end()
    const from = range && ifRange === etag ? Number(/bytes=(\d+)-/.exec(range)?.[1]) : 0
    if (from >= content.length) return void reply.writeHead(416).end()
    const rest = content.subarray(from)
    reply.writeHead(from > 0 ? 206 : 200, {
      etag,
      'content-length': rest.length,
      'repr-digest': `sha-256=:${trouble === 'wrong digest' ? 'AAAA' : digest}:`,
      ...(from > 0 && { 'content-range': `bytes ${from}-${content.length - 1}/${content.length}` }),
    })
    if (typeof trouble !== 'object' || !('cutAfter' in trouble)) return void reply.end(rest)
    reply.write(rest.subarray(0, trouble.cutAfter))
    await trouble.arrived()
    reply.destroy()
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    troubles,
    addressOf: (name: string) => `http://127.0.0.1:${port}/${name}`,
    contentOf,
    change: (name: string, content: string) => void contents.set(name, Buffer.from(content)),
    close: () => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections()),
  }
}
