import type { InvitationCover } from '../../../contracts/calls/invitations.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import styles from './Invitation.module.css'

/** Who asks, what for, until when. */
export const CoverHead = ({ cover: { name, askedBy, title, about, until } }: { cover: InvitationCover }) => {
  const text = useTexts('publicInvitation')
  const { locale } = usePublicState()
  const time = new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    // Hindi says "21:11 बजे", never "9:11 pm बजे".
    ...(locale === 'hi' && { hourCycle: 'h23' }),
    timeZone: 'Asia/Kolkata',
  }).format(new Date(until))
  return (
    <header className={styles.head}>
      {name && <p>{text('greeting', { name })}</p>}
      <p>{text('asks', { asker: askedBy })}</p>
      <h1>{title}</h1>
      {about && <p className={styles.about}>{about}</p>}
      <p className={styles.until}>{text('until', { time })}</p>
    </header>
  )
}
