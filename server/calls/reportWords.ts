import type { videoCallsServer } from '../../contracts/messages/en/videoCalls.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { translate } from '../platform/translate.ts'

type Report = (typeof videoCallsServer)['report']
type Word = { [Key in keyof Report]: Report[Key] extends string ? Key : never }[keyof Report]

export const callWords =
  (locale: Locale) =>
  (key: Word, values?: Record<string, string | number>): string =>
    translate(locale, `videoCalls.report.${key}`, values)
