import { paths } from '../../contracts/paths.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { isRegistering } from './register/registrationProgress.ts'

/** What the sign-in shows: the ways in, a secondary user's form, or the registration. */
export type SignInView = 'signIn' | 'subUser' | 'register'

/** Under this name an address asks for one, `/login?view=register`. */
const PARAMETER = 'view'

/** The registration where somebody was in the middle of it or the address asks for it, else the ways in. */
export function initialView(): SignInView {
  const view = new URLSearchParams(location.search).get(PARAMETER)
  if (view === 'register' || view === 'subUser') return view
  return isRegistering() ? 'register' : 'signIn'
}

/** The address at which the sign-in shows a view. */
export const signInViewPath = (view: SignInView): string =>
  view === 'signIn' ? paths.login : `${paths.login}?${PARAMETER}=${view}`

/** What every way in is given, page or dialog. */
export interface SignInProps {
  config: ClientConfig
  /** Starts loading the app, so that it is there when the code is. */
  warmUp: () => unknown
  onSignedIn: () => void
}
