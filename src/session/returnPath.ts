import { paths } from '../../contracts/paths.ts'

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

/** The value as a path of this origin, or null: a stored address must never lead to another site. */
export function sameOriginPath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null
  const url = URL.parse(value, location.origin)
  if (!url || url.origin !== location.origin || never.includes(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** Keeps where the person was going, so that a deep link survives the sign-in. */
export function saveReturnPath(): void {
  const path = sameOriginPath(location.pathname + location.search + location.hash)
  if (path) sessionStorage.setItem(KEY, path)
}

/** Whether a deep link waits for the sign-in. */
export const hasReturnPath = (): boolean => sameOriginPath(sessionStorage.getItem(KEY)) !== null

export function consumeReturnPath(): string | null {
  const path = sameOriginPath(sessionStorage.getItem(KEY))
  sessionStorage.removeItem(KEY)
  return path
}
