import { z } from 'zod'
import { fieldNames } from '../ocr/codes.ts'
import { locales } from '../platform/text.ts'
import {
  callFindingNames,
  callHeadlineNames,
  cardAnswers,
  cardStates,
  faceStates,
  panStates,
  placeStates,
} from './findings.ts'
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

/** What the server found in a session: card, PAN, face and place, of the latest pictures of that session only. */
export const shownEvidence = z.object({
  headline: z.enum(callHeadlineNames),
  /** `blocks`: the session cannot be approved as long as it stands. */
  findings: z.array(z.object({ finding: z.enum(callFindingNames), blocks: z.boolean() })),
  card: z.object({
    state: z.enum(cardStates),
    /** The picture that was read. */
    file: z.string().nullable(),
    answer: z.enum(cardAnswers).nullable(),
    name: z.string().nullable(),
    /** Masked, but in reports. */
    fields: z.array(z.object({ name: z.enum(fieldNames), value: z.string(), sure: z.boolean() })),
    hints: z.number().int(),
  }),
  pan: z.object({
    state: z.enum(panStates),
    name: z.string().nullable(),
    /** Whether card and source have the name of the person. */
    sameName: z.enum(['yes', 'likely', 'no', 'unknown']),
    at: time.nullable(),
    /** What asking the source would cost now, in paise; null if there is nothing to ask. */
    pricePaise: z.number().int().nullable(),
  }),
  face: z.object({
    state: z.enum(faceStates),
    file: z.string().nullable(),
    /** 0 to 100. */
    score: z.number().nullable(),
    /** The lowest score that counts, by the settings of the session. */
    needs: z.number(),
  }),
  place: z.object({ state: z.enum(placeStates), country: z.string().nullable(), isRequired: z.boolean() }),
  /** Checks that could not begin: why, in words. */
  problems: z.array(z.string()),
  checks: z.array(z.object({ id: z.string(), product: z.string(), status: z.string(), paise: z.number().int() })),
})

export type ShownEvidence = z.output<typeof shownEvidence>

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
  evidence: shownEvidence,
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
