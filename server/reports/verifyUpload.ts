import type { Readable } from 'node:stream'
import { heavyBudgets } from '../../contracts/checks/heavyBudgets.ts'
import { type PdfVerification, serverCheck } from '../../contracts/ocr/pdfSignatures.ts'
import type { SignedFile } from '../engines/pdfSignatures/verifyDocumentTask.ts'
import { looksLikePdf } from '../engines/pdfSignatures/verifyPdf.ts'
import { consumeRateLimitOrThrow, rateLimitKeys } from '../platform/access/rateLimit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { createQueue } from '../platform/limitedQueue.ts'
import { defineHeavyTask, HeavyFailure } from '../platform/ports/heavyPool.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { readTrust } from './signing/signDocument.ts'

/** Checks the signatures of a PDF in a process with limits. */
export const checking = defineHeavyTask<SignedFile, PdfVerification>({
  name: 'verify-document',
  module: new URL('../engines/pdfSignatures/verifyDocumentTask.ts', import.meta.url),
  budget: heavyBudgets.signatureCheck,
})

/** Strangers' files that this node holds at a time, each up to `serverCheck.bytes`. One is checked: the other processes are for customers' work. */
const queue = createQueue({ atOnce: 1, most: 6 })

/** Seconds after which another attempt is worthwhile. */
const BUSY_SECONDS = 20

interface Upload {
  file: Readable
  /** Of an encrypted document. */
  password?: string | undefined
}

/**
 * Checks a stranger's PDF on any node: in memory, in a process with limits of time and memory, without keeping or logging anything of it or its password. Throws `bad_request`
 * for no or an empty file and for one that takes too much, `too_large`, `unsupported_type`, `too_many_requests` and, while too many wait, `unavailable`.
 */
export async function verifyUpload(
  ctx: Context,
  scope: Scope,
  open: () => Promise<Upload | undefined>,
): Promise<PdfVerification> {
  const { locale } = scope
  const { address } = rateLimitKeys(ctx, 'verify-document', '', scope)
  await consumeRateLimitOrThrow(ctx, scope, address, serverCheck.attempts)
  const place = queue.enter()
  if (!place) throw new Problem('unavailable', translate(locale, 'documentCheck.busy'), undefined, BUSY_SECONDS)
  try {
    const upload = await open()
    const content = await readPdf(upload, scope)
    const file = { content, password: upload?.password, trust: await readTrust(ctx) }
    return await place.run(() => ctx.heavy.run(checking, file, { userId: null }))
  } catch (error) {
    if (!(error instanceof HeavyFailure)) throw error
    if (error.reason === 'aborted')
      throw new Problem('unavailable', translate(locale, 'documentCheck.busy'), undefined, BUSY_SECONDS)
    throw new Problem('bad_request', translate(locale, 'documentCheck.tooDemanding'))
  } finally {
    place.leave()
  }
}

async function readPdf(upload: Upload | undefined, { locale }: Scope): Promise<Buffer> {
  if (!upload) throw new Problem('bad_request', 'Send the file as the form field "file".')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of upload.file as AsyncIterable<Buffer>) {
    bytes += chunk.length
    // The rest is read and dropped, so that the client receives the reply.
    if (bytes <= serverCheck.bytes) chunks.push(chunk)
  }
  if (bytes > serverCheck.bytes)
    throw new Problem('too_large', translate(locale, 'documentCheck.tooLarge', { megabytes: serverCheck.bytes / 1e6 }))
  if (bytes === 0) throw new Problem('bad_request', translate(locale, 'files.empty'))
  const content = Buffer.concat(chunks)
  if (!looksLikePdf(content)) throw new Problem('unsupported_type', translate(locale, 'documentCheck.notAPdf'))
  return content
}
