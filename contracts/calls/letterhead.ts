import { z } from 'zod'
import { reason } from '../fields/schemas.ts'
import { LOGO_MIME, letterheadLimits } from '../files/letterhead.ts'
import { defineCall } from './define.ts'

/** What stands at the head of the reports of an account's checks. */
const letterhead = z.object({
  /** The name beside the logo; empty for none. Until it is set, the account's company or, without one, the name of its holder. */
  name: z.string(),
  /** Null without a logo. */
  logo: z
    .object({
      /** Of the kept picture, in pixels. */
      width: z.number().int(),
      height: z.number().int(),
      bytes: z.number().int(),
      /** Of the kept picture, in hex. */
      sha256: z.string(),
      changedAt: z.iso.datetime(),
    })
    .nullable(),
})

export type Letterhead = z.output<typeof letterhead>

const console_ = { service: 'main', auth: 'customer', style: 'http', gate: 'kyc' } as const
const editing = { ...console_, access: ['account', 'edit'] } as const
const showing = { ...console_, method: 'GET', access: ['account', 'show'] } as const

export const readLetterhead = defineCall({
  ...showing,
  path: '/letterhead',
  summary: 'Read what stands at the head of reports',
  reply: letterhead,
})

/** Null or an empty text for no name. */
export const changeLetterheadName = defineCall({
  ...editing,
  method: 'PUT',
  path: '/letterhead/name',
  summary: 'Change the name beside the logo of reports',
  body: z.object({
    name: z
      .string()
      .trim()
      .max(letterheadLimits.name)
      .regex(/^\P{Cc}*$/u, 'Control characters are not allowed in a name.')
      .nullable(),
  }),
  reply: letterhead,
})

/** A PNG, JPEG or WebP. It replaces the present logo. */
export const uploadLogo = defineCall({
  ...editing,
  method: 'POST',
  path: '/letterhead/logo',
  summary: 'Upload the logo of reports',
  upload: true,
  reply: letterhead,
  errors: ['too_large', 'unsupported_type'],
})

/** As PNG, as it is drawn. */
export const readLogo = defineCall({
  ...showing,
  path: '/letterhead/logo',
  summary: 'Read the logo of reports',
  raw: LOGO_MIME,
  reply: z.unknown(),
  errors: ['not_found'],
})

/** A second time it changes nothing. */
export const removeLogo = defineCall({
  ...editing,
  method: 'DELETE',
  path: '/letterhead/logo',
  summary: 'Remove the logo of reports',
  reply: letterhead,
})

/** A signed report with made-up content, under the account's own head. */
export const downloadSampleReport = defineCall({
  ...showing,
  path: '/letterhead/sample-report',
  summary: 'Download a sample report with the own head',
  raw: 'application/pdf',
  reply: z.unknown(),
})

const staff = {
  service: 'admin',
  auth: 'admin',
  style: 'http',
  params: z.object({ id: z.string().max(64) }),
  errors: ['not_found'],
} as const

/** As PNG, as it is drawn. */
export const readUserLogo = defineCall({
  ...staff,
  method: 'GET',
  path: '/users/{id}/logo',
  access: ['admin.users', 'show'],
  summary: "Read the logo of a customer's reports",
  raw: LOGO_MIME,
  reply: z.unknown(),
})

/** For a logo that claims to be somebody else's. The customer may upload another one. */
export const removeUserLogo = defineCall({
  ...staff,
  method: 'POST',
  path: '/users/{id}/logo/remove',
  access: ['admin.users', 'edit'],
  summary: "Remove the logo of a customer's reports",
  body: z.object({ reason }),
  reply: z.object({ removed: z.literal(true) }),
})
