import type { messages as en } from '../en/index.ts'
import type { Texts } from '../types.ts'
import { components } from './components.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'

export const messages = { components, dashboard, errors, shell } satisfies Texts<typeof en>
