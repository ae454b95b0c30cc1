import { PassThrough, type Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import { limits } from '../../../contracts/platform/limits.ts'
import { isProductId, type Product, type ProductId, productOf } from '../../../contracts/products/index.ts'
import { safeFileName } from '../../engines/fileName.ts'
import { consumeRateLimit } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { keepWith } from '../../platform/objectStorage/sealedStore.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { type JobDetail, presentJobDetail } from './presentJob.ts'
import { sendCheck } from './queues.ts'
import { FileProblem, fileTypeOf } from './uploadedFile.ts'

const HEAD_BYTES = 4_096
const uploads = { max: 60, windowMs: 10 * 60_000 }

/** The product, if it accepts files. Throws `not_found`. */
export function bulkProduct(id: string): Product<ProductId> {
  if (!isProductId(id) || !productOf(id).bulk) throw notFound('product')
  return productOf(id) as Product<ProductId>
}

/** Streams a file into the object store and queues its check. Throws `too_large`, `unsupported_type` and `too_many_requests`. */
export async function uploadJobFile(
  ctx: Context,
  scope: Scope<CustomerActor>,
  productId: string,
  file: MultipartFile | undefined,
): Promise<JobDetail> {
  const product = bulkProduct(productId)
  if (!file) throw new Problem('bad_request', 'Send the file as the form field "file".')
  const { actor, locale } = scope
  const allowed = await consumeRateLimit(ctx, `bulk:${actor.userId}`, uploads)
  if (!allowed.allowed) throw new Problem('too_many_requests', 'Too many files. Wait a few minutes, then try again.')
  const objectId = newId('obj')
  const { head, content } = keepHead(file.file)
  const object = await ctx.objects.put(objectId, content, limits.bulk.maxBytes)
  const { bytes } = object
  const job = await keepWith(ctx, [object], async trx => {
    const type = typeOf(head(), scope)
    const fileName = safeFileName(file.filename) || `file.${type}`
    const id = newId('job')
    await trx
      .insertInto('objects')
      .values({
        id: objectId,
        user_id: actor.userId,
        kind: 'bulk',
        file_name: fileName,
        content_type: file.mimetype.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200),
        bytes,
      })
      .execute()
    const created = await trx
      .insertInto('bulk_jobs')
      .values({
        id,
        product: product.id,
        user_id: actor.userId,
        sub_user_id: actor.subUserId,
        requested_by: ctx.vault.seal(actor.name, { column: 'bulk_jobs.requested_by', id }),
        object_id: objectId,
        file_name: fileName,
        file_bytes: bytes,
        file_type: type,
        locale,
        status: 'checking',
        unit_price_paise: await ctx.prices.priceOf(trx, actor.userId, product.id),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await sendCheck(ctx, trx, created.id)
    await audit(trx, scope, { action: 'job.created', subject: created.id, data: { product: product.id, bytes } })
    return created
  })
  return presentJobDetail(ctx.vault, job)
}

/** Passes the stream through and keeps its first bytes. */
function keepHead(file: Readable): { head: () => Buffer; content: Readable } {
  const chunks: Buffer[] = []
  let bytes = 0
  const content = new PassThrough()
  content.on('data', (chunk: Buffer) => {
    if (bytes < HEAD_BYTES) bytes += chunks.push(chunk) && chunk.length
  })
  content.pause()
  file.on('error', error => content.destroy(error)).pipe(content)
  return { head: () => Buffer.concat(chunks).subarray(0, HEAD_BYTES), content }
}

function typeOf(head: Buffer, { locale }: Scope) {
  try {
    return fileTypeOf(head)
  } catch (error) {
    if (error instanceof FileProblem) throw new Problem('unsupported_type', error.in(locale))
    throw error
  }
}
