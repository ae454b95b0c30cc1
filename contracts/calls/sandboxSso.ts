import { z } from 'zod'
import { defineCall } from './define.ts'

/* The issuer of the sandbox, which stands for Google Workspace, Entra ID and their like: its page, where a person is chosen instead of signing in. */

const page = { service: 'sandbox', method: 'GET', auth: 'none', style: 'http' } as const

const parameter = z.string().max(1_000)

/** An authorization request (OpenID Connect Core 3.1.2.1). */
const request = {
  client_id: parameter,
  redirect_uri: parameter,
  response_type: z.literal('code'),
  scope: parameter,
  state: parameter,
  nonce: parameter,
  code_challenge: parameter,
  code_challenge_method: z.literal('S256'),
}

const asked = z.object(request)

export type SandboxSsoRequest = z.output<typeof asked>

export const sandboxSsoPage = defineCall({
  ...page,
  path: '/sso/authorize',
  summary: "Show the people of the sandbox's issuer",
  query: asked,
  raw: 'text/html',
  reply: z.unknown(),
  errors: ['forbidden', 'not_found'],
})

/** Goes back to the product as the chosen person, or with a refusal. */
export const chooseSandboxSsoPerson = defineCall({
  ...page,
  path: '/sso/choose',
  summary: 'Come back from the issuer as a person',
  query: z.object({ ...request, person: parameter }),
  raw: 'text/html',
  reply: z.unknown(),
  errors: ['forbidden', 'not_found'],
})

export const sandboxSsoStyle = defineCall({
  ...page,
  path: '/sso/style',
  summary: 'The style of that page',
  raw: 'text/css',
  reply: z.unknown(),
  errors: ['forbidden', 'not_found'],
})

/** What `/sandbox` lists: the seeded connection, and who can be chosen. */
export const listSandboxSso = defineCall({
  ...page,
  path: '/sso',
  summary: "List the people of the sandbox's issuer",
  reply: z.object({
    issuer: z.string(),
    clientId: z.string(),
    clientSecret: z.string(),
    people: z.array(z.object({ email: z.string(), about: z.string() })),
  }),
  errors: ['forbidden', 'not_found'],
})
