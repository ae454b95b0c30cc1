import { paths } from '../../contracts/platform/paths.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { isRegistering } from './register/registrationProgress.ts'

/** The views of the sign-in: the sign-in methods, the form for secondary users, or the registration. */
export type SignInView = 'signIn' | 'subUser' | 'register'

/** The query parameter that selects a view: `/login?view=register`. */
const PARAMETER = 'view'

/** The view that the URL names, else an unfinished registration, else the sign-in methods. */
export function initialView(): SignInView {
  const view = new URLSearchParams(location.search).get(PARAMETER)
  if (view === 'register' || view === 'subUser') return view
  return isRegistering() ? 'register' : 'signIn'
}

/** The path of a sign-in view. */
export const signInViewPath = (view: SignInView): string =>
  view === 'signIn' ? paths.login : `${paths.login}?${PARAMETER}=${view}`

/** The props of the sign-in page and of the sign-in dialog. */
export interface SignInProps {
  config: ClientConfig
  /** Starts to load the app, so that it is ready when the code arrives. */
  preload: () => unknown
  onSignedIn: () => void
}
