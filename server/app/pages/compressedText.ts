import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text in its compressed forms, computed once. */
export interface CompressedText {
  etag: string
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

export async function compressText(text: string): Promise<CompressedText> {
  const identity = Buffer.from(text)
  const [br, packed] = await Promise.all([promisify(brotliCompress)(identity, brotli), promisify(gzip)(identity)])
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { etag, bodies: { br, gzip: packed, identity } }
}

const accepts = (header: string, encoding: string) =>
  header.split(',').some(part => new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)|$)`, 'i').test(part))

/** Sends the smallest form the client accepts, or 304. The ETag is weak, because it identifies the text, not its encoding. */
export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: CompressedText,
): FastifyReply {
  const wanted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find(name => accepts(wanted, name)) ?? 'identity'
  const tag = `W/"${etag}"`
  reply.header('etag', tag)
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/)
  if (reply.statusCode === 200 && known.includes(tag)) return reply.status(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bodies[encoding])
}
