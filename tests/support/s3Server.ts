import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { type S3Key, signatureProblem } from './s3Signature.ts'

interface Stored {
  type: string
  content: Buffer
  etag: string
}

/** What to inject instead of an answer: an error with S3's code, no answer at all, or nothing. */
export type S3Fault = { status: number; code: string } | 'silence' | 'nothing'

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

  const server = createServer((request, response) => {
    read(request).then(
      body => {
        const { pathname } = new URL(request.url ?? '/', 'http://s3.test')
        const name = pathname.replace(`/${BUCKET}/`, '')
        asked.push(`${request.method} ${name.split('/')[0]}`)
        const trouble = troubles.shift()
        if (trouble === 'silence') return
        const code = signatureProblem(request, body, key)
        if (trouble && trouble !== 'nothing') refuse(response, trouble.status, trouble.code)
        else if (code) refuse(response, 403, code)
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
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  const { method, headers } = request
  const copied = headers['x-amz-copy-source']
  const found = objects.get(copied ? String(copied).replace(`${BUCKET}/`, '') : name)
  if (method === 'DELETE') {
    objects.delete(name)
    response.writeHead(204).end()
  } else if (method === 'PUT' && !copied) {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    objects.set(name, { type: headers['content-type'] ?? '', content: body, etag })
    response.writeHead(200, { etag }).end()
  } else if (!found) refuse(response, 404, 'NoSuchKey')
  else if (method === 'PUT') {
    if (headers['x-amz-copy-source-if-match'] !== found.etag) return refuse(response, 412, 'PreconditionFailed')
    objects.set(name, found)
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<CopyObjectResult><ETag>${found.etag}</ETag></CopyObjectResult>`)
  } else if (headers['if-match'] && headers['if-match'] !== found.etag) refuse(response, 412, 'PreconditionFailed')
  else give(found, request, response)
}

function give({ content, type, etag }: Stored, { method, headers, url }: IncomingMessage, response: ServerResponse) {
  const { searchParams } = new URL(url ?? '/', 'http://s3.test')
  const asked = [...searchParams].flatMap(([name, value]) =>
    name.startsWith('response-') ? [[name.slice('response-'.length), value]] : [],
  )
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  const part = first === undefined ? content : content.subarray(Number(first), Number(last) + 1)
  const common = { 'content-type': type, etag, 'content-length': part.length, ...Object.fromEntries(asked) }
  response.writeHead(first === undefined ? 200 : 206, common).end(method === 'HEAD' ? undefined : part)
}
