import { useEffect, useState } from 'react'
import type { Locale } from '../../../contracts/platform/text.ts'
import { useSession } from '../../authProvider/session.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Dashboard.module.css'

const MINUTE = 60_000

/** A greeting with the first name by the time of day in India, and the date. */
export const Greeting = () => {
  const text = useTexts('shell')
  const locale = useLocale()
  const { profile } = useSession()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={styles.greeting}>
      <b>{text(`greeting.${partOfDay(now)}`, { name: profile.firstName })}</b>
      <span>{formatLongDay(now, locale)}</span>
    </div>
  )
}

const ZONE = 'Asia/Kolkata'

/** The part of the day in India, regardless of the browser's time zone. */
export function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' }).format(now),
  )
  if (hour >= 4 && hour < 12) return 'morning'
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening'
}

/** For example "Saturday, 21 November", in India. */
export const formatLongDay = (now: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-GB', {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
    .format(now)
    .replace(/^([A-Za-z]+) /, '$1, ')
