import { z } from 'zod'
import { REPORTS_SCOPE } from '../checks/apiKeys.ts'
import { email, instant, MAX_PAISE, personName } from '../fields/schemas.ts'
import { invitationChannels } from '../invitations.ts'
import { plainText } from '../platform/plainText.ts'
import { locales } from '../platform/text.ts'
import { cardAnswers } from '../videoCalls/findings.ts'
import { iceServers } from '../videoCalls/ice.ts'
import { auditVerdicts, callReasonNames, proposals } from '../videoCalls/reasons.ts'
import { markOutcomes } from '../videoCalls/script.ts'
import { shownVideoCall, shownVideoCallDetail } from '../videoCalls/shown.ts'
import { callLimits, stillKinds } from '../videoCalls/states.ts'
import { defineCall } from './define.ts'
import { signals } from './videoCallLinks.ts'

/* Video calls between a person who came by a link and an agent of the account. */

const common = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const byKey = { service: 'gateway', auth: 'key', scope: REPORTS_SCOPE, style: 'http', gate: 'kyc' } as const
const byId = { params: z.object({ id: z.string().max(64) }), errors: ['not_found'] } as const
const holding = { ...common, ...byId, access: ['verifications', 'create'], errors: ['not_found', 'conflict'] } as const

const words = (most: number) =>
  z.string().trim().max(most).regex(plainText.pattern, 'Control characters are not allowed.')

const newCall = z.object({
  name: personName,
  email: email.nullish(),
  phone: z.string().trim().max(20).nullish(),
  /** By which the link goes: by e-mail if there is an address, otherwise by SMS. */
  channel: z.enum(invitationChannels).nullish(),
  locale: z.enum(locales).default('en'),
  reference: words(callLimits.referenceCharacters).nullish(),
  /** Read aloud by the person, instead of the usual words. */
  consent: words(callLimits.consentCharacters).nullish(),
  /** Asked in random order, instead of the usual ones. */
  questions: z.array(words(callLimits.questionCharacters).min(1)).max(callLimits.questions).nullish(),
  linkDays: z
    .number()
    .int()
    .min(callLimits.linkDays.least)
    .max(callLimits.linkDays.most)
    .default(callLimits.linkDays.usual),
  keepDays: z
    .number()
    .int()
    .min(callLimits.keepDays.least)
    .max(callLimits.keepDays.most)
    .default(callLimits.keepDays.usual),
})

const starting = {
  method: 'POST',
  path: '/video-calls',
  summary: 'Ask a person for a video call',
  body: newCall,
  errors: ['conflict', 'idempotency_conflict'],
  idempotent: true,
} as const

/** Sends the person a link. A repeated request finds the call that it has made. */
export const startVideoCall = defineCall({
  ...common,
  ...starting,
  access: ['verifications', 'create'],
  reply: z.object({ id: z.string() }),
})

/** Sends the link again; links before stop working. */
export const resendVideoCall = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/resend',
  summary: 'Send the link of a video call again',
  body: z.object({}),
  reply: shownVideoCall,
})

export const cancelVideoCall = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/cancel',
  summary: 'Cancel a video call that has not been held',
  body: z.object({}),
  reply: shownVideoCall,
})

const desk = z.object({
  onDuty: z.boolean(),
  languages: z.array(z.enum(locales)),
  /** Who waits for an agent of this account, by language. */
  waiting: z.object({ en: z.number().int(), hi: z.number().int() }),
  /** When whoever has waited longest came; null if nobody waits. */
  oldestAt: z.iso.datetime().nullable(),
  /** Agents on duty now. */
  agents: z.number().int(),
  /** The call that the reader holds; null without one. */
  current: z.string().nullable(),
})

/** The reader as an agent, and the queue. Keeps an agent on duty. */
export const readCallDesk = defineCall({
  ...common,
  method: 'GET',
  path: '/video-call-desk',
  access: ['verifications', 'show'],
  summary: 'Read the queue of video calls',
  reply: desk,
})

export const setCallDuty = defineCall({
  ...common,
  method: 'PUT',
  path: '/video-call-desk',
  access: ['verifications', 'create'],
  summary: 'Go on duty for video calls, or off',
  body: z.object({ onDuty: z.boolean(), languages: z.array(z.enum(locales)).min(1, 'Choose a language.').max(2) }),
  reply: desk,
})

/** Takes whoever has waited longest in a language of the agent. `id` is null if nobody waits. 409 while off duty or in a call. */
export const takeVideoCall = defineCall({
  ...common,
  method: 'POST',
  path: '/video-call-desk/take',
  access: ['verifications', 'create'],
  summary: 'Take the next video call',
  body: z.object({}),
  reply: z.object({ id: z.string().nullable() }),
  errors: ['conflict'],
})

/** Lets the agent's page in, also after it was opened anew. */
export const enterVideoCall = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/enter',
  summary: 'Enter the video call that one holds',
  body: z.object({}),
  reply: z.object({ round: z.number().int(), iceServers, now: z.iso.datetime(), nextPiece: z.number().int() }),
})

export const signalVideoCall = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/signals',
  summary: 'Send messages of a video call to the person',
  body: z.object({ signals }),
  bodyBytes: 1024 * 1024,
  reply: z.object({ sent: z.number().int() }),
})

/** `signal` events for what the person's browser tells, and `state` events when the person comes or goes. `Last-Event-ID` skips what was received. */
export const followVideoCall = defineCall({
  ...common,
  ...byId,
  method: 'GET',
  path: '/video-calls/{id}/events',
  access: ['verifications', 'create'],
  summary: 'Follow a video call that one holds',
  raw: 'text/event-stream',
  reply: z.unknown(),
  errors: ['not_found', 'conflict'],
})

/** Shows a step to the person. */
export const showCallStep = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/step',
  summary: 'Show a step to the person of a video call',
  body: z.object({ step: z.string().max(20).nullable() }),
  reply: z.object({ step: z.string().nullable() }),
})

/** A later mark of the same step replaces the one before. */
export const markCallStep = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/marks',
  summary: 'Mark what was seen in a step of a video call',
  body: z.object({
    step: z.string().max(20),
    outcome: z.enum(markOutcomes),
    note: words(callLimits.noteCharacters).nullish(),
  }),
  reply: z.object({ step: z.string(), outcome: z.enum(markOutcomes) }),
})

/** A picture from the person's video, kept sealed as a file of the account. */
export const captureCallStill = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/stills/{kind}',
  summary: 'Keep a still picture of a video call',
  params: z.object({ id: z.string().max(64), kind: z.enum(stillKinds) }),
  upload: true,
  reply: z.object({ file: z.string() }),
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
})

/** Whether the card of a picture is a printed e-PAN. The first answer stands; another picture gets its own. */
export const answerCallCard = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/card',
  summary: 'Say whether a video call shows a printed e-PAN',
  body: z.object({ file: z.string().max(64), answer: z.enum(cardAnswers) }),
  reply: z.object({ answer: z.enum(cardAnswers) }),
})

/** Asks the PAN source with the number that was read. Asked and charged once for a number in a session; a source that was down may be asked again. */
export const checkCallPan = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/pan',
  summary: 'Check the PAN of a video call at its source',
  body: z.object({ atMostPaise: z.number().int().min(0).max(MAX_PAISE) }),
  reply: z.object({ verificationId: z.string(), isNew: z.boolean() }),
  errors: ['not_found', 'conflict', 'insufficient_balance', 'product_disabled'],
})

const ms = z.coerce.number().int().min(0)

/** A piece of the recording, which plays by itself. The same piece twice is one; another one in its place is 409. */
export const sendCallPiece = defineCall({
  ...holding,
  method: 'PUT',
  path: '/video-calls/{id}/pieces/{round}/{seq}',
  summary: 'Send a piece of the recording of a video call',
  params: z.object({
    id: z.string().max(64),
    round: z.coerce.number().int().min(1).max(1_000),
    seq: z.coerce
      .number()
      .int()
      .min(0)
      .max(callLimits.pieces - 1),
  }),
  query: z.object({
    /** Of the content, in hex. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** When it begins, by the server's clock. */
    startedAt: instant,
    durationMs: ms.max(60_000),
  }),
  upload: true,
  reply: z.object({ seq: z.number().int(), isNew: z.boolean() }),
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
})

export const hangUpVideoCall = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/hang-up',
  summary: 'End a video call',
  body: z.object({}),
  reply: shownVideoCall,
})

const decision = {
  reason: z.enum(callReasonNames).nullish(),
  note: words(callLimits.noteCharacters).nullish(),
}

/** What the agent proposes after the call. `recapture` sends the person a new link at once. */
export const proposeVideoCall = defineCall({
  ...holding,
  method: 'POST',
  path: '/video-calls/{id}/proposal',
  summary: 'Propose the decision of a video call',
  body: z.object({ proposal: z.enum(proposals), ...decision }),
  reply: shownVideoCallDetail,
})

/** The decision of another person than the agent. */
export const auditVideoCall = defineCall({
  ...holding,
  access: ['verifications', 'edit'],
  method: 'POST',
  path: '/video-calls/{id}/audit',
  summary: 'Decide on a video call as its auditor',
  body: z.object({ verdict: z.enum(auditVerdicts), ...decision }),
  reply: shownVideoCallDetail,
})

/** The joined recording of a session; recorded. */
export const readCallRecording = defineCall({
  ...common,
  method: 'GET',
  path: '/video-calls/{id}/recordings/{round}',
  access: ['verifications', 'show'],
  summary: 'Read the recording of a video call',
  params: z.object({ id: z.string().max(64), round: z.coerce.number().int().min(1).max(1_000) }),
  raw: 'video/webm',
  reply: z.unknown(),
  errors: ['not_found'],
})

/** The signed report of a call, in clear; the access log records it. */
export const downloadVideoCall = defineCall({
  ...common,
  ...byId,
  access: ['verifications.reveal', 'show'],
  method: 'GET',
  path: '/video-calls/{id}/report.pdf',
  summary: 'Download the report of a video call',
  raw: 'application/pdf',
  reply: z.unknown(),
})

export const startVideoCallByApi = defineCall({ ...byKey, ...starting, reply: shownVideoCall })

/** Use the person's account only if `usable` is true. */
export const readVideoCallByApi = defineCall({
  ...byKey,
  ...byId,
  method: 'GET',
  path: '/video-calls/{id}',
  summary: 'Get a video call',
  reply: shownVideoCall,
})
