import { z } from 'zod'
import { locales } from '../platform/text.ts'
import { auditVerdicts, callReasonNames, proposals } from './reasons.ts'
import { markOutcomes, scriptKinds } from './script.ts'
import { callEnds, callStatuses, networkResults, recordingStates, stillKinds } from './states.ts'

const time = z.iso.datetime()

/** A row of the list. */
export const shownVideoCall = z.object({
  id: z.string(),
  status: z.enum(callStatuses),
  /** Why it ended without a decision. */
  end: z.enum(callEnds).nullable(),
  /** Whether the account of the person may be used: only after an auditor has approved. */
  usable: z.boolean(),
  person: z.string(),
  locale: z.enum(locales),
  reference: z.string().nullable(),
  /** Of the latest session; null before one. */
  agent: z.string().nullable(),
  auditor: z.string().nullable(),
  reason: z.enum(callReasonNames).nullable(),
  createdBy: z.string(),
  createdAt: time,
  /** When the latest session began. */
  heldAt: time.nullable(),
  decidedAt: time.nullable(),
  eraseAt: time,
})

export type ShownVideoCall = z.output<typeof shownVideoCall>

const ms = z.number().int()

const shownRound = z.object({
  round: z.number().int(),
  agent: z.string(),
  startedAt: time,
  endedAt: time.nullable(),
  network: z.enum(networkResults).nullable(),
  /** As the person's browser says; null if it said nothing. */
  place: z.object({ latitude: z.number(), longitude: z.number(), accuracyMetres: z.number(), at: time }).nullable(),
  marks: z.array(z.object({ step: z.string(), outcome: z.enum(markOutcomes), note: z.string().nullable(), at: time })),
  stills: z.array(z.object({ kind: z.enum(stillKinds), file: z.string(), at: time })),
  chat: z.array(z.object({ from: z.enum(['agent', 'customer']), words: z.string(), at: time })),
  recording: z.object({
    state: z.enum(recordingStates),
    pieces: z.number().int(),
    bytes: z.number().int().nullable(),
    durationMs: ms.nullable(),
    /** SHA-256 of the joined file, in hex. */
    sha256: z.string().nullable(),
    /** Holes in the recording, and pieces that are missing or cannot be read. */
    gaps: z.array(z.object({ fromMs: ms, toMs: ms })),
    /** Where each step was marked. */
    index: z.array(z.object({ step: z.string(), atMs: ms })),
  }),
})

export type ShownRound = z.output<typeof shownRound>

/** With its script, every session, and what was decided. */
export const shownVideoCallDetail = shownVideoCall.extend({
  /** Masked. */
  address: z.string().nullable(),
  script: z.array(z.object({ key: z.string(), kind: z.enum(scriptKinds), text: z.string().nullable() })),
  /** The step that the person sees. */
  step: z.string().nullable(),
  rounds: z.array(shownRound),
  proposal: z.enum(proposals).nullable(),
  proposalNote: z.string().nullable(),
  proposedAt: time.nullable(),
  verdict: z.enum(auditVerdicts).nullable(),
  auditNote: z.string().nullable(),
  /** What the reader may do now. */
  may: z.object({
    hold: z.boolean(),
    propose: z.boolean(),
    audit: z.boolean(),
    cancel: z.boolean(),
    resend: z.boolean(),
  }),
  /** Why the reader may not audit, in words. */
  auditBlock: z.string().nullable(),
})

export type ShownVideoCallDetail = z.output<typeof shownVideoCallDetail>

/** For `RTCPeerConnection`. */
export const iceServers = z.array(
  z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
)
export type IceServers = z.output<typeof iceServers>
