import { components } from './components.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'
import { verifications } from './verifications.ts'

/** What the apps say, by area. `signIn` and `sandbox` stand before them, `server` behind: they are read where they are used. */
export const messages = {
  components,
  errors,
  shell,
  verifications,
}
