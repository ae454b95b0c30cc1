import { z } from 'zod'
import { linkEnds } from '../invitations.ts'
import { defineCall } from './define.ts'
import { signaturePicture } from './esignLinks.ts'

/*
 * A signature that is made on another device: the page of the document shows a short code, and the other device draws for it. The code opens nothing of the
 * document, works once, and for a few minutes.
 */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const
const link = { token: z.string().trim().max(64), pass: z.string().max(256).optional() }
const ended = z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() })
const locked = z.object({ state: z.literal('code'), sentTo: z.string() })
const kind = z.enum(['signature', 'initials'])

/** A new code, in place of a former one of the same link. */
export const openEsignDevice = defineCall({
  ...place,
  path: '/esign-devices/open',
  summary: 'Get a code for another device',
  body: z.object({ ...link, kind }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    z.object({
      state: z.literal('open'),
      id: z.string(),
      code: z.string(),
      /** The page of the other device, as one types it. */
      address: z.string(),
      /** That page with the code: an SVG path of its dark parts, in a square of so many units. */
      qr: z.object({ size: z.number().int(), path: z.string() }),
      expiresAt: z.iso.datetime(),
    }),
  ]),
  errors: ['conflict'],
})

/** Whether the other device has drawn. What it has drawn is read once, and is gone then. */
export const readEsignDevice = defineCall({
  ...place,
  path: '/esign-devices/read',
  summary: 'Read what another device has drawn',
  body: z.object({ ...link, id: z.string().max(64) }),
  reply: z.discriminatedUnion('state', [
    ended,
    locked,
    z.object({ state: z.literal('waiting') }),
    /** A PNG as a data URL. */
    z.object({ state: z.literal('drawn'), image: z.string() }),
    /** The code is over, or another one was asked for. */
    z.object({ state: z.literal('over') }),
  ]),
})

const code = z.string().trim().max(24)

/** Whether a code still works, and what is to be drawn. 404 for any other. */
export const enterEsignDevice = defineCall({
  ...place,
  path: '/esign-devices/enter',
  summary: 'Enter the code of a signature',
  body: z.object({ code }),
  reply: z.object({ kind, expiresAt: z.iso.datetime() }),
  errors: ['not_found'],
})

/** Sends what was drawn, once. */
export const drawOnEsignDevice = defineCall({
  ...place,
  path: '/esign-devices/draw',
  summary: 'Send a signature to the device that waits for it',
  body: z.object({ code, image: signaturePicture }),
  reply: z.object({ state: z.literal('sent') }),
  errors: ['not_found'],
})
