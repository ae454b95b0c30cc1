import { components } from './components.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'

/** What the apps say, by area. `signIn` and `sandbox` stand before them, `server` behind: they are read where they are used. */
export const messages = { components, dashboard, errors, shell }
