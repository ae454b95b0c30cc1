import type { Wanted } from '../../../contracts/cases/steps/entries.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { type FieldProblem, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** Collects what an answer lacks by the settings of its step. */
export class Missing {
  readonly #problems: FieldProblem[] = []
  readonly #locale: Locale

  constructor(locale: Locale) {
    this.#locale = locale
  }

  require(how: Wanted | 'required', field: string, value: unknown): void {
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''
    if (how === 'required' && !isGiven) this.add(field, translate(this.#locale, 'input.required'))
  }

  add(field: string, message: string): void {
    this.#problems.push({ field, message })
  }

  /** Throws `bad_request` with the fields. */
  throwIfAny(): void {
    if (this.#problems.length === 0) return
    throw new Problem('bad_request', translate(this.#locale, 'cases.answerWrong'), this.#problems)
  }
}
