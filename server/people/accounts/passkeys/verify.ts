import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  type PasskeyAssertion,
  type PasskeyAttestation,
  passkeyTransports,
} from '../../../../contracts/calls/passkeys.ts'
import type { Context } from '../../../platform/context.ts'
import type { RelyingParty } from './relyingParty.ts'

/** ES256 and RS256 are what authenticators have; Ed25519 (-8) comes first, as its signatures are the shortest. */
export const algorithms = [-8, -7, -257]

interface Asked {
  challenge: string
  rp: RelyingParty
}

/** `otherOrigin`: it answers for another page than ours. */
export type Refusal = 'wrong' | 'otherOrigin'

/** What a new passkey is made of. */
export interface NewCredential {
  id: string
  publicKey: string
  counter: number
  transports: string[]
  backedUp: boolean
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/**
 * A new passkey, with user verification. An attestation with certificates is refused: none is asked for, and checking one would ask addresses
 * that its certificates name.
 */
export async function verifyAttestation(
  { log }: Pick<Context, 'log'>,
  { challenge, rp }: Asked,
  given: PasskeyAttestation,
): Promise<NewCredential | Refusal> {
  const origin = checkOrigin(rp, given.response.clientDataJSON)
  if (origin) return origin
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const object = decodeAttestationObject(Buffer.from(given.response.attestationObject, 'base64url'))
    const format = object.get('fmt')
    const isPlain = format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined)
    if (!isPlain) return 'wrong'
    const transports = knownTransports(given.response.transports ?? [])
    const { clientDataJSON, attestationObject } = given.response
    const response: RegistrationResponseJSON = {
      ...given,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    }
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    // The signed id is the one that counts, not the one beside it.
    if (!verified || registrationInfo.credential.id !== given.id) return 'wrong'
    const { credential, credentialBackedUp: backedUp } = registrationInfo
    return {
      id: credential.id,
      publicKey: base64url(credential.publicKey),
      counter: credential.counter,
      transports,
      backedUp,
    }
  } catch (error) {
    log.info({ why: (error as Error).message }, 'a new passkey was refused')
    return 'wrong'
  }
}

/** Those that we know, of what a browser or a row names. */
export const knownTransports = (named: readonly string[]) => passkeyTransports.filter(known => named.includes(known))

/**
 * The authenticator's count and whether the passkey is backed up, if the signature is the passkey's, with user verification. The caller
 * compares the count: the library would do so before it knows whose signature it is.
 */
export async function verifyAssertion(
  { log }: Pick<Context, 'log'>,
  { challenge, rp }: Asked,
  passkey: { credential_id: string; public_key: string },
  given: PasskeyAssertion,
): Promise<{ counter: number; backedUp: boolean } | Refusal> {
  const origin = checkOrigin(rp, given.response.clientDataJSON)
  if (origin) return origin
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { authenticatorData, clientDataJSON, signature } = given.response
    const response: AuthenticationResponseJSON = {
      ...given,
      response: { authenticatorData, clientDataJSON, signature },
      clientExtensionResults: {},
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
        counter: 0,
      },
    })
    if (!verified) return 'wrong'
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
  } catch (error) {
    log.info({ why: (error as Error).message }, 'a passkey was refused')
    return 'wrong'
  }
}

/** Only a page of ours at the top of a window may use a passkey: not one of another origin, nor ours inside another's frame. */
function checkOrigin(rp: RelyingParty, clientDataJSON: string): Refusal | null {
  try {
    const { origin, crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      origin?: unknown
      crossOrigin?: unknown
    }
    return origin === rp.origin && crossOrigin !== true ? null : 'otherOrigin'
  } catch {
    return 'wrong'
  }
}
