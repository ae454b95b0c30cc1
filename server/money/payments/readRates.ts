import { codes } from '../../../contracts/codes.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { translate } from '../../platform/translate.ts'

/** What a top-up in dollars would be counted with now. The rate service's failure is no failure of ours (A73). */
export async function readRates({ rates }: Context, { locale }: Scope) {
  const rate = await rates.usd()
  return {
    code: codes.ok,
    message: translate(locale, 'payments.rates'),
    base: 'INR' as const,
    rates: { INR: 1, ...(rate && { USD: rate.usdPerInr }) },
    at: rate?.at ?? null,
  }
}
