import { z } from 'zod'
import { email, otp, personName } from '../fields/schemas.ts'
import { invitationLimits, linkEnds } from '../invitations.ts'
import { locales } from '../platform/text.ts'
import { defineCall } from './define.ts'

/* The page of whoever is asked by a link. One family for all kinds; what a kind asks has calls of its own, with the same token and pass. */

const place = { service: 'public', method: 'POST', auth: 'client', style: 'http' } as const

/** 128 random bits; of any other text, only the length matters. */
const token = z.string().trim().max(64)
/** The proof that the code of the link was right, from an earlier reply. */
const pass = z.string().max(256).optional()

const ended = z.object({ state: z.literal('ended'), end: z.enum(linkEnds), message: z.string() })

/** What the person reads before the link is opened. */
const cover = z.object({
  kind: z.string(),
  /** What is asked, in the language of the request. */
  title: z.string(),
  askedBy: z.string(),
  about: z.string().nullable(),
  name: z.string().nullable(),
  until: z.iso.datetime(),
  locale: z.enum(locales),
  canHandOver: z.boolean(),
  /** Where the code goes, masked; null if none is needed. */
  codeTo: z.string().nullable(),
})

export type InvitationCover = z.output<typeof cover>

/** What a link is about, or why it does not open; `cover` is null for links that have a page of their own. It counts as no opening: messengers and mail programs fetch links to preview them. */
export const readInvitation = defineCall({
  ...place,
  path: '/invitations/read',
  summary: 'Read what a link asks',
  body: z.object({ token }),
  reply: z.discriminatedUnion('state', [ended, z.object({ state: z.literal('waiting'), cover: cover.nullable() })]),
})

/** Sends the code of a link to the person asked. 409 if it needs none. */
export const sendInvitationCode = defineCall({
  ...place,
  path: '/invitations/code',
  summary: 'Send the code of a link',
  codeHandle: 'asks',
  body: z.object({ token }),
  reply: z.discriminatedUnion('state', [ended, z.object({ state: z.literal('sent'), sentTo: z.string() })]),
  errors: ['conflict'],
})

/**
 * Opens a link when the person presses the button. A link with a code answers `code` until `code`, or `pass` from an earlier reply, is right;
 * a wrong code is 400.
 */
export const openInvitation = defineCall({
  ...place,
  path: '/invitations/open',
  summary: 'Open a link',
  codeHandle: 'enters',
  body: z.object({ token, code: otp.optional(), pass }),
  reply: z.discriminatedUnion('state', [
    ended,
    z.object({ state: z.literal('code'), sentTo: z.string() }),
    /** `pass` opens it again for half an hour; null if it needs no code. */
    z.object({ state: z.literal('open'), cover, pass: z.string().nullable() }),
  ]),
})

const closed = z.discriminatedUnion('state', [ended, z.object({ state: z.literal('code'), sentTo: z.string() })])

/** Declines, with a reason. The reply says that the link has ended. */
export const declineInvitation = defineCall({
  ...place,
  path: '/invitations/decline',
  summary: 'Decline what a link asks',
  body: z.object({ token, pass, reason: z.string().trim().min(3).max(invitationLimits.reason) }),
  reply: closed,
})

/** Hands it over to another person, who gets a link of their own; this one has ended. 409 where the kind does not allow it. */
export const handOverInvitation = defineCall({
  ...place,
  path: '/invitations/hand-over',
  summary: 'Hand over what a link asks to another person',
  body: z.object({ token, pass, name: personName, email }),
  reply: closed,
  errors: ['conflict'],
})
