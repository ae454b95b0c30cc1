import type { MultipartFile } from '@fastify/multipart'
import type { ListVersion } from '../../../contracts/calls/watchLists.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { safeFileName } from '../../engines/fileName.ts'
import { consumeRateLimitOrThrow } from '../../platform/access/rateLimit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { ListFileRecord } from '../../platform/db/schema/screening.ts'
import { type AdminActor, actorId, type CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { keepWith } from '../../platform/objectStorage/sealedStore.ts'
import type { StoredObject } from '../../platform/ports/objectStore.ts'
import { Problem } from '../../platform/problem.ts'
import { sendImport } from './importQueue.ts'
import { readList } from './lists.ts'
import { startImport } from './startImport.ts'
import { presentVersion, versionsOf } from './versions.ts'

interface Upload {
  listId: string
  /** The customer whose list it is; null for everybody's. */
  ownerId: string | null
  allowFewer: boolean
  maxBytes: number
  files: AsyncIterable<MultipartFile>
}

/**
 * Streams the files of a new version into the object store and queues their import. Throws `not_found`, `conflict` while another import
 * of the list runs, `too_large` and `too_many_requests`.
 */
export async function uploadVersion(
  ctx: Context,
  scope: Scope<AdminActor | CustomerActor>,
  { listId, ownerId, allowFewer, maxBytes, files }: Upload,
): Promise<ListVersion> {
  const { actor, locale } = scope
  await readList(ctx.db, ownerId, listId)
  await consumeRateLimitOrThrow(ctx, scope, `lists:${actorId(actor)}`, limits.watchListUploads)
  const { records, objects } = await storeFiles(ctx, files, maxBytes)
  return keepWith(ctx, objects, async trx => {
    if (records.length === 0) throw new Problem('bad_request', 'Send the file as the form field "file".')
    const importer = (id: string) =>
      ctx.vault.seal(actor.name, { column: 'screening_list_versions.importer_sealed', id })
    const request = { listId, files: records, importedBy: actorId(actor), importer, allowFewer }
    const id = await startImport(trx, scope, request)
    await sendImport(ctx, trx, id)
    await audit(trx, scope, {
      action: 'watchList.uploaded',
      subject: listId,
      data: { version: id, files: records.map(({ name }) => name).join(', '), allowFewer },
    })
    return presentVersion(
      ctx.vault,
      locale,
      await versionsOf(trx, listId).where('id', '=', id).executeTakeFirstOrThrow(),
    )
  })
}

/** Nothing is left of the files if one of them is refused. */
async function storeFiles(ctx: Pick<Context, 'objects'>, files: AsyncIterable<MultipartFile>, maxBytes: number) {
  const records: Required<ListFileRecord>[] = []
  const objects: StoredObject[] = []
  try {
    for await (const file of files) {
      const objectId = newId('obj')
      objects.push(await ctx.objects.put(objectId, file.file, maxBytes))
      records.push({ name: safeFileName(file.filename) || 'file', objectId })
    }
    return { records, objects }
  } catch (error) {
    for (const object of objects) await object.discard()
    throw error
  }
}
