import { limits } from '../../../../contracts/limits.ts'
import type { Context } from '../../../platform/context.ts'
import { newSecret } from '../../../platform/identity/ids.ts'
import { timingSafeEquals } from '../../../platform/vault.ts'

type Keys = Pick<Context, 'vault'>

/** A nonce that says until when it is good and that we made it: `<ms>.<random>.<mac>`. */
export function makeNonce(ctx: Keys): string {
  const body = `${Date.now() + limits.googleNonceMs}.${newSecret()}`
  return `${body}.${macOf(ctx, body)}`
}

export function isValidNonce(ctx: Keys, nonce: unknown): nonce is string {
  if (typeof nonce !== 'string') return false
  const end = nonce.lastIndexOf('.')
  const body = nonce.slice(0, end)
  return timingSafeEquals(nonce.slice(end + 1), macOf(ctx, body)) && Number(body.split('.')[0]) > Date.now()
}

const macOf = ({ vault }: Keys, body: string) => vault.sign('google-nonce', body)
