import { noticeEvents } from '../../../../contracts/calls/recipients.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../staff/Accounts.module.css'
import { EventSwitch } from './EventSwitch.tsx'
import { RecipientButtons } from './RecipientButtons.tsx'
import type { Recipient } from './recipient.ts'

/** The addresses on a narrow screen. */
export const RecipientCards = ({ recipients }: { recipients: readonly Recipient[] }) => {
  const text = useTexts('staff')
  return (
    <ul className={styles.cards}>
      {recipients.map(recipient => (
        <li key={recipient.id}>
          <b className={styles.email}>{recipient.email}</b>
          {noticeEvents.map(event => (
            <div key={event} className={styles.line}>
              <span>{text(`recipients.event.${event}`)}</span>
              <EventSwitch recipient={recipient} event={event} />
            </div>
          ))}
          <RecipientButtons recipient={recipient} />
        </li>
      ))}
    </ul>
  )
}
