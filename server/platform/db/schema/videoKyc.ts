import type { ColumnType, Generated } from 'kysely'
import type { VideoGate } from '../../../../contracts/cases/videoKyc/decisions.ts'
import type { VideoSessionState, VideoWay } from '../../../../contracts/cases/videoKyc/session.ts'
import type { CreatedAt, Json, Timestamp } from './columns.ts'

interface VideoKycSettingsRows {
  user_id: string
  /** As `contracts/cases/videoKyc/settings.ts` has it. */
  settings: Json<unknown>
  /** The name, sealed. */
  changed_by: string
  changed_at: CreatedAt
}

export type VideoStage = 'consent' | 'device' | 'card' | 'tasks' | 'handedOver' | 'judged'

interface VideoKycSessions {
  id: string
  user_id: string
  case_id: string
  step: string
  round: number
  attempt: number
  way: VideoWay
  state: Generated<VideoSessionState>
  /** How far it came. */
  stage: Generated<VideoStage>
  /** Those with which it began. */
  settings: Json<unknown>
  /** JSON: consent, device, place, card, tasks and answers; null once erased. */
  record_sealed: string | null
  /** The checks of the PAN card and of the PAN at its source; `asked` once the source was, or need not be. */
  card_check: string | null
  pan_check: string | null
  /** Of the network. */
  country: string | null
  outcome: string | null
  reasons: Generated<string[]>
  score: number | null
  turn: number | null
  started_at: ColumnType<string, string | undefined, string>
  ended_at: Timestamp | null
}

/** What was told last about whether the account may be used. */
interface VideoKycGates {
  case_id: string
  gate: VideoGate
  told_at: CreatedAt
}

export interface VideoKycTables {
  video_kyc_settings: VideoKycSettingsRows
  video_kyc_sessions: VideoKycSessions
  video_kyc_gates: VideoKycGates
}
