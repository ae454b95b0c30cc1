import { getPath } from '../remote/mapping.ts'
import type { Provider } from './define.ts'
import type { Exchange } from './exchange.ts'
import { ProviderFailure } from './failure.ts'
import { ruleOutcome } from './reply.ts'
import { filled, type ProviderReply, type ProviderRequest } from './request.ts'

export type CredentialValues = Record<string, string>

/** Signed calls with one set of credentials. Header names of providers are written in lower case. */
export function createSession(provider: Provider, credentials: CredentialValues, exchange: Exchange) {
  let token: { value: string; until: number } | null = null

  async function headers(timeoutMs: number): Promise<Record<string, string>> {
    const { signIn } = provider
    if (signIn.kind === 'headers') return lowered(filled(signIn.headers, credentials))
    if (signIn.kind === 'basic') {
      const { user, password } = filled({ user: signIn.user, password: signIn.password }, credentials)
      return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
    }
    if (!token || token.until <= Date.now()) token = await bringToken(signIn, timeoutMs)
    return lowered(filled(signIn.headers, { ...credentials, token: token.value }))
  }

  async function bringToken(signIn: Extract<Provider['signIn'], { kind: 'token' }>, timeoutMs: number) {
    const { path, headers: texts } = signIn.call
    const request = { method: 'POST' as const, path, body: null, headers: lowered(filled(texts, credentials)) }
    const { status, body } = await exchange(request, timeoutMs)
    const value = getPath(body, signIn.token)
    if (typeof value === 'string' && value !== '') return { value, until: Date.now() + signIn.seconds * 1000 }
    const outcome = ruleOutcome(provider.errors, status, body)
    const isFailure = outcome === 'down' || outcome === 'rate_limit' || outcome === 'no_credit'
    if (status >= 500) throw new ProviderFailure(provider.id, 'down')
    throw new ProviderFailure(provider.id, isFailure ? outcome : 'credentials')
  }

  return {
    /**
     * Tries the credentials if that costs nothing: null if they are accepted, else why they fail; `untried` where nothing free tells.
     */
    async tryFree(timeoutMs: number): Promise<ProviderFailure | null | 'untried'> {
      const { signIn, signInIsFree } = provider
      if (signIn.kind !== 'token' || !signInIsFree) return 'untried'
      try {
        token = await bringToken(signIn, timeoutMs)
        return null
      } catch (error) {
        if (error instanceof ProviderFailure) return error
        throw error
      }
    },
    /** Throws `ProviderFailure` without a reply. A token that the provider refuses is renewed once. */
    async send(request: ProviderRequest, own: Record<string, string>, timeoutMs: number): Promise<ProviderReply> {
      const signed = async () => ({
        ...request,
        headers: { ...(await headers(timeoutMs)), ...lowered(filled(own, credentials)) },
      })
      const reply = await exchange(await signed(), timeoutMs)
      const isRefused = ruleOutcome(provider.errors, reply.status, reply.body) === 'credentials'
      if (!isRefused || token === null) return reply
      token = null
      return exchange(await signed(), timeoutMs)
    },
  }
}

export type Session = ReturnType<typeof createSession>

const lowered = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
