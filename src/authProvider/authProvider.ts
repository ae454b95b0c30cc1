import type { AuthProvider } from 'react-admin'
import type { SignInApp } from '../../contracts/initialScreen.ts'
import type { Action } from '../../contracts/permissions.ts'
import { canAccess, type Permission } from '../../contracts/permissions.ts'
import { redirectToLogout } from '../session/redirectToLogout.ts'
import type { TokenStore } from '../session/tokens.ts'

interface Head {
  name: string
  permission: Permission
}

const hasStatus = (error: unknown): error is { status: number } =>
  typeof error === 'object' && error !== null && 'status' in error

/**
 * The session for react-admin. The sign-in page loads before the app, so `login` is not used; signing out loads a new
 * document. `resource` is a resource of the contract or the name of a permission.
 */
export const createAuthProvider = (side: SignInApp, tokens: TokenStore, heads: readonly Head[]): AuthProvider => ({
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
  getPermissions: async () => tokens.claims()?.role,
  canAccess: async ({ action, resource }) => {
    const role = tokens.claims()?.role
    const permission = heads.find(({ name }) => name === resource)?.permission ?? (resource as Permission)
    return role !== undefined && canAccess(role, { action: action as Action, permission })
  },
})
