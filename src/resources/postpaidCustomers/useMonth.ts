import { useDateFormats } from '../../i18n/dates.ts'

/** Formats `2026-10` as a month name. Uses the middle of the month, which is in that month in every time zone. */
export function useMonth() {
  const { month } = useDateFormats()
  return (name: string) => month(`${name}-15T12:00:00Z`)
}
