import { randomBytes } from 'node:crypto'
import type { Vault } from '../../platform/vault.ts'

const PREFIX = 'whsec_'

/** A secret, and what is kept of it. It must be opened again to sign with, so it is sealed and not hashed. */
export function newSecretOf(vault: Vault) {
  const secret = PREFIX + randomBytes(24).toString('base64url')
  return { secret, kept: { secret_sealed: vault.seal(secret), hint: `${PREFIX}…${secret.slice(-4)}` } }
}
