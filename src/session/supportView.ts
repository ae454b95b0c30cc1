import { paths } from '../../contracts/platform/paths.ts'

const TOKEN = 'support-token'
const REFRESH = 'support-refresh-token'

/**
 * Opens the console of a customer in a tab of its own. A tab that a page opens gets a copy of its `sessionStorage`, so that the tokens
 * are in no address and in no other tab.
 */
export function openSupportView({ token, refreshToken }: { token: string; refreshToken: string }): void {
  sessionStorage.setItem(TOKEN, token)
  sessionStorage.setItem(REFRESH, refreshToken)
  window.open(paths.dashboard, '_blank')
  sessionStorage.removeItem(TOKEN)
  sessionStorage.removeItem(REFRESH)
}

/** Where the tokens of this tab are if it is a support view; null for all other tabs, which share those of the browser. */
export const supportViewPlace = () =>
  sessionStorage.getItem(TOKEN) === null ? null : { storage: sessionStorage, tokenKey: TOKEN, refreshKey: REFRESH }
