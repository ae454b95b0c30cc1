import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../context.ts'
import type { DirectStore } from '../ports/objectStore.ts'
import { matchesType } from './sniff.ts'

/** A row whose file has not arrived yet. `bytes` is the announced size, 0 for none. */
export interface PendingUpload {
  id: string
  content_type: string
  bytes: number
  created_at: string
}

export const pendingUploadColumns = ['id', 'content_type', 'bytes', 'created_at'] as const

/** Tolerance for uploads still in progress and for clock drift. */
const LATE_MS = 60 * 60_000

type Outcome = 'kept' | 'missing' | 'refused'

/**
 * Checks a directly uploaded file before its first use: a file of the right type and size is moved out of reach of signed URLs
 * and assigned to its row; any other is deleted.
 */
export async function claimUpload(
  { db }: Pick<Context, 'db'>,
  direct: DirectStore,
  upload: PendingUpload,
): Promise<Outcome> {
  const { id } = upload
  const arrived = await direct.arrived(id)
  if (!arrived) {
    if (Date.parse(upload.created_at) + limits.objects.urlMs + LATE_MS < Date.now())
      await db.deleteFrom('objects').where('id', '=', id).where('uploaded_at', 'is', null).execute()
    return 'missing'
  }
  const { bytes, head } = arrived
  if (bytes !== upload.bytes || bytes > limits.objects.maxBytes || !matchesType(upload.content_type, head)) {
    await direct.drop(id)
    return 'refused'
  }
  if (!(await direct.accept(id, arrived))) return 'missing'
  await db.updateTable('objects').set({ uploaded_at: new Date() }).where('id', '=', id).execute()
  // Last, so that a concurrent reader finds either the file or the row.
  await direct.drop(id)
  return 'kept'
}

/** Claims the newest unchecked file of a key; older ones no longer matter. */
export async function claimNewest(
  ctx: Pick<Context, 'db'>,
  direct: DirectStore,
  uploads: readonly PendingUpload[],
): Promise<void> {
  for (const upload of uploads) if ((await claimUpload(ctx, direct, upload)) === 'kept') return
}

const BATCH = 100

/** Deletes rows older than `before` whose file never arrived; an unchecked file is claimed first. */
export async function deleteAbandonedUploads(
  { db, objects }: Pick<Context, 'db' | 'objects'>,
  before: string,
): Promise<void> {
  const old = () => db.selectFrom('objects').where('uploaded_at', 'is', null).where('created_at', '<', before)
  const { direct } = objects
  let after = ''
  while (direct) {
    const uploads = await old()
      .select(pendingUploadColumns)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const upload of uploads) await claimUpload({ db }, direct, upload)
    const last = uploads.at(-1)
    if (!last) break
    after = last.id
  }
  await db.deleteFrom('objects').where('uploaded_at', 'is', null).where('created_at', '<', before).execute()
}
