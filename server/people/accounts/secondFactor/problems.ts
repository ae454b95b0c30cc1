import type { Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { say } from '../../../platform/translate.ts'

/** At the code's field, where the screen shows it. */
export function wrongCode({ locale }: Scope): Problem {
  const message = say(locale, 'secondFactor.wrong')
  return new Problem('bad_request', message, [{ field: 'code', message }])
}

type Why = 'alreadyOn' | 'notBegun' | 'notOn' | 'required'

/** It is not in the state that the call needs. */
export const conflict = ({ locale }: Scope, why: Why): Problem =>
  new Problem('conflict', say(locale, `secondFactor.${why}`))
