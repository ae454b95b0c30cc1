import type { ColumnType, Generated } from 'kysely'
import type { InvitationChannel } from '../../../../contracts/invitations.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import type { CardAnswer } from '../../../../contracts/videoCalls/findings.ts'
import type { AuditVerdict, CallReason, Proposal } from '../../../../contracts/videoCalls/reasons.ts'
import type { MarkOutcome } from '../../../../contracts/videoCalls/script.ts'
import type {
  CallEnd,
  CallStatus,
  NetworkResult,
  RecordingState,
  SignalKind,
  StillKind,
} from '../../../../contracts/videoCalls/states.ts'
import type { Optional, OptionalTimestamp, Timestamp } from './columns.ts'

/** jsonb, empty by default. */
type List<One> = ColumnType<One[], string | undefined, string>

interface VideoCalls {
  id: string
  user_id: string
  /** Who created it; null for the holder of the account and for a key. */
  sub_user_id: string | null
  /** Names, addresses and notes are sealed. */
  made_by: string
  person_name: string
  email: string | null
  phone: string | null
  channel: InvitationChannel
  locale: Locale
  reference: string | null
  script_sealed: string
  link_days: number
  invitation_id: Optional<string>
  status: CallStatus
  end_reason: Optional<CallEnd>
  /** The latest session; 0 before one. */
  round: Generated<number>
  /** The step that the person sees. */
  step: Optional<string>
  network: Optional<NetworkResult>
  place_sealed: Optional<string>
  place_at: OptionalTimestamp
  /** Of the network address from which the person entered the queue. */
  country: Optional<string>
  queued_at: OptionalTimestamp
  /** When the person's page was last heard of. */
  seen_at: OptionalTimestamp
  agent_id: Optional<string>
  agent_seen_at: OptionalTimestamp
  held_at: OptionalTimestamp
  proposal: Optional<Proposal>
  proposal_reason: Optional<CallReason>
  proposal_note: Optional<string>
  proposed_at: OptionalTimestamp
  verdict: Optional<AuditVerdict>
  audit_reason: Optional<CallReason>
  audit_note: Optional<string>
  auditor_id: Optional<string>
  auditor_name: Optional<string>
  decided_at: OptionalTimestamp
  created_at: Timestamp
  erase_at: Timestamp
  erased_at: OptionalTimestamp
}

interface VideoCallRounds {
  call_id: string
  round: number
  agent_id: string
  agent_name: string
  /** Keyed hash of the agent's mailbox, by which another account of theirs is known. */
  agent_mailbox: string
  network: Optional<NetworkResult>
  place_sealed: Optional<string>
  place_at: OptionalTimestamp
  country: Optional<string>
  /** What the account demanded when the session began; null of sessions from before that was kept. */
  settings: ColumnType<unknown, string | undefined, string>
  started_at: Timestamp
  ended_at: OptionalTimestamp
  recording: Generated<RecordingState>
  object_id: Optional<string>
  sha256: Optional<string>
  bytes: Optional<number>
  duration_ms: Optional<number>
  gaps: List<{ fromMs: number; toMs: number }>
  steps: List<{ step: string; atMs: number }>
  /** How many pieces the joined file has been made of. */
  joined_pieces: Generated<number>
}

interface VideoCallAgents {
  user_id: string
  agent_id: string
  languages: Locale[]
  on_duty: boolean
  seen_at: Timestamp
}

interface VideoCallMarks {
  call_id: string
  round: number
  step: string
  outcome: MarkOutcome
  note: string | null
  at: Timestamp
}

interface VideoCallStills {
  file_id: string
  call_id: string
  round: number
  kind: StillKind
  /** Of a picture of the PAN card; null until the agent has answered. */
  answer: Optional<CardAnswer>
  at: Timestamp
}

interface VideoCallChecks {
  /** Of the check, once it has begun. */
  id: string
  call_id: string
  round: number
  kind: 'card' | 'pan' | 'face'
  /** The same is never checked twice in a session: pictures by their files, a number by its keyed hash. */
  key: string
  card_file: string
  face_file: Optional<string>
  state: Generated<'due' | 'begun' | 'refused'>
  /** Why it could not begin. */
  problem: Optional<string>
  at: Timestamp
}

interface VideoCallPieces {
  call_id: string
  round: number
  seq: number
  object_id: string
  sha256: string
  bytes: number
  started_at: Timestamp
  duration_ms: number
  received_at: Timestamp
}

interface VideoCallSignals {
  id: string
  /** int8, as text in comparisons. */
  place: Generated<number>
  call_id: string
  round: number
  sender: 'agent' | 'customer'
  kind: SignalKind
  payload_sealed: string
  at: Timestamp
}

export interface VideoCallsTables {
  video_calls: VideoCalls
  video_call_rounds: VideoCallRounds
  video_call_agents: VideoCallAgents
  video_call_marks: VideoCallMarks
  video_call_stills: VideoCallStills
  video_call_checks: VideoCallChecks
  video_call_pieces: VideoCallPieces
  video_call_signals: VideoCallSignals
}
