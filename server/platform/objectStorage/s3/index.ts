import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import { writeFile } from '../disk.ts'
import type { RawStore } from '../rawStore.ts'
import { keyOf, lazyS3Client, type S3Config, throwS3Problem } from './client.ts'

/** Stores objects in a bucket of Amazon S3 or a compatible store. Nobody but this server has an address of the bucket. */
export function s3Store(config: S3Config, log: Logger): RawStore {
  const open = lazyS3Client(config)
  const placeOf = (name: string) => ({ Bucket: config.S3_BUCKET, Key: keyOf(name) })
  const thrown = (error: unknown) => throwS3Problem(log, error)
  return {
    // S3 needs the size before the first byte, so the object is buffered on disk; it is sealed already.
    put: (name, content) =>
      inOwnDirectory(async directory => {
        const file = join(directory, 'object')
        await writeFile(file, content)
        const { sdk, client } = await open()
        // The store may refuse before it has read, and the file is gone when the stream looks for it.
        const Body = createReadStream(file).on('error', () => {})
        const sent = { ...placeOf(name), Body, ContentLength: (await stat(file)).size }
        await client.send(new sdk.PutObjectCommand(sent)).catch(thrown)
      }),
    async get(name, range) {
      const { sdk, client } = await open()
      const part = range && { Range: `bytes=${range.start}-${range.end}` }
      const { Body } = await client.send(new sdk.GetObjectCommand({ ...placeOf(name), ...part })).catch(thrown)
      return Body as Readable
    },
    async remove(name) {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand(placeOf(name))).catch(thrown)
    },
    async *list() {
      const { sdk, client } = await open()
      const prefix = keyOf('')
      for (let after: string | undefined; ; ) {
        const params = {
          Bucket: config.S3_BUCKET,
          Prefix: prefix,
          ...(after !== undefined && { ContinuationToken: after }),
        }
        const page = await client.send(new sdk.ListObjectsV2Command(params)).catch(thrown)
        for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(prefix.length)
        after = page.NextContinuationToken
        if (after === undefined) return
      }
    },
  }
}

async function inOwnDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'satyapan-object-'))
  try {
    return await work(directory)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
