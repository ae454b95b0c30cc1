import { useTexts } from '../../../i18n/useTexts.ts'
import { usePublicState } from '../../state.ts'
import styles from './CaseSteps.module.css'

/** The day by which such a verification has mostly ended; nothing while nobody knows. */
export const UsuallyBy = ({ at }: { at: string | null }) => {
  const text = useTexts('publicCase')
  const { locale } = usePublicState()
  if (at === null) return null
  const format = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  })
  return <p className={styles.usually}>{text('usuallyBy', { date: format.format(new Date(at)) })}</p>
}
