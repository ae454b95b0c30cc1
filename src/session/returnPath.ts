import { paths } from '../../contracts/platform/paths.ts'

const KEY = 'returnPath'
const never: readonly string[] = [
  paths.home,
  paths.login,
  paths.appLogin,
  paths.esignLogin,
  paths.bgcLogin,
  paths.logout,
  paths.adminLogin,
  paths.adminLogout,
]

/** The value as a path of this origin, or null. A stored URL must never redirect to another site. */
export function sameOriginPath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null
  const url = URL.parse(value, location.origin)
  if (!url || url.origin !== location.origin || never.includes(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** Saves the current path, so that a deep link works after the sign-in. */
export function saveReturnPath(): void {
  const path = sameOriginPath(location.pathname + location.search + location.hash)
  if (path) sessionStorage.setItem(KEY, path)
}

/** Whether a deep link is saved for after the sign-in. */
export const hasReturnPath = (): boolean => sameOriginPath(sessionStorage.getItem(KEY)) !== null

export function consumeReturnPath(): string | null {
  const path = sameOriginPath(sessionStorage.getItem(KEY))
  sessionStorage.removeItem(KEY)
  return path
}
