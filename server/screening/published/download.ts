import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '../../../contracts/platform/limits.ts'
import { type Egress, EgressError, type EgressStream } from '../../platform/egress/index.ts'
import { FetchFault } from './fetchFault.ts'

const TRIES = 4
const TIMEOUT_MS = 30 * 60_000
const MAX_REDIRECTS = 5
const MEGABYTE = 1024 * 1024

/** What the publisher calls the content that it sent. */
export interface Validators {
  etag?: string
  lastModified?: string
}

interface Download {
  address: string
  /** Where the file goes. What has arrived of it stays there after a failure, with its validators beside it. */
  path: string
  /** Of the content that we have; a publisher that still has the same sends nothing. */
  known: Validators | undefined
  /** Before another try; doubled each time. */
  pauseMs: number
}

/**
 * Brings a file, going on where an earlier attempt was cut off if the publisher still has the same content. Null if nothing has
 * changed. Throws FetchFault.
 */
export async function download(egress: Pick<Egress, 'open'>, request: Download): Promise<Validators | null> {
  await mkdir(dirname(request.path), { recursive: true })
  for (let tried = 1; ; tried++)
    try {
      return await attempt(egress, request)
    } catch (error) {
      if (!mayPass(error) || tried === TRIES) throw asFault(error)
      await sleep(request.pauseMs * 2 ** (tried - 1))
    }
}

/** Whether a second try may do better. */
const mayPass = (error: unknown) =>
  error instanceof FetchFault
    ? error.fault === 'cut' || (error.fault === 'status' && Number(error.params['status']) >= 500)
    : error instanceof EgressError && !error.refused

const asFault = (error: unknown) => (error instanceof EgressError ? new FetchFault('network') : error)

async function attempt(egress: Pick<Egress, 'open'>, request: Download): Promise<Validators | null> {
  const { address, path, known } = request
  const begun = await partOf(path)
  const headers: Record<string, string> = begun
    ? { range: `bytes=${begun.bytes}-`, 'if-range': begun.etag ?? begun.lastModified ?? '' }
    : {
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      }
  const reply = await follow(egress, address, headers)
  const { status } = reply
  if (status === 304 && !begun) {
    reply.content.destroy()
    return null
  }
  // The content is another by now, or shorter than what we have of it.
  if (status === 416 && begun) {
    reply.content.destroy()
    await discardPart(path)
    throw new FetchFault('cut')
  }
  if (status !== 200 && status !== 206) {
    reply.content.destroy()
    throw new FetchFault('status', { status })
  }
  const from = status === 206 && begun ? begun.bytes : 0
  return write(reply, path, from)
}

/** A strong validator is needed to go on: without one the rest could be of another file. */
async function partOf(path: string): Promise<(Validators & { bytes: number }) | undefined> {
  try {
    const validators = JSON.parse(await readFile(noteOf(path), 'utf8')) as Validators
    const { size } = await stat(path)
    const isStrong = validators.etag ? !validators.etag.startsWith('W/') : validators.lastModified !== undefined
    return size > 0 && isStrong ? { ...validators, bytes: size } : undefined
  } catch {
    return undefined
  }
}

const noteOf = (path: string) => `${path}.validators.json`

/** Forgets what has arrived. */
export async function discardPart(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(noteOf(path), { force: true })
}

async function follow(
  egress: Pick<Egress, 'open'>,
  address: string,
  headers: Record<string, string>,
): Promise<EgressStream> {
  let url = new URL(address)
  for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
    // A compressed reply has no ranges that fit the file.
    const sent = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'satyapan-lists/1', ...headers }
    const reply = await egress.open(url, { headers: sent, timeoutMs: TIMEOUT_MS })
    const { location } = reply.headers
    if (reply.status < 300 || reply.status > 308 || reply.status === 304 || !location) return reply
    reply.content.destroy()
    url = new URL(location, url)
  }
  throw new FetchFault('redirects')
}

async function write({ status, headers, content }: EgressStream, path: string, from: number): Promise<Validators> {
  const { etag, 'last-modified': lastModified } = headers
  const validators: Validators = { ...(etag && { etag }), ...(lastModified && { lastModified }) }
  if (status === 206 && !startsAt(headers['content-range'], from)) {
    content.destroy()
    await discardPart(path)
    throw new FetchFault('cut')
  }
  const announced = headers['content-length'] === undefined ? undefined : Number(headers['content-length'])
  await writeFile(noteOf(path), JSON.stringify(validators))
  let written = 0
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      written += chunk.length
      const isTooLarge = from + written > limits.watchListBytes
      done(isTooLarge ? new FetchFault('tooLarge', { megabytes: limits.watchListBytes / MEGABYTE }) : null, chunk)
    },
  })
  try {
    await pipeline(content, limited, createWriteStream(path, { flags: from > 0 ? 'a' : 'w' }))
  } catch (error) {
    if (error instanceof FetchFault) throw error
    throw new FetchFault('cut')
  }
  if (announced !== undefined && written !== announced) throw new FetchFault('cut')
  await checkDigest(path, headers['digest'] ?? headers['repr-digest'])
  return validators
}

const startsAt = (contentRange: string | undefined, from: number) =>
  Number(/^bytes (\d+)-/.exec(contentRange ?? '')?.[1]) === from

/** `sha-256=…` (RFC 3230) or `sha-256=:…:` (RFC 9530), of the whole file. Throws FetchFault, and forgets the file. */
async function checkDigest(path: string, header: string | string[] | undefined): Promise<void> {
  const stated = /sha-256=:?([A-Za-z0-9+/=]+?):?(?:,|$)/i.exec(String(header ?? ''))?.[1]
  if (stated !== undefined) await checkHash(path, 'sha256', 'base64', stated)
}

/** Throws FetchFault, and forgets the file, if it has another hash. */
export async function checkHash(
  path: string,
  algorithm: 'sha1' | 'sha256',
  encoding: 'hex' | 'base64',
  stated: string,
): Promise<void> {
  const hash = createHash(algorithm)
  await pipeline(createReadStream(path), hash)
  if (hash.digest(encoding) === stated) return
  await discardPart(path)
  throw new FetchFault('checksum')
}
