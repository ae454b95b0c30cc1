import { useDateFormats } from './dates.ts'
import { useTexts } from './useTexts.ts'

const minute = 60_000
const hour = 60 * minute

/** How long ago, `2 min`; a date beyond 24 hours. `ago` adds the word where no heading says it. */
export const useTimeAgo = () => {
  const text = useTexts('dashboard')
  const { short } = useDateFormats()
  return (iso: string, { ago = false, now = Date.now() } = {}): string => {
    const past = now - Date.parse(iso)
    if (past < minute) return text('age.now')
    if (past >= 24 * hour) return short(iso)
    const age =
      past < hour
        ? text('age.minutes', { count: Math.floor(past / minute) })
        : text('age.hours', { count: Math.floor(past / hour) })
    return ago ? text('age.ago', { age }) : age
  }
}
