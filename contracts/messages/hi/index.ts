import type { messages as en } from '../en/index.ts'
import type { Texts } from '../types.ts'
import { components } from './components.ts'
import { errors } from './errors.ts'
import { shell } from './shell.ts'
import { verifications } from './verifications.ts'

export const messages = {
  components,
  errors,
  shell,
  verifications,
} satisfies Texts<typeof en>
