import { faultOf, type IpRange, parseRange, rangeText, widestPrefix } from '../../../contracts/ipAddress.ts'
import type { Locale } from '../../../contracts/text.ts'
import { Problem } from '../../platform/problem.ts'
import { say } from '../../platform/translate.ts'

/** An entry as it is kept: canonical, host bits cleared. Throws `bad_request` for none, and for one that is too wide. */
export function readEntry(text: string, locale: Locale): string {
  const fault = faultOf(text)
  if (fault) throw badAddress(say(locale, `addresses.${fault}`, { four: widestPrefix[4], six: widestPrefix[6] }))
  return rangeText(parseRange(text) as IpRange)
}

export const badAddress = (message: string) => new Problem('bad_request', message, [{ field: 'address', message }])
