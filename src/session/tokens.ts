import type { Role } from '../../contracts/permissions.ts'
import { clearUserStorage } from './userStorage.ts'

export interface Tokens {
  token: string
  refreshToken: string
}

/** What the client reads from an access token; the server enforces it itself (A25). */
export interface Claims {
  id: string
  subUserId: string | null
  role: Role
}

/** One audience's tokens under the specification's keys (A24), so that user and admin tokens never mix (A23). */
const createTokenStore = (tokenKey: string, refreshKey: string) => ({
  tokenKey,
  read(): Tokens | null {
    const token = localStorage.getItem(tokenKey)
    const refreshToken = localStorage.getItem(refreshKey)
    return token && refreshToken ? { token, refreshToken } : null
  },
  write({ token, refreshToken }: Tokens): void {
    localStorage.setItem(refreshKey, refreshToken)
    localStorage.setItem(tokenKey, token)
  },
  clear(): void {
    localStorage.removeItem(tokenKey)
    localStorage.removeItem(refreshKey)
    clearUserStorage()
  },
  claims(): Claims | null {
    return decodeClaims(localStorage.getItem(tokenKey))
  },
})

export type TokenStore = ReturnType<typeof createTokenStore>

export const customerTokens = createTokenStore('token', 'refresh-token')
export const adminTokens = createTokenStore('admin-auth', 'admin-refresh-token')

/** The id of the member of staff who is signed in. */
export const currentStaffId = (): string | undefined => adminTokens.claims()?.id

/** The person behind a token, as a key. */
export const principalId = (claims: Claims | null): string => (claims ? (claims.subUserId ?? claims.id) : 'nobody')

/** The claims of a token whose signature only the server can judge; null for what is no token. */
export function decodeClaims(token: string | null): Claims | null {
  const payload = token?.split('.')[1]
  if (!payload) return null
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Claims
  } catch {
    return null
  }
}
