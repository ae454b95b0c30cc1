import type { Scope } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'

/** At the code's field, where the screen shows it. */
export function wrongCodeProblem({ locale }: Scope): Problem {
  const message = translate(locale, 'secondFactor.wrong')
  return new Problem('bad_request', message, [{ field: 'code', message }])
}

type Why = 'alreadyOn' | 'notBegun' | 'notOn' | 'required'

/** It is not in the state that the call needs. */
export const secondFactorConflict = ({ locale }: Scope, why: Why): Problem =>
  new Problem('conflict', translate(locale, `secondFactor.${why}`))
