import type { StatementFile } from '../../contracts/bankStatements/statements.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { statementValues } from '../../contracts/words/statementValues.ts'
import { translate } from '../platform/translate.ts'

/** "april.pdf: The password is wrong." Empty for a file that was read. */
export function problemText({ name, problem }: Pick<StatementFile, 'name' | 'problem'>, locale: Locale): string {
  if (!problem) return ''
  const words = translate(
    locale,
    `statements.problem.${problem.code}`,
    statementValues(problem.params, day => day),
  )
  return `${name}: ${words}`
}
