import type { Config } from '../../../platform/config/config.ts'
import type { Context } from '../../../platform/context.ts'
import { sandboxSigner } from '../sandboxSigner.ts'

/** The audience of sandbox tokens when no client id is configured. */
export const SANDBOX_CLIENT = 'sandbox.apps.local'

type Shared = Pick<Context, 'vault'> & { config: Pick<Config, 'PUBLIC_URL' | 'GOOGLE_CLIENT_ID'> }

export const sandboxIssuerUrl = ({ config }: Shared): string => new URL('/sandbox/google', config.PUBLIC_URL).href

/** The public key as a JSON Web Key Set, the format in which Google publishes its keys. */
export const sandboxCerts = (ctx: Shared) => sandboxSigner(ctx, 'sandbox-google').certs

interface Person {
  email: string
  givenName: string
  familyName: string
  nonce: string
}

const HOUR_S = 3_600

/** An ID token with the same claims as Google's, for our audience, valid for an hour. */
export function sandboxToken(ctx: Shared, { email, givenName, familyName, nonce }: Person): Promise<string> {
  const now = Math.floor(Date.now() / 1_000)
  const person = { email, email_verified: true, given_name: givenName, family_name: familyName, nonce }
  return sandboxSigner(ctx, 'sandbox-google').sign({
    ...person,
    iss: sandboxIssuerUrl(ctx),
    aud: SANDBOX_CLIENT,
    sub: ctx.vault.index('sandbox-google', email),
    iat: now,
    exp: now + HOUR_S,
  })
}
