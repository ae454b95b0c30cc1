import type { SignInApp } from '../../contracts/pages/initialScreen.ts'

/** How the keys of drafts begin: of what somebody is writing, which has to outlive a session that ends meanwhile. */
export const draftKeys = 'drafts.'

/** Under which react-admin's store keeps what belongs to one person. */
export const storeName = (side: SignInApp, person: string): string => `${side}.${person}`

const ENDED = 'sessionEnded'

/** Before the logout page opens because the session has ended, rather than because somebody signs out. */
export const noteSessionEnded = (): void => sessionStorage.setItem(ENDED, 'true')

/** Nothing that somebody who signs out was writing remains in the browser. After a session that has ended by itself it does. */
export function clearDrafts(side: SignInApp, person: string): void {
  const hasEnded = sessionStorage.getItem(ENDED) !== null
  sessionStorage.removeItem(ENDED)
  if (hasEnded) return
  const start = `RaStore${storeName(side, person)}.${draftKeys}`
  for (const key of Object.keys(localStorage)) if (key.startsWith(start)) localStorage.removeItem(key)
}
