import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'

/** Formats moments and periods. A moment at midnight is shown as a day. */
export function usePeriodFormat() {
  const text = useTexts('adminPricing')
  const { day, full, time } = useDateFormats()
  const moment = (iso: string) => (time(iso) === '00:00' ? day(iso) : full(iso))
  /** The end is exclusive: at midnight, the period's last day is the day before. */
  const period = ({ from, endsAt }: { from: string; endsAt: string | null }) => {
    if (!endsAt) return text('user.open', { from: moment(from) })
    const last = time(endsAt) === '00:00' ? day(new Date(Date.parse(endsAt) - 1).toISOString()) : full(endsAt)
    return text('user.closed', { from: moment(from), to: last })
  }
  return { moment, period }
}
