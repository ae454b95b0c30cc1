import { z } from 'zod'
import { videoKycLimits, videoPlaces, videoSides, videoTaskKinds, videoWays } from '../cases/videoKyc/session.ts'
import { linkEnds } from '../invitations.ts'
import { defineCall } from './define.ts'

/* What the person of a video KYC sends while a session goes on, by the link of the case. The session is handed over as the answer of its step (`caseLinks.ts`). */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const link = { token: z.string().trim().max(64), pass: z.string().max(256).optional(), step: z.string().max(40) }
const ofSession = { ...link, session: z.string().max(64) }
const errors = ['conflict'] as const

const ended = z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() })
const locked = z.object({ state: z.literal('code'), sentTo: z.string() })
/** A task was not done in time, or another session was begun: this one is over. */
const over = z.object({ state: z.literal('over'), why: z.enum(['late', 'left', 'handedOver']) })

/** Begins a session with the consent to the words that the step shows. 409 if no further session with movements is allowed. */
export const beginVideoKyc = defineCall({
  ...place,
  path: '/case-links/video/begin',
  summary: 'Begin a video KYC session',
  body: z.object({ ...link, agreed: z.literal(true), locale: z.enum(['en', 'hi']), way: z.enum(videoWays) }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    z.object({ state: z.literal('begun'), session: z.string(), attemptsLeft: z.number().int() }),
  ]),
  errors: ['conflict', 'too_many_requests'],
})

/** Keeps what the browser says about itself: it is recorded as said. `padding` only takes time: the browser measures how long. */
export const noteVideoKyc = defineCall({
  ...place,
  path: '/case-links/video/note',
  summary: 'Record device, network and place of a video KYC session',
  body: z.object({
    ...ofSession,
    padding: z.string().max(videoKycLimits.padding).optional(),
    device: z
      .object({
        camera: z.enum(['works', 'denied', 'missing', 'busy', 'lost']),
        light: z.enum(['good', 'dark', 'black', 'unknown']),
        width: z.number().int().min(0).max(20_000),
        height: z.number().int().min(0).max(20_000),
        /** Of the timed upload. */
        uploadMs: z.number().int().min(0).max(600_000).nullable(),
      })
      .optional(),
    place: z
      .object({
        state: z.enum(videoPlaces),
        latitude: z.number().min(-90).max(90).nullable(),
        longitude: z.number().min(-180).max(180).nullable(),
        /** Metres. */
        accuracyM: z.number().min(0).max(100_000_000).nullable(),
      })
      .optional(),
  }),
  reply: z.discriminatedUnion('state', [ended, locked, over, z.object({ state: z.literal('noted') })]),
  errors,
})

/** The picture of the PAN card, which is read while the session goes on. A further one takes its place until it was read. */
export const cardVideoKyc = defineCall({
  ...place,
  path: '/case-links/video/card',
  summary: 'Hand in the PAN card of a video KYC session',
  body: z.object({ ...ofSession, file: z.string().max(64), fromCamera: z.boolean() }),
  reply: z.discriminatedUnion('state', [ended, locked, over, z.object({ state: z.literal('reading') })]),
  errors: ['conflict', 'too_many_requests', 'bad_request'],
})

const task = z.object({
  id: z.string(),
  kind: z.enum(videoTaskKinds),
  /** Of a turn and of a point: the person's own side. */
  side: z.enum(videoSides).nullable(),
  /** Digits to read aloud and to enter. */
  code: z.string().nullable(),
  number: z.number().int(),
  count: z.number().int(),
  /** Milliseconds from now until it has to be done. */
  msLeft: z.number().int(),
})

export type ShownVideoTask = z.output<typeof task>

/**
 * Hands in the task that was shown, if `done` is there, and shows the next one. The tasks and their order are drawn once, by the server, with the first; each is shown when the one
 * before it is done.
 */
export const nextVideoKycTask = defineCall({
  ...place,
  path: '/case-links/video/next',
  summary: 'Hand in a task of a video KYC session and see the next',
  body: z.object({
    ...ofSession,
    done: z
      .object({
        task: z.string().max(40),
        file: z.string().max(64).nullish(),
        /** The digits. */
        entered: z.string().trim().max(10).nullish(),
        fromCamera: z.boolean(),
      })
      .nullish(),
  }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    over,
    z.object({ state: z.literal('task'), task }),
    /** All are done; `card`: whether the PAN card could be read so far. */
    z.object({ state: z.literal('done'), card: z.enum(['reading', 'read', 'unreadable']) }),
  ]),
  errors: ['conflict', 'too_many_requests', 'bad_request'],
})
