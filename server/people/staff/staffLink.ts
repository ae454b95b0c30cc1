import { paths, withToken } from '../../../contracts/paths.ts'
import type { Config } from '../../platform/config/config.ts'

/** The page on which a member of staff chooses a password; it leads on to the staff's own sign-in. */
export function staffLink({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, token: string): string {
  const url = new URL(withToken(paths.resetPassword, token), PUBLIC_URL)
  url.searchParams.set('for', 'staff')
  return url.href
}
