import { z } from 'zod'
import { linkEnds } from '../invitations.ts'
import { iceServers } from '../videoCalls/ice.ts'
import { callLimits, networkResults, signalKinds } from '../videoCalls/states.ts'
import { defineCall } from './define.ts'

/* What the customer of a video call sees and sends, by the link of the call (`calls/invitations.ts` opens it). */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const link = { token: z.string().trim().max(64), pass: z.string().max(256).optional() }
/** From the reply to `read`: it stands for the link as long as the call takes. */
const ticket = z.string().max(256)

/** What the page of the customer shows now. */
export const customerCall = z.object({
  status: z.enum(['invited', 'waiting', 'inCall', 'done', 'ended']),
  /** In the queue: 1 is next. */
  place: z.number().int().nullable(),
  waiting: z.number().int(),
  /** Null if nobody is on duty who speaks the language. */
  waitMinutes: z.number().int().nullable(),
  /** Whether the agent's page is there now. */
  agentHere: z.boolean(),
  round: z.number().int(),
  /** What the agent asks for now. */
  step: z.object({ words: z.string(), text: z.string().nullable() }).nullable(),
  /** How the call ended, in words. */
  message: z.string().nullable(),
})
export type CustomerCall = z.output<typeof customerCall>

export const readVideoCallLink = defineCall({
  ...place,
  path: '/video-calls/read',
  summary: 'Read what a video call asks',
  body: z.object(link),
  reply: z.discriminatedUnion('state', [
    z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() }),
    z.object({ state: z.literal('code'), sentTo: z.string() }),
    z.object({ state: z.literal('open'), ticket, call: customerCall, iceServers, consent: z.string() }),
  ]),
  errors: ['conflict'],
})

/** Enters the queue, with what the network test found and, if allowed, where the person is. 409 while no call can be held. */
export const queueVideoCall = defineCall({
  ...place,
  path: '/video-calls/queue',
  summary: 'Enter the queue of a video call',
  body: z.object({
    ticket,
    network: z.enum(networkResults),
    place: z
      .object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        accuracyMetres: z.number().min(0).max(1_000_000),
      })
      .nullish(),
  }),
  reply: customerCall,
  errors: ['conflict', 'not_found'],
})

export const leaveVideoCallQueue = defineCall({
  ...place,
  path: '/video-calls/leave',
  summary: 'Leave the queue of a video call',
  body: z.object({ ticket }),
  reply: customerCall,
  errors: ['conflict', 'not_found'],
})

export const signal = z.object({
  kind: z.enum(signalKinds),
  /** JSON of the browser, or the words of a chat. */
  payload: z.string().min(1).max(callLimits.signalCharacters),
})

export const signals = z.array(signal).min(1).max(callLimits.signals)

/** Tells the agent's browser something. 409 unless a call is on. */
export const signalVideoCallByLink = defineCall({
  ...place,
  path: '/video-calls/signals',
  summary: 'Send messages of a video call to the agent',
  body: z.object({ ticket, signals }),
  bodyBytes: 1024 * 1024,
  reply: z.object({ sent: z.number().int() }),
  errors: ['conflict', 'not_found'],
})

/** `state` events with `customerCall` data on each change, and `signal` events for what the agent's browser tells. As a POST, so that the ticket stands in no address. */
export const followVideoCallByLink = defineCall({
  ...place,
  path: '/video-calls/events',
  summary: 'Follow a video call',
  body: z.object({
    ticket,
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .nullish(),
  }),
  raw: 'text/event-stream',
  reply: z.unknown(),
  errors: ['not_found'],
})
