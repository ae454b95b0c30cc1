import { z } from 'zod'
import { roleId, session, staffTokens } from '../fields/schemas.ts'
import { dnsAnswers } from '../resources/brandHost.ts'
import { defineCall, named } from './define.ts'

/*
 * Single sign-on by OpenID Connect (decision 0135). A page starts it, the browser goes to the issuer and comes back to `/sso/:connection`, and
 * that page hands over what the issuer has answered. The start leaves a sealed cookie, without which no answer is taken.
 */

const visitor = { service: 'main', method: 'POST', auth: 'client' } as const

/** The part of an address after the `@`. The whole address is not asked for, so that nothing is said about a person. */
const domain = z.string().trim().toLowerCase().min(1, 'Enter a value.').max(253)

/** What the issuer has added to the address of our page. */
const answer = {
  state: z.string().max(200),
  code: z.string().max(4_000).nullish(),
  iss: z.string().max(500).nullish(),
  error: z.string().max(200).nullish(),
}

/** Whether people of a domain can sign in at an issuer of their own. */
export const findSso = defineCall({
  ...visitor,
  path: '/sso/find',
  style: 'http',
  summary: 'Ask whether a domain has single sign-on',
  body: z.object({ domain }),
  reply: z.object({ offered: z.boolean() }),
})

/** The address of the issuer's page. 404 for a domain without single sign-on, 503 while the issuer does not answer. */
export const startSso = defineCall({
  ...visitor,
  path: '/sso/start',
  style: 'http',
  summary: 'Start a single sign-on',
  body: z.object({ domain }),
  reply: z.object({ url: z.string() }),
  errors: ['not_found', 'unavailable'],
})

/** 102 for every refusal, with words that say why and what to do. */
export const finishSso = defineCall({
  ...visitor,
  path: '/sso/finish',
  style: 'named',
  summary: 'Sign in with what the issuer has answered',
  body: z.object({ connection: z.string().max(64), ...answer }),
  reply: named(session),
})

export const startStaffSso = defineCall({
  ...visitor,
  service: 'admin',
  path: '/sso/start',
  style: 'http',
  summary: 'Start a single sign-on of staff',
  reply: z.object({ url: z.string() }),
  errors: ['not_found', 'unavailable'],
})

export const finishStaffSso = defineCall({
  ...visitor,
  service: 'admin',
  path: '/sso/finish',
  style: 'named',
  summary: 'Sign staff in with what the issuer has answered',
  body: z.object(answer),
  reply: named(staffTokens),
})

/** Whoever decides on the connection decides who can come as the account's secondary users, so it is the holder's. */
const own = { service: 'main', auth: 'customer', style: 'http', access: ['account', 'edit'] } as const
const changing = { ...own, method: 'POST', fresh: true } as const

const time = z.iso.datetime()

const ssoDomain = z.object({
  id: z.string(),
  domain: z.string(),
  state: z.enum(['waiting', 'verified', 'lost']),
  /** The TXT record that proves the domain. */
  record: z.object({ name: z.string(), value: z.string() }),
  answer: z.enum(dnsAnswers).nullable(),
  checkedAt: time.nullable(),
})

const connection = z.object({
  issuer: z.string(),
  clientId: z.string(),
  defaultRole: z.string(),
  onlySso: z.boolean(),
  isOn: z.boolean(),
  changedAt: time,
})

const state = z.object({
  /** The address that the issuer must know as ours. */
  callback: z.string(),
  /** Null before it is set up. The secret is never shown. */
  connection: connection.nullable(),
  domains: z.array(ssoDomain),
  /** Secondary users who have come by it. */
  people: z.number().int(),
})

export type SsoState = z.output<typeof state>
export type SsoDomain = z.output<typeof ssoDomain>

const issuer = z.string().trim().min(1, 'Enter a value.').max(500)
const clientId = z.string().trim().min(1, 'Enter a value.').max(300)
/** Null leaves the stored one. */
const clientSecret = z.string().trim().max(1_000).nullish()

export const readSso = defineCall({
  ...own,
  method: 'GET',
  path: '/account/sso',
  summary: "Read the account's single sign-on",
  reply: state,
})

/** A connection that is on is tested first, with the new values. */
export const saveSso = defineCall({
  ...changing,
  path: '/account/sso',
  summary: 'Set up single sign-on',
  body: z.object({ issuer, clientId, clientSecret, defaultRole: roleId, onlySso: z.boolean() }),
  reply: state,
  errors: ['unavailable'],
})

/** Reads the issuer's discovery document and keys, and tries the client's secret. 400 names the field that is wrong. */
export const testSso = defineCall({
  ...own,
  method: 'POST',
  path: '/account/sso/test',
  summary: 'Test a single sign-on',
  body: z.object({ issuer, clientId, clientSecret }),
  reply: z.object({ issuer: z.string(), keys: z.number().int() }),
  errors: ['unavailable'],
})

/** Turning it on tests the connection and needs a verified domain. Turning it off ends the sessions that came by it. */
export const turnSso = defineCall({
  ...changing,
  path: '/account/sso/turn',
  summary: 'Turn single sign-on on or off',
  body: z.object({ on: z.boolean() }),
  reply: state,
  errors: ['not_found', 'conflict', 'unavailable'],
})

/** Forgets the connection, its secret and who is who at the issuer. Domains and secondary users stay. */
export const removeSso = defineCall({
  ...changing,
  path: '/account/sso/remove',
  summary: 'Remove single sign-on',
  reply: state,
  errors: ['not_found'],
})

export const addSsoDomain = defineCall({
  ...changing,
  path: '/account/sso/domains',
  summary: 'Add a domain for single sign-on',
  body: z.object({ domain }),
  reply: state,
  errors: ['conflict'],
})

const ofDomain = z.object({ id: z.string().max(64) })

/** Looks for the TXT record now. */
export const checkSsoDomain = defineCall({
  ...own,
  method: 'POST',
  path: '/account/sso/domains/{id}/check',
  summary: 'Check the DNS record of a domain',
  params: ofDomain,
  reply: ssoDomain,
  errors: ['not_found', 'conflict'],
})

export const removeSsoDomain = defineCall({
  ...changing,
  path: '/account/sso/domains/{id}/remove',
  summary: 'Remove a domain from single sign-on',
  params: ofDomain,
  reply: state,
  errors: ['not_found'],
})
