import { codes } from '../../../contracts/codes.ts'
import type { Scope } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'

/** What a named call answers for a code that did not open: 102 wrong, used or expired, 104 after five tries. */
export const codeFailure = ({ locale }: Scope, outcome: 'wrong' | 'spent') =>
  outcome === 'wrong'
    ? { code: codes.wrongCredentials, message: translate(locale, 'signIn.codeWrong') }
    : { code: codes.tooManyTries, message: translate(locale, 'signIn.codeTriedTooOften') }
