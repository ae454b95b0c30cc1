import { useEffect, useState } from 'react'
import { useSession } from '../../authProvider/session.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Greeting.module.css'
import { formatLongDay, partOfDay } from './greeting.ts'

const MINUTE = 60_000

/** A greeting with the first name by the time of day in India; under it the date. */
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
