import type { PostpaidCustomerDetail } from '../../../contracts/resources/postpaidCustomer.ts'

interface Month {
  month: string
  charged_paise: number
  refunded_paise: number
  /** Below zero where debits by hand were more than what was paid. */
  paid_paise: number
}

interface Owed {
  outstandingPaise: number
  duePaise: number
}

/** An outstanding amount by the months that it was charged in, newest first; months of which nothing is left are not named. */
export function ageingOf({ outstandingPaise, duePaise }: Owed, statements: Month[]): PostpaidCustomerDetail['ageing'] {
  let left = duePaise
  const months: { month: string; paise: number }[] = []
  for (const { month, charged_paise, refunded_paise, paid_paise } of statements) {
    const added = Math.max(0, charged_paise - refunded_paise) + Math.max(0, -paid_paise)
    const paise = Math.min(left, added)
    left -= paise
    if (paise > 0) months.push({ month: month.slice(0, 7), paise })
  }
  return { unbilledPaise: outstandingPaise - duePaise, months, olderPaise: left }
}
