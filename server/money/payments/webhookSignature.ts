import { createHmac } from 'node:crypto'
import { forbidden } from '../../platform/problem.ts'
import { timingSafeEquals } from '../../platform/vault.ts'

/** Razorpay's signature: HMAC-SHA256 over the body's bytes, in hex. */
export const signWebhook = (secret: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(body).digest('hex')

/** Throws `forbidden` unless the signature matches the body. */
export function verifyWebhookSignature(secret: string, body: Buffer, signature: string | undefined): void {
  if (!signature || !timingSafeEquals(signature, signWebhook(secret, body))) throw forbidden()
}
