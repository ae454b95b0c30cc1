import { isIP } from 'node:net'
import type { Context, Scope } from '../../platform/context.ts'
import { isForbidden } from '../../platform/egress/addresses.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/**
 * An address that may be an endpoint, as it is kept. What a name leads to is judged at each delivery, because it may change.
 * Throws `bad_request`.
 */
export function endpointUrl({ config }: Pick<Context, 'config'>, { locale }: Scope, text: string): string {
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const refuse = (why: 'httpsOnly' | 'noCredentials' | 'notPublic') => {
    const message = translate(locale, `webhooks.${why}`)
    return new Problem('bad_request', message, [{ field: 'url', message }])
  }
  if (config.production && url.protocol !== 'https:') throw refuse('httpsOnly')
  if (url.username || url.password) throw refuse('noCredentials')
  if (isIP(host) > 0 && isForbidden(host, config)) throw refuse('notPublic')
  url.hash = ''
  return url.href
}
