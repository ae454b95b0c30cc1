import { useDateFormats } from './dates.ts'
import { useTexts } from './useTexts.ts'

const minute = 60_000
const hour = 60 * minute

/** The time since then, `2 min`, or a date after 24 hours. `ago` adds that word, for places without a heading that says it. */
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
