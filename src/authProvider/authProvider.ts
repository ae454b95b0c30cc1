import type { AuthProvider } from 'react-admin'
import type { SignInApp } from '../../contracts/pages/initialScreen.ts'
import { redirectToLogout } from '../session/redirectToLogout.ts'
import type { TokenStore } from '../session/tokens.ts'

const hasStatus = (error: unknown): error is { status: number } =>
  typeof error === 'object' && error !== null && 'status' in error

/**
 * The session for react-admin. The sign-in page loads before the app, so `login` is not used; signing out loads a new
 * document. What somebody may do is asked of the session (`useCanAccess`) and of the staff (`useStaff`).
 */
export const createAuthProvider = (side: SignInApp, tokens: TokenStore): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: async () => {
    redirectToLogout(side)
    return false
  },
  checkAuth: async () => {
    if (!tokens.read()) throw new Error('Nobody is signed in.')
  },
  /** The message is the key of the displayed text. */
  checkError: async error => {
    if (hasStatus(error) && error.status === 401) throw new Error('errors.ended')
  },
})
