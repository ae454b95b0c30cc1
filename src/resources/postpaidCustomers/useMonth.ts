import { useDateFormats } from '../../i18n/dates.ts'

/** `2026-10` in words. Its middle is in that month everywhere. */
export function useMonth() {
  const { month } = useDateFormats()
  return (name: string) => month(`${name}-15T12:00:00Z`)
}
