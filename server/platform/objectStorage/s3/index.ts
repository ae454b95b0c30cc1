import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Logger } from 'pino'
import type { ObjectStore } from '../../ports/objectStore.ts'
import { writeLimited } from '../disk.ts'
import { keptKey, lazyS3Client, type S3Config, throwS3Problem } from './client.ts'
import { directStore } from './direct.ts'

/** Stores objects in a bucket of Amazon S3 or a compatible store. A caller's key is never part of the object's key. */
export function s3Store(config: S3Config, log: Logger): Required<ObjectStore> {
  const { S3_BUCKET: Bucket } = config
  const open = lazyS3Client(config)
  const kept = (id: string) => ({ Bucket, Key: keptKey(id) })
  const thrown = (error: unknown) => throwS3Problem(log, error)
  return {
    // S3 needs the size before the first byte, so the file is buffered on disk.
    put: (id, content, maxBytes) =>
      inOwnDirectory(async directory => {
        const file = join(directory, 'file')
        const bytes = await writeLimited(file, content, maxBytes)
        const { sdk, client } = await open()
        const sent = { ...kept(id), Body: createReadStream(file), ContentLength: bytes }
        await client.send(new sdk.PutObjectCommand(sent)).catch(thrown)
        return { bytes }
      }),
    async get(id) {
      const { sdk, client } = await open()
      const { Body } = await client.send(new sdk.GetObjectCommand(kept(id))).catch(thrown)
      return Body as Readable
    },
    async remove(id) {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand(kept(id))).catch(thrown)
    },
    direct: directStore({ Bucket, open, thrown }),
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
