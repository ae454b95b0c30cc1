import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip'

const brotliWith = promisify(brotliCompress)
const gzipWith = promisify(gzip)
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } })

/** A text in its compressed forms, computed once. */
export interface CompressedText {
  etag: string
  bodies: Record<Encoding | 'identity', Buffer>
}

export async function compressText(text: string): Promise<CompressedText> {
  const identity = Buffer.from(text)
  const [br, packed] = await Promise.all([brotliWith(identity, quality(6)), gzipWith(identity)])
  return { etag: etagOf(identity), bodies: { br, gzip: packed, identity } }
}

/** Weak, because it identifies the text, not its encoding. */
const etagOf = (text: string | Buffer) => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

const accepts = (header: string, encoding: Encoding) =>
  header.split(',').some(part => new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`, 'i').test(part))

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const wanted = String(headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find(name => accepts(wanted, name))
}

/** Sets the ETag. True if the client already has this text: the reply is then a 304 without a body. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag)
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  if (reply.statusCode !== 200 || !known.includes(etag)) return false
  reply.status(304)
  return true
}

/** Sends the smallest form the client accepts, or 304. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: CompressedText): FastifyReply {
  if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
  if (isKnown(request, reply, text.etag)) return reply.send()
  const encoding = encodingFor(request)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(text.bodies[encoding ?? 'identity'])
}

/** Below this, compressing costs more time than the network saves. */
const WORTH_CHARACTERS = 1_024

/** Levels at which a list of a hundred rows takes less than a millisecond. */
const encoders: Record<Encoding, (text: string, done: Done) => void> = {
  br: (text, done) => brotliCompress(text, quality(4), done),
  gzip: (text, done) => gzip(text, { level: 3 }, done),
}

type Done = (error: Error | null, payload?: unknown) => void

/**
 * An `onSend` hook that compresses the JSON of GET requests and answers 304 where the call allows revalidation. Replies to other
 * methods, which may contain tokens, codes and keys, are never compressed, because the length of a compressed reply can reveal a
 * secret in it (BREACH). Streams and texts that are already compressed pass unchanged.
 */
export function compressJson(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done): void {
  if (request.method !== 'GET' || typeof payload !== 'string' || !isJson(reply)) return done(null, payload)
  if (request.routeOptions.config.revalidate && isKnown(request, reply, etagOf(payload))) return done(null, null)
  if (payload.length < WORTH_CHARACTERS) return done(null, payload)
  reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request)
  if (!encoding) return done(null, payload)
  reply.header('content-encoding', encoding)
  encoders[encoding](payload, done)
}

export const isJson = (reply: FastifyReply) =>
  String(reply.getHeader('content-type') ?? '').startsWith('application/json')
