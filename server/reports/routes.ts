import multipart, { type MultipartFields } from '@fastify/multipart'
import { readSigningRevocations, readSigningRoots, verifyDocument } from '../../contracts/calls/signing.ts'
import { LONGEST_PASSWORD, serverCheck } from '../../contracts/ocr/pdfSignatures.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { ownRevocationList } from './signing/longTerm.ts'
import { rootsAsPem } from './signing/signDocument.ts'
import { verifyUpload } from './verifyUpload.ts'

export function reportsRoutes(app: App, ctx: HttpContext): void {
  serveCall(app, ctx, readSigningRoots, async ({ reply }) => {
    reply.type('application/x-pem-file').header('content-disposition', 'attachment; filename="signing-root.pem"')
    return rootsAsPem(ctx)
  })
  serveCall(app, ctx, readSigningRevocations, async ({ reply }) => {
    reply.type('application/pkix-crl').header('content-disposition', 'attachment; filename="signing-root.crl"')
    return ownRevocationList(ctx)
  })
  // A scope of its own, so that only this route accepts multipart bodies. One byte more than allowed, so that a larger file is detected.
  void app.register(async uploads => {
    const limits = { files: 1, fields: 1, fieldSize: LONGEST_PASSWORD * 4, fileSize: serverCheck.bytes + 1 }
    await uploads.register(multipart, { limits, throwFileSizeLimit: false })
    serveCall(uploads, ctx, verifyDocument, async ({ scope, request, reply }) => {
      reply.header('cache-control', 'no-store')
      return verifyUpload(ctx, scope, async () => {
        const upload = await request.file()
        return upload && { file: upload.file, password: passwordOf(upload.fields) }
      })
    })
  })
}

/** The field `password`, which comes before the file. */
function passwordOf({ password }: MultipartFields): string | undefined {
  const field = Array.isArray(password) ? password[0] : password
  return field?.type === 'field' && typeof field.value === 'string' ? field.value : undefined
}
