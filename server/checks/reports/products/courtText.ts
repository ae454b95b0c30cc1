import type { court } from '../../../../contracts/messages/en/court.ts'
import type { Values } from '../../../../contracts/messages/translate.ts'
import type { TextKey } from '../../../../contracts/messages/types.ts'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { translate } from '../../../platform/translate.ts'

/** The texts of court checks. */
export const courtText = (locale: Locale) => (key: TextKey<typeof court>, values?: Values) =>
  translate(locale, `court.${key}`, values)
