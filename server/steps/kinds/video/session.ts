import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { videoPlaces } from '../../../../contracts/cases/videoKyc/session.ts'
import type { VideoKycSettings } from '../../../../contracts/cases/videoKyc/settings.ts'
import { videoKycSettings } from '../../../../contracts/cases/videoKyc/settings.ts'
import type { Context, Db, Trx } from '../../../platform/context.ts'
import type { VideoKycTables } from '../../../platform/db/schema/videoKyc.ts'
import { openRow, sealRow } from '../../../platform/sealing/rows.ts'
import type { VideoTask } from './tasks.ts'

type SessionRow = Selectable<VideoKycTables['video_kyc_sessions']>

/** What a session has recorded, sealed. */
export interface VideoRecord {
  /** The words as they were shown. */
  consent: { words: string; locale: 'en' | 'hi'; at: string }
  /** As the browser says. */
  device: { camera: string; light: string; width: number; height: number; uploadMs: number | null } | null
  place: {
    state: (typeof videoPlaces)[number]
    latitude: number | null
    longitude: number | null
    accuracyM: number | null
    at: string
  } | null
  card: { file: string; fromCamera: boolean } | null
  /** The liveness challenge, whose steps are tasks. */
  challenge: string | null
  tasks: VideoTask[]
  answers: Record<string, string>
}

export interface VideoSession {
  row: SessionRow
  record: VideoRecord
  settings: VideoKycSettings
}

type Parts = Pick<Context, 'vault'>

/** A session of a case; undefined if there is none, or it was erased. With `lock` until the end of the transaction. */
export async function readSession(
  ctx: Parts,
  db: Db | Trx,
  { id, caseId }: { id: string; caseId: string },
  { lock = false } = {},
): Promise<VideoSession | undefined> {
  const found = db.selectFrom('video_kyc_sessions').selectAll().where('id', '=', id).where('case_id', '=', caseId)
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  return row && openSession(ctx, row)
}

/** The sessions of a case, the newest first; of erased ones nothing but their rows. */
export async function sessionsOf(ctx: Parts, db: Db | Trx, caseId: string) {
  const rows = await db
    .selectFrom('video_kyc_sessions')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({ row, open: openSession(ctx, row) }))
}

export function openSession({ vault }: Parts, sealed: SessionRow): VideoSession | undefined {
  const row = openRow(vault, 'video_kyc_sessions', sealed)
  if (row.record_sealed === null) return undefined
  return {
    row,
    record: JSON.parse(row.record_sealed) as VideoRecord,
    settings: videoKycSettings.parse(row.settings),
  }
}

export const sealRecord = ({ vault }: Parts, id: string, record: VideoRecord) =>
  sealRow(vault, 'video_kyc_sessions', { id, record_sealed: JSON.stringify(record) })

/** The id from which a check of a session derives its own: the same pictures are never judged, nor charged, a second time. It sorts with the session. */
export function checkIdOf({ row: { id } }: Pick<VideoSession, 'row'>, ...of: string[]): string {
  const own = id.slice(id.indexOf('_') + 1)
  const rest = createHash('sha256')
    .update([own, ...of].join(' '))
    .digest('hex')
  return `vks_${own.slice(0, 13)}${rest.slice(0, own.length - 13)}`
}
