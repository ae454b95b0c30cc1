import type { Readable } from 'node:stream'
import { getObject, presignGet, presignPut, putObject } from '../../../contracts/calls/objects.ts'
import { rangeHeaders, readRange } from '../http/byteRange.ts'
import { serveCall } from '../http/serveCall.ts'
import type { App, HttpContext } from '../http/types.ts'
import { notFound, Problem } from '../problem.ts'
import { checkSignature, presignDownload, presignUpload } from './presign.ts'
import { receiveObject } from './receive.ts'
import { contentDisposition } from './sniff.ts'

export function objectsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, presignPut, ({ scope, query }) => presignUpload(ctx, scope, query))
  serveCall(app, ctx, presignGet, ({ scope, query }) => presignDownload(ctx, scope, query))
  serveCall(app, ctx, getObject, async ({ params, query, request, reply }) => {
    checkSignature(ctx, 'GET', params.id, query)
    const file = await ctx.db
      .selectFrom('objects')
      .select(['file_name', 'content_type', 'bytes'])
      .where('id', '=', params.id)
      .where('uploaded_at', 'is not', null)
      .executeTakeFirst()
    if (!file) throw notFound('file')
    const range = readRange(request.headers.range, file.bytes)
    if (range === null) {
      void reply.header('content-range', `bytes */${file.bytes}`)
      throw new Problem('range_not_satisfiable', `The file has ${file.bytes} bytes.`)
    }
    const content = await ctx.objects.get(params.id, range)
    return reply
      .code(range ? 206 : 200)
      .headers(rangeHeaders(file.bytes, range))
      .header('content-type', file.content_type)
      .header('content-disposition', contentDisposition(file))
      .header('content-security-policy', 'sandbox')
      .header('cache-control', 'private, no-store')
      .send(content)
  })
  // Only these routes receive any content type as a stream.
  app.register(async files => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    serveCall(files as App, ctx, putObject, async ({ params, query, request }) => {
      checkSignature(ctx, 'PUT', params.id, query)
      return receiveObject(ctx, params.id, request.headers['content-type'], request.body as Readable)
    })
  })
}
