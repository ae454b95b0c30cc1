import { limits } from '../../../../contracts/limits.ts'
import type { DirectStore } from '../../ports/objectStore.ts'
import { SNIFFED_BYTES } from '../sniff.ts'
import { keptKey, type S3Connection, s3Status, waitingKey } from './client.ts'

interface Bucket {
  Bucket: string | undefined
  open: () => Promise<S3Connection>
  thrown: (error: unknown) => never
}

const expiresIn = limits.objects.urlMs / 1_000

/** Signed URLs of a bucket. They point to `incoming/`; only this server moves files from there to their final place. */
export function directStore({ Bucket, open, thrown }: Bucket): DirectStore {
  const waiting = (id: string) => ({ Bucket, Key: waitingKey(id) })
  return {
    async putUrl(id, { contentType, bytes }) {
      const { sdk, client } = await open()
      const command = new sdk.PutObjectCommand({ ...waiting(id), ContentType: contentType, ContentLength: bytes })
      // By default the presigner signs the size but not the type.
      const signableHeaders = new Set(['host', 'content-type', 'content-length'])
      return (await presigner())(client, command, { expiresIn, signableHeaders })
    },
    async getUrl(id, { contentType, disposition }) {
      const { sdk, client } = await open()
      const command = new sdk.GetObjectCommand({
        Bucket,
        Key: keptKey(id),
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      })
      return (await presigner())(client, command, { expiresIn })
    },
    async arrived(id) {
      const { sdk, client } = await open()
      const found = await client.send(new sdk.HeadObjectCommand(waiting(id))).catch(unless(404, thrown))
      if (!found) return null
      const { ContentLength: bytes = 0, ETag: version = '' } = found
      // An empty file has no range.
      if (bytes === 0) return { bytes, head: Buffer.alloc(0), version }
      const params = { ...waiting(id), Range: `bytes=0-${SNIFFED_BYTES - 1}`, IfMatch: version }
      const first = await client.send(new sdk.GetObjectCommand(params)).catch(unless([404, 412], thrown))
      if (!first?.Body) return null
      return { bytes, head: Buffer.from(await first.Body.transformToByteArray()), version }
    },
    async accept(id, { version }) {
      const { sdk, client } = await open()
      const CopySource = `${Bucket}/${waiting(id).Key}`
      const command = new sdk.CopyObjectCommand({ Bucket, Key: keptKey(id), CopySource, CopySourceIfMatch: version })
      return (await client.send(command).catch(unless([404, 412], thrown))) !== null
    },
    async drop(id) {
      const { sdk, client } = await open()
      await client.send(new sdk.DeleteObjectCommand(waiting(id))).catch(thrown)
    },
  }
}

const presigner = async () => (await import('@aws-sdk/s3-request-presigner')).getSignedUrl

/** Null for an expected status: the file does not exist, or has been replaced. */
const unless = (statuses: number | number[], thrown: (error: unknown) => never) => (error: unknown) =>
  [statuses].flat().includes(s3Status(error) ?? 0) ? null : thrown(error)
