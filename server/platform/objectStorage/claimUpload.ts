import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../context.ts'
import type { DirectStore } from '../ports/objectStore.ts'
import { matchesType } from './sniff.ts'

/** A row that waits for its file. `bytes` is the size that was announced, 0 for none. */
export interface PendingUpload {
  id: string
  content_type: string
  bytes: number
  created_at: string
}

export const pendingUploadColumns = ['id', 'content_type', 'bytes', 'created_at'] as const

/** How long an upload that began in time may still be on its way, and clocks may differ. */
const LATE_MS = 60 * 60_000

type Outcome = 'kept' | 'missing' | 'refused'

/**
 * Looks at what a direct upload brought, before its first use: a file of the right type and size is moved to where no signed address
 * reaches and belongs to its row; any other is dropped.
 */
export async function claimUpload(
  { db }: Pick<Context, 'db'>,
  direct: DirectStore,
  room: PendingUpload,
): Promise<Outcome> {
  const { id } = room
  const arrived = await direct.arrived(id)
  if (!arrived) {
    if (Date.parse(room.created_at) + limits.objects.urlMs + LATE_MS < Date.now())
      await db.deleteFrom('objects').where('id', '=', id).where('uploaded_at', 'is', null).execute()
    return 'missing'
  }
  const { bytes, head } = arrived
  if (bytes !== room.bytes || bytes > limits.objects.maxBytes || !matchesType(room.content_type, head)) {
    await direct.drop(id)
    return 'refused'
  }
  if (!(await direct.accept(id, arrived))) return 'missing'
  await db.updateTable('objects').set({ uploaded_at: new Date() }).where('id', '=', id).execute()
  // Last, so that whoever looks at the same time finds it here or finds the row.
  await direct.drop(id)
  return 'kept'
}

/** Claims the newest file of a key that has come and has not been looked at; what is older than it does not matter any more. */
export async function claimNewest(
  ctx: Pick<Context, 'db'>,
  direct: DirectStore,
  rooms: readonly PendingUpload[],
): Promise<void> {
  for (const room of rooms) if ((await claimUpload(ctx, direct, room)) === 'kept') return
}

const BATCH = 100

/** Drops the rows older than `before` whose file never came; one that came, and was not looked at, is claimed first. */
export async function deleteAbandonedUploads(
  { db, objects }: Pick<Context, 'db' | 'objects'>,
  before: string,
): Promise<void> {
  const old = () => db.selectFrom('objects').where('uploaded_at', 'is', null).where('created_at', '<', before)
  const { direct } = objects
  let after = ''
  while (direct) {
    const rooms = await old().select(pendingUploadColumns).where('id', '>', after).orderBy('id').limit(BATCH).execute()
    for (const room of rooms) await claimUpload({ db }, direct, room)
    const last = rooms.at(-1)
    if (!last) break
    after = last.id
  }
  await db.deleteFrom('objects').where('uploaded_at', 'is', null).where('created_at', '<', before).execute()
}
