import type { StatementParams } from '../bankStatements/statements.ts'
import type { Values } from '../messages/translate.ts'
import { formatCount, formatPaise } from '../platform/money.ts'

/** The values for the words of a code, formatted by their units. `formatDay` takes an ISO date. */
export function statementValues(params: StatementParams, formatDay: (day: string) => string): Values {
  const { paise, otherPaise, day, otherDay, count, otherCount, page, name, otherName } = params
  const amount = (value: number | undefined) => (value === undefined ? undefined : formatPaise(value))
  const date = (value: string | undefined) => (value === undefined ? undefined : formatDay(value))
  return {
    paise: amount(paise),
    otherPaise: amount(otherPaise),
    day: date(day),
    otherDay: date(otherDay),
    count: count === undefined ? undefined : formatCount(count),
    otherCount: otherCount === undefined ? undefined : formatCount(otherCount),
    smart_count: count,
    page,
    name,
    otherName,
  }
}
