import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from '../staff/Accounts.module.css'
import { SessionButtons } from './SessionButtons.tsx'
import { deviceLabel, type StaffSessionsProps } from './staffSession.ts'

/** Sessions on a narrow screen. */
export const SessionCards = ({ sessions, onEnd }: StaffSessionsProps) => {
  const text = useTexts('staff')
  const { short } = useDateFormats()
  return (
    <ul className={styles.cards}>
      {sessions.map(session => (
        <li key={session.id}>
          <div className={styles.line}>
            <Link to={withId(paths.adminAccountsDetails, session.staffId)}>{session.name}</Link>
            <span>{deviceLabel(session, text)}</span>
          </div>
          <div className={`${styles.line} ${styles.quiet}`}>
            <span>{text('sessions.column.ip')}</span>
            <span className="mono">{session.ip ?? text('sessions.unknownIp')}</span>
          </div>
          <div className={`${styles.line} ${styles.quiet}`}>
            <span>{text('sessions.column.lastUsed')}</span>
            <span className="num">{short(session.lastUsedAt)}</span>
          </div>
          <SessionButtons session={session} onEnd={onEnd} />
        </li>
      ))}
    </ul>
  )
}
