import { limits } from '../../../contracts/platform/limits.ts'
import { checkOwnFile } from '../../engines/lists/checkOwnFile.ts'
import type { ListFile } from '../../engines/lists/entity.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { ListFileRecord } from '../../platform/db/schema/screening.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { deleteRemovedEntries } from './discardUnused.ts'
import { failImport } from './importFault.ts'
import { ImportTakenOver } from './insertEntries.ts'
import { runImport } from './runImport.ts'

const QUEUE = 'list-import'
const CLEAN_UP_MS = 60_000
const GIVE_UP_MS = 60 * 60_000

interface ImportTask {
  versionId: string
}

type Needed = Pick<Context, 'db' | 'vault' | 'objects' | 'jobs' | 'log'>

/** Starts the worker of uploaded list files. It resumes at startup what a dead worker left. */
export async function startListImports(ctx: Needed, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  // An import of a million entries takes minutes; pg-boss's heartbeat notices a dead worker long before.
  await ctx.jobs.ensureQueue(QUEUE, { policy: 'exclusive', expireInSeconds: 4 * 3600 })
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<ImportTask>(QUEUE, ({ data }) => importUploaded(ctx, data.versionId), { batchSize: 1 })
  await tidy(ctx)
  return runPeriodically(CLEAN_UP_MS, 'list imports', ctx.log, () => tidy(ctx))
}

export async function sendImport({ jobs }: Pick<Context, 'jobs'>, trx: Trx, versionId: string): Promise<void> {
  await jobs.sendIn(trx, QUEUE, { versionId } satisfies ImportTask, { singletonKey: versionId })
}

/** Imports the uploaded files of a version. Delivered again after a crash, it starts over. */
export async function importUploaded(ctx: Needed, versionId: string): Promise<void> {
  const version = await uploadedVersions(ctx).where('version.id', '=', versionId).executeTakeFirst()
  if (!version) return
  const files = version.files.map(
    ({ name, objectId = '' }): ListFile => ({ name, open: () => ctx.objects.get(objectId) }),
  )
  const [first, ...others] = files
  if (!first) return
  const problems = version.owner_id === null ? [] : await checkOwnFile(first, limits.ownLists.entries)
  if (problems.length > 0) await failImport(ctx, versionId, 'rows', { problems })
  else {
    try {
      await runImport(ctx, versionId, [first, ...others])
    } catch (error) {
      if (error instanceof ImportTakenOver) return
      throw error
    }
  }
  await ended(ctx, versionId, version)
}

interface Ended {
  list_id: string
  owner_id: string | null
  files: ListFileRecord[]
}

async function ended(ctx: Needed, versionId: string, { list_id, owner_id, files }: Ended): Promise<void> {
  const deletions = await ctx.db.transaction().execute(async trx => {
    const { state, number, entries, fault } = await trx
      .updateTable('screening_list_versions')
      .set({ files: JSON.stringify(files.map(({ name }) => ({ name }))) })
      .where('id', '=', versionId)
      .returning(['state', 'number', 'entries', 'fault'])
      .executeTakeFirstOrThrow()
    await audit(
      trx,
      { actor: { kind: 'system', name: 'lists' }, ip: null, requestId: null },
      {
        action: state === 'current' ? 'watchList.imported' : 'watchList.failed',
        subject: list_id,
        ...(owner_id && { userId: owner_id }),
        data: { version: number, entries, fault },
      },
    )
    const objectIds = files.flatMap(({ objectId }) => (objectId === undefined ? [] : [objectId]))
    return Promise.all(objectIds.map(id => ctx.objects.removeIn(trx, id)))
  })
  for (const deleteFile of deletions) await deleteFile()
}

const uploadedVersions = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('screening_list_versions as version')
    .innerJoin('screening_lists as list', 'list.id', 'version.list_id')
    .select(['version.id', 'version.list_id', 'version.files', 'version.started_at', 'list.owner_id'])
    .where('version.state', '=', 'importing')

/** The queue drops a task after its last retry: open imports are sent again for an hour, then they fail. Safe on several nodes at once. */
async function tidy(ctx: Needed): Promise<void> {
  for (const { id, files, started_at, ...version } of await uploadedVersions(ctx).execute()) {
    if (!files[0]?.objectId) continue
    const isOld = Date.parse(started_at) < Date.now() - GIVE_UP_MS
    const isAlive = await hasHeartbeat(ctx, id)
    if (isOld && !isAlive) {
      await failImport(ctx, id, 'ours')
      await ended(ctx, id, { ...version, files })
    } else await ctx.db.transaction().execute(trx => sendImport(ctx, trx, id))
  }
  await deleteRemovedEntries(ctx)
}

async function hasHeartbeat({ db }: Pick<Context, 'db'>, id: string): Promise<boolean> {
  const alive = await db
    .selectFrom('screening_list_versions')
    .select('id')
    .where('id', '=', id)
    .where('heartbeat_at', '>', new Date(Date.now() - GIVE_UP_MS).toISOString())
    .executeTakeFirst()
  return alive !== undefined
}
