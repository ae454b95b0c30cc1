import type { Paise } from './columns.ts'

interface UsageDays {
  user_id: string
  mode: string
  /** A day of India, `2026-11-21`. */
  day: string
  /** '' where the call was about no product. */
  product: string
  api_key_id: string
  outcome: string
  status_code: number
  calls: number
  charge_paise: Paise
}

interface UsageLatencies {
  user_id: string
  mode: string
  day: string
  /** Each a tenth longer than the one before; the first is a millisecond. */
  step: number
  calls: number
}

export interface UsageTables {
  usage_days: UsageDays
  usage_latencies: UsageLatencies
}
