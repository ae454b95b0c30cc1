import { limits } from '../../../contracts/limits.ts'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'
import { timingSafeEquals } from '../vault.ts'

type Method = 'GET' | 'PUT'

/** `/objects/<id>?exp&sig`: good for one method, for five minutes. `exp` is milliseconds. */
export function signedUrl({ vault, config }: Pick<Context, 'vault' | 'config'>, method: Method, id: string): string {
  const exp = String(Date.now() + limits.objects.urlMs)
  const url = new URL(`/objects/${id}`, config.PUBLIC_URL)
  url.search = new URLSearchParams({ exp, sig: macOf(vault, method, id, exp) }).toString()
  return url.href
}

/** Throws `forbidden` for an address that we did not sign, for this method, or that has expired. */
export function checkSignature(
  { vault }: Pick<Context, 'vault'>,
  method: Method,
  id: string,
  { exp, sig }: { exp: string; sig: string },
): void {
  if (!timingSafeEquals(sig, macOf(vault, method, id, exp)) || Number(exp) <= Date.now())
    throw new Problem('forbidden', 'This URL has expired. Request a new one.')
}

const macOf = (vault: Context['vault'], method: Method, id: string, exp: string) =>
  vault.sign('object', `${method}\n${id}\n${exp}`)
