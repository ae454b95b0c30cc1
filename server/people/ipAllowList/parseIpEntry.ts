import { formatRange, type IpRange, parseRange, rangeProblem, widestPrefix } from '../../../contracts/ipAddress.ts'
import type { Locale } from '../../../contracts/text.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** An entry as it is kept: canonical, host bits cleared. Throws `bad_request` for none, and for one that is too wide. */
export function parseIpEntry(text: string, locale: Locale): string {
  const fault = rangeProblem(text)
  if (fault)
    throw invalidIpAddress(translate(locale, `addresses.${fault}`, { four: widestPrefix[4], six: widestPrefix[6] }))
  return formatRange(parseRange(text) as IpRange)
}

export const invalidIpAddress = (message: string) =>
  new Problem('bad_request', message, [{ field: 'address', message }])
