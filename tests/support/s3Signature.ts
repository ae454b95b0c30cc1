import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface S3Key {
  id: string
  secret: string
  region: string
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** RFC 3986: everything but letters, digits and `-._~`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

interface Claim {
  credential: string
  signedHeaders: string
  signature: string
  /** `20261121T093000Z`. */
  at: string
  payload: string
}

/**
 * Signature Version 4 by header, implemented from Amazon's documentation ("Authenticating Requests") and not from
 * the library under test. Returns S3's error code, or null for a valid signature.
 */
export function signatureProblem(request: IncomingMessage, body: Buffer, key: S3Key, now = Date.now()): string | null {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const claim = fromHeader(request)
  if (!claim) return 'AccessDenied'
  const [id, day = '', region, service, end] = claim.credential.split('/')
  if (id !== key.id) return 'InvalidAccessKeyId'
  if (region !== key.region || service !== 's3' || end !== 'aws4_request' || !claim.at.startsWith(day))
    return 'AuthorizationHeaderMalformed'
  const names = claim.signedHeaders.split(';')
  if (!names.includes('host')) return 'AccessDenied'
  const began = Date.parse(claim.at.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (Math.abs(now - began) > 15 * 60_000) return 'RequestTimeTooSkewed'
  if (claim.payload !== 'UNSIGNED-PAYLOAD' && claim.payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const headers = names.map(name => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('')
  const path = decodeURIComponent(url.pathname).split('/').map(encoded).join('/')
  const canonical = [request.method, path, query, headers, claim.signedHeaders, claim.payload].join('\n')
  const scope = `${day}/${key.region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', claim.at, scope, sha256(canonical)].join('\n')
  const signing = [day, key.region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${key.secret}`)
  return hmac(signing, toSign).toString('hex') === claim.signature ? null : 'SignatureDoesNotMatch'
}

function fromHeader({ headers }: IncomingMessage): Claim | null {
  const form = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/
  const [, credential = '', signedHeaders = '', signature = ''] = form.exec(headers.authorization ?? '') ?? []
  if (!signature) return null
  const at = String(headers['x-amz-date'])
  const payload = String(headers['x-amz-content-sha256'])
  return { credential, signedHeaders, signature, at, payload }
}
