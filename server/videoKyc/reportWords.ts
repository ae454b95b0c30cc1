import type { videoKycServer } from '../../contracts/messages/en/videoKyc.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { translate } from '../platform/translate.ts'

type Word = keyof (typeof videoKycServer)['report']

export const reportWords =
  (locale: Locale) =>
  (key: Word, values?: Record<string, string | number>): string =>
    translate(locale, `videoKyc.report.${key}`, values)
