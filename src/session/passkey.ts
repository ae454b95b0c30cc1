import type * as WebAuthn from '@simplewebauthn/browser'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../../contracts/calls/passkeys.ts'

/** Why a browser has made or used no passkey, for a message; `cancelled` by the person, who needs none. */
export type PasskeyFailure = 'cancelled' | 'exists' | 'domain' | 'unsuited' | 'other'

/** Asks the person to make a passkey. */
export const createPasskey = (options: PasskeyCreationOptions) =>
  withBrowser(async ({ startRegistration }) => {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type: 'public-key' as const, response: { clientDataJSON, attestationObject, transports } }
  })

/** Asks the person to use a passkey. */
export const getPasskey = (options: PasskeyRequestOptions) =>
  withBrowser(async ({ startAuthentication }) => {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
    const { authenticatorData, clientDataJSON, signature, userHandle = null } = response
    return {
      id,
      rawId,
      type: 'public-key' as const,
      response: { authenticatorData, clientDataJSON, signature, userHandle },
    }
  })

type Library = typeof WebAuthn

/** The library loads when it is first needed. */
async function withBrowser<Answer>(
  ask: (library: Library) => Promise<Answer>,
): Promise<{ answer: Answer } | { failure: PasskeyFailure }> {
  const library = await import('@simplewebauthn/browser')
  try {
    return { answer: await ask(library) }
  } catch (error) {
    return { failure: error instanceof library.WebAuthnError ? (failures[error.code] ?? failureOf(error)) : 'other' }
  }
}

const failures: Partial<Record<string, PasskeyFailure>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'exists',
  ERROR_INVALID_DOMAIN: 'domain',
  ERROR_INVALID_RP_ID: 'domain',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'unsuited',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unsuited',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'unsuited',
}

/** Browsers say no more than that it was not allowed: cancelled, or no passkey in time. */
const failureOf = ({ name }: Error): PasskeyFailure => (name === 'NotAllowedError' ? 'cancelled' : 'other')
