import { adminAuthenticate, subUserAuthenticate, userAuthenticate } from '../../contracts/calls/auth.ts'
import { codes } from '../../contracts/codes.ts'
import { adminTokens, decodeClaims, type TokenStore, type Tokens } from '../session/tokens.ts'
import { toCallError } from './callError.ts'
import { send } from './send.ts'

const queues = new Map<string, Promise<unknown>>()

/** One at a time over all tabs; where the browser has no locks (plain http), over this tab, and the server's grace does the rest. */
function exclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
  queues.set(name, turn)
  return turn
}

/**
 * A token newer than the one that was refused, or null when the session has ended. Parallel refusals share one refresh (A23): whoever
 * comes second finds the new token in storage. Throws when the server could not say, which ends nothing.
 */
export const renewToken = (store: TokenStore, refused: string): Promise<string | null> =>
  exclusive(`refresh ${store.tokenKey}`, async () => {
    const known = store.read()
    if (!known) return null
    if (known.token !== refused) return known.token
    const next = await exchange(store, known)
    if (!next) return null
    store.write(next)
    return next.token
  })

async function exchange(store: TokenStore, known: Tokens): Promise<Tokens | null> {
  const response = await requestTokens(store, known)
  if (response.status === 401 || response.status === 403) return null
  if (!response.ok) throw await toCallError(response)
  const reply = (await response.json()) as { code: number } & Tokens
  return reply.code === codes.ok ? { token: reply.token, refreshToken: reply.refreshToken } : null
}

/** A user refreshes on the login service, a sub-user on the main service, staff on theirs (A21). */
function requestTokens(store: TokenStore, { token, refreshToken }: Tokens): Promise<Response> {
  if (store === adminTokens) return send(adminAuthenticate, { body: { token: refreshToken } }, null)
  const subUserId = decodeClaims(token)?.subUserId
  if (subUserId) return send(subUserAuthenticate, { body: { subUserId, token: refreshToken } }, null)
  return send(userAuthenticate, { body: { token: refreshToken } }, null)
}
