import { isDateFact, valueWords } from '../../../contracts/cases/trubgv/values.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'

/** A value of a fact, or of a contradiction, as it is read: dates and codes in words. */
export function useFactValue(): (fact: string, value: string) => string {
  const locale = useLocale()
  const { day } = useDateFormats()
  return (fact, value) =>
    valueWords(fact, value)?.[locale] ??
    (isDateFact(fact) && /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(`${value}T12:00:00Z`) : value)
}
