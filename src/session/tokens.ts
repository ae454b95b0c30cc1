import { supportViewPlace } from './supportView.ts'
import { clearUserStorage } from './userStorage.ts'

export interface Tokens {
  token: string
  refreshToken: string
}

/** The claims of an access token that the client reads. The server enforces them itself (A25). */
export interface Claims {
  id: string
  subUserId: string | null
  role: string
}

interface Place {
  storage: Storage
  tokenKey: string
  refreshKey: string
}

/** The tokens of one audience, under the specification's keys (A24), so that user and admin tokens never mix (A23). */
const createTokenStore = (tokenKey: string, refreshKey: string, ofTab: () => Place | null = () => null) => {
  const place = (): Place => ofTab() ?? { storage: localStorage, tokenKey, refreshKey }
  return {
    tokenKey,
    read(): Tokens | null {
      const { storage, ...keys } = place()
      const token = storage.getItem(keys.tokenKey)
      const refreshToken = storage.getItem(keys.refreshKey)
      return token && refreshToken ? { token, refreshToken } : null
    },
    write({ token, refreshToken }: Tokens): void {
      const { storage, ...keys } = place()
      storage.setItem(keys.refreshKey, refreshToken)
      storage.setItem(keys.tokenKey, token)
    },
    clear(): void {
      const { storage, ...keys } = place()
      storage.removeItem(keys.tokenKey)
      storage.removeItem(keys.refreshKey)
      clearUserStorage()
    },
    claims(): Claims | null {
      const { storage, ...keys } = place()
      return decodeClaims(storage.getItem(keys.tokenKey))
    },
  }
}

export type TokenStore = ReturnType<typeof createTokenStore>

export const customerTokens = createTokenStore('token', 'refresh-token', supportViewPlace)
export const adminTokens = createTokenStore('admin-auth', 'admin-refresh-token')

/** Removes the tokens from storage and returns a store that holds them in memory, so that their session can still be ended. */
export function takeTokens(store: TokenStore): TokenStore {
  let held = store.read()
  const claims = store.claims()
  store.clear()
  return {
    tokenKey: store.tokenKey,
    read: () => held,
    write: next => {
      held = next
    },
    clear: () => {
      held = null
    },
    claims: () => claims,
  }
}

/** The id of the signed-in staff member. */
export const currentStaffId = (): string | undefined => adminTokens.claims()?.id

/** Identifies the owner of a token, for use as a key. */
export const principalId = (claims: Claims | null): string => (claims ? (claims.subUserId ?? claims.id) : 'nobody')

/** The claims of a token, or null if it cannot be decoded. Only the server can verify the signature. */
export function decodeClaims(token: string | null): Claims | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
  } catch {
    return null
  }
}
