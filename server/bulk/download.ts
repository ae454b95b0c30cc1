import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A CSV that a browser saves rather than shows. */
export function download(reply: FastifyReply, fileName: string, csv: Readable): Readable {
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
  return csv
}
