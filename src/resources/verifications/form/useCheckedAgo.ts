import { useTexts } from '../../../i18n/useTexts.ts'
import { useTimeAgo } from '../../../i18n/useTimeAgo.ts'

const MINUTE_MS = 60_000

/** Says when the same input was checked: "Checked 2 min ago, same input". */
export function useCheckedAgo() {
  const text = useTexts('checkPages')
  const timeAgo = useTimeAgo()
  return (at: string): string =>
    Date.now() - Date.parse(at) < MINUTE_MS ? text('justNow') : text('earlier', { ago: timeAgo(at, { ago: true }) })
}
