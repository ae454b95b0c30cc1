import { createHmac } from 'node:crypto'

/** HMAC-SHA256 over `timestamp.body`, in hex; one `v1` per secret, so that both hold during a rotation. */
export function signatureHeader(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const signed = secrets.map(secret => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`)
  return [`t=${seconds}`, ...signed].join(',')
}
