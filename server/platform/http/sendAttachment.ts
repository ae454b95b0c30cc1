import { extname } from 'node:path'
import type { FastifyReply } from 'fastify'
import { contentDispositionOf } from '../../engines/fileName.ts'

const types: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Sends a file as a download, with the type that its name tells. */
export function sendAttachment<Content>(reply: FastifyReply, fileName: string, content: Content): Content {
  const type = types[extname(fileName)] ?? 'application/octet-stream'
  reply.header('content-type', type).header('content-disposition', contentDispositionOf('attachment', fileName))
  return content
}
