import type { bulk } from '../../../contracts/messages/en/bulk.ts'
import type { Locale } from '../../../contracts/text.ts'
import { translate } from '../../platform/translate.ts'

type Key = keyof (typeof bulk)['file']

/** Why a file cannot be used; the message is meant for the person who uploaded it. */
export class FileProblem extends Error {
  readonly key: Key
  readonly params: Record<string, string | number>

  constructor(key: Key, params: Record<string, string | number> = {}) {
    super(key)
    this.key = key
    this.params = params
  }

  in(locale: Locale): string {
    return translate(locale, `bulk.file.${this.key}`, this.params)
  }
}
