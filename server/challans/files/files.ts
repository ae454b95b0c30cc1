import { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import { objectTypes } from '../../../contracts/calls/objects.ts'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { keepWith } from '../../platform/objectStorage/sealedStore.ts'
import { matchesType } from '../../platform/objectStorage/sniff.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

const uploads = { max: 120, windowMs: 10 * 60_000 }

/**
 * Stores a file for one hour, until something claims it. Its type is sniffed from its content. Throws `unsupported_type` and
 * `too_large`.
 */
export async function uploadSettlementFile(ctx: Context, scope: Scope<AdminActor>, file: MultipartFile | undefined) {
  const { locale, actor } = scope
  if (!file) throw new Problem('bad_request', translate(locale, 'challans.noFile'))
  await consumeRateLimitOrThrow(ctx, scope, `challan-file:${actor.adminId}`, uploads)
  const content = await file.toBuffer()
  const type = objectTypes.find(one => matchesType(one, content))
  if (!type) throw new Problem('unsupported_type', translate(locale, 'challans.fileType'))
  const objectId = newId('obj')
  const object = await ctx.objects.put(objectId, Readable.from(content), challanLimits.fileBytes)
  const { bytes } = object
  await keepWith(ctx, [object], async trx => {
    await trx
      .insertInto('challan_files')
      .values({ object_id: objectId, uploaded_by: actor.adminId, type, bytes })
      .execute()
    await audit(trx, scope, { action: 'challanFile.uploaded', subject: objectId, data: { type, bytes } })
  })
  return { objectId, bytes }
}

/** Claims an uploaded file permanently. Throws `not_found` when it does not exist or has been claimed already. */
export async function takeFile(trx: Trx, objectId: string): Promise<{ type: string; bytes: number }> {
  const claimed = await trx
    .updateTable('challan_files')
    .set({ taken_at: new Date() })
    .where('object_id', '=', objectId)
    .where('taken_at', 'is', null)
    .returning(['type', 'bytes'])
    .executeTakeFirst()
  if (!claimed) throw notFound('file')
  return claimed
}
