import { useEffect } from 'react'
import type { SignInApp } from '../../contracts/pages/initialScreen.ts'
import { redirectToLogout } from '../session/redirectToLogout.ts'
import { supportViewPlace } from '../session/supportView.ts'
import { customerTokens, decodeClaims, principalId, type TokenStore } from '../session/tokens.ts'

/** Signs out when another tab does. Reloads when another tab signs in as somebody else, to remove the former user's data from the screen. */
export function useSessionSync(side: SignInApp, tokens: TokenStore): void {
  useEffect(() => {
    // The session of a support view belongs to its tab.
    if (tokens === customerTokens && supportViewPlace()) return undefined
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== tokens.tokenKey) return
      if (newValue === null) redirectToLogout(side)
      else if (principalId(decodeClaims(oldValue)) !== principalId(decodeClaims(newValue))) location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [side, tokens])
}
