import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { Locale } from '../../contracts/platform/text.ts'
import type { App } from '../platform/http/types.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'

const BUSY_SECONDS = 60

/** A file of a multipart body. */
export interface Upload {
  filename: string
  file: Readable
}

/** A scope of its own, so that only its route accepts multipart bodies. One byte more than allowed, so that a larger file is detected. */
export function withUpload(app: App, maxBytes: number, serve: (uploads: App) => void): void {
  void app.register(async uploads => {
    const limits = { files: 1, fields: 0, fileSize: maxBytes + 1 }
    await uploads.register(multipart, { limits, throwFileSizeLimit: false })
    serve(uploads)
  })
}

/** For uploads of more than so many bytes: whether there is room for one more of them. */
export interface LargeUploads {
  bytes: number
  admit: () => boolean
}

/** The content of an upload. Throws `bad_request` without a file or for an empty one, `too_large`, and `unavailable` for a large one that is not admitted. */
export async function receiveFile(
  upload: Upload | undefined,
  maxBytes: number,
  locale: Locale,
  large?: LargeUploads,
): Promise<Buffer> {
  if (!upload) throw new Problem('bad_request', 'Send the file as the form field "file".')
  const chunks: Buffer[] = []
  let bytes = 0
  let isAdmitted = true
  for await (const chunk of upload.file as AsyncIterable<Buffer>) {
    const wasSmall = large === undefined || bytes <= large.bytes
    bytes += chunk.length
    if (large && wasSmall && bytes > large.bytes) isAdmitted = large.admit()
    // The rest is read and dropped, so that the client receives the reply.
    if (bytes <= maxBytes && isAdmitted) chunks.push(chunk)
    else chunks.length = 0
  }
  if (!isAdmitted) throw new Problem('unavailable', translate(locale, 'files.largeBusy'), undefined, BUSY_SECONDS)
  if (bytes > maxBytes)
    throw new Problem('too_large', translate(locale, 'files.tooLarge', { megabytes: maxBytes / 1024 / 1024 }))
  if (bytes === 0) throw new Problem('bad_request', translate(locale, 'files.empty'))
  return Buffer.concat(chunks)
}
