import { mounts } from '../../../contracts/calls/callRoute.ts'
import { type PdfVerification, serverCheck } from '../../../contracts/ocr/pdfSignatures.ts'
import type { Locale } from '../../../contracts/platform/text.ts'

/**
 * Sends a file to the server, which keeps nothing of it or its password. Throws an Error with what the server said, or without a message if there was no
 * reply.
 */
export async function verifyOnServer(file: File, locale: Locale, password?: string): Promise<PdfVerification> {
  const body = new FormData()
  if (password !== undefined) body.set('password', password)
  body.set('file', file)
  const response = await fetch(mounts.public + serverCheck.path, {
    method: 'POST',
    headers: { 'accept-language': locale },
    body,
    signal: AbortSignal.timeout(serverCheck.waitMs),
  }).catch(() => null)
  const reply = (await response?.json().catch(() => null)) as PdfVerification | { error?: { message?: string } } | null
  if (response?.ok && reply && 'verdict' in reply) return reply
  throw new Error(reply && 'error' in reply ? reply.error?.message : '')
}
