import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Sends a file as a download. */
export function sendAttachment(
  reply: FastifyReply,
  fileName: `${string}.${keyof typeof types}`,
  content: Readable,
): Readable {
  const type = types[fileName.endsWith('.xlsx') ? 'xlsx' : 'csv']
  reply.header('content-type', type).header('content-disposition', `attachment; filename="${fileName}"`)
  return content
}
