import type { ClientConfig } from '../dataProvider/clientConfig.ts'

/** What every way in is given, page or dialog. */
export interface SignInProps {
  config: ClientConfig
  /** Starts loading the app, so that it is there when the code is. */
  warmUp: () => unknown
  onSignedIn: () => void
}
