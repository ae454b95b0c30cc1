import type { Locale } from '../../../contracts/platform/text.ts'
import { translate } from '../../platform/translate.ts'

/** The public calls' answer to an end user whom staff have blocked under the brand. */
export const blockedReply = (locale: Locale) => ({
  code: 402 as const,
  message: translate(locale, 'whiteLabel.blocked'),
})
