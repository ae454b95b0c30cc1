import { useEffect } from 'react'
import type { SignInApp } from '../session/initialScreen.ts'
import { redirectToLogout } from '../session/redirectToLogout.ts'
import { decodeClaims, principalId, type TokenStore } from '../session/tokens.ts'

/** Another tab signed out: so do we. It signed in as somebody else: nothing of the former person may stay on the screen. */
export function useSessionSync(side: SignInApp, tokens: TokenStore): void {
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== tokens.tokenKey) return
      if (newValue === null) redirectToLogout(side)
      else if (principalId(decodeClaims(oldValue)) !== principalId(decodeClaims(newValue))) location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [side, tokens])
}
