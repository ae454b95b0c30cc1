import { getRates } from '../../../contracts/calls/payments.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'

export interface ExchangeRate {
  /** Dollars for one rupee. */
  usdPerInr: number
  at: string
}

/** The rate of this moment; null where there is none, undefined while it is asked for. Rupees need none (A73). */
export function useExchangeRate(): ExchangeRate | null | undefined {
  const { data, isError } = useCallQuery(getRates, { query: { base: 'INR' } }, { refetchInterval: 5 * 60_000 })
  if (!data) return isError ? null : undefined
  const { rates, at } = data
  return rates.USD && at ? { usdPerInr: rates.USD, at } : null
}
