import { useEffect } from 'react'
import type { Side } from '../signIn/firstScreen.ts'
import { leave } from './leave.ts'
import { claimsOf, type TokenStore, whoseIs } from './tokens.ts'

/** Another tab signed out: so do we. It signed in as somebody else: nothing of the former person may stay on the screen. */
export function useOtherTabs(side: Side, tokens: TokenStore): void {
  useEffect(() => {
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== tokens.tokenKey) return
      if (newValue === null) leave(side)
      else if (whoseIs(claimsOf(oldValue)) !== whoseIs(claimsOf(newValue))) location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [side, tokens])
}
