import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { type S3Key, signatureProblem } from './s3Signature.ts'

interface Stored {
  content: Buffer
}

/** What to inject instead of an answer: an error with S3's code, no answer at all, a lost connection, or nothing. */
export type S3Fault = { status: number; code: string } | 'silence' | 'hangUp' | 'nothing'

const key: S3Key = { id: 'AKIATESTS', secret: 'a secret/of+the tests', region: 'ap-south-1' }
const BUCKET = 'satyapan-files'

/**
 * The parts of S3 that file storage needs, in memory, on loopback, with path-style URLs; checks every signature. Closed after the
 * file.
 */
export async function s3Server() {
  const objects = new Map<string, Stored>()
  const asked: string[] = []
  let troubles: S3Fault[] = []
  let lasting: S3Fault = 'nothing'

  const server = createServer((request, response) => {
    read(request).then(
      body => {
        const { pathname } = new URL(request.url ?? '/', 'http://s3.test')
        const name = pathname.replace(`/${BUCKET}/`, '')
        asked.push(`${request.method} ${name.split('/')[0]}`)
        const trouble = troubles.shift() ?? lasting
        if (trouble === 'silence') return
        if (trouble === 'hangUp') return void request.socket.destroy()
        const code = signatureProblem(request, body, key)
        if (trouble !== 'nothing') refuse(response, trouble.status, trouble.code)
        else if (code) refuse(response, 403, code)
        else if (pathname === `/${BUCKET}` || name === '') list(objects, request, response)
        else if (!pathname.startsWith(`/${BUCKET}/`)) refuse(response, 404, 'NoSuchBucket')
        else answer(objects, name, request, response, body)
      },
      () => response.destroy(),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    key,
    objects,
    /** Method and first folder of each request, oldest first. */
    asked,
    /** Faults for the next requests, one each. */
    suffers: (...next: S3Fault[]) => {
      troubles = next
    },
    /** The fault of every request until the next call. */
    keepsSuffering: (from: S3Fault) => {
      lasting = from
    },
    env: {
      OBJECT_STORE: 's3',
      S3_ENDPOINT: url,
      S3_REGION: key.region,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: key.id,
      S3_SECRET_ACCESS_KEY: key.secret,
    },
  }
}

/** Few, so that a listing has several pages. */
const PAGE = 2

function list(objects: Map<string, Stored>, request: IncomingMessage, response: ServerResponse): void {
  const { searchParams } = new URL(request.url ?? '/', 'http://s3.test')
  const from = Number(searchParams.get('continuation-token') ?? 0)
  const names = [...objects.keys()].filter(name => name.startsWith(searchParams.get('prefix') ?? '')).sort()
  const keys = names.slice(from, from + PAGE).map(name => `<Contents><Key>${name}</Key></Contents>`)
  const isCut = from + PAGE < names.length
  const next = isCut ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${keys.join('')}</ListBucketResult>`)
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
}

function answer(
  objects: Map<string, Stored>,
  name: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  const found = objects.get(name)
  if (method === 'DELETE') {
    objects.delete(name)
    response.writeHead(204).end()
  } else if (method === 'PUT') {
    objects.set(name, { content: body })
    response.writeHead(200, { etag: '"0"' }).end()
  } else if (!found) refuse(response, 404, 'NoSuchKey')
  else give(found, headers.range, response)
}

function give({ content }: Stored, range: string | undefined, response: ServerResponse) {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const part = first === undefined ? content : content.subarray(Number(first), Number(last) + 1)
  response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length }).end(part)
}
