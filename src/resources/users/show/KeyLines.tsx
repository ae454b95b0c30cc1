import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type KeyProps, KeyStateChip, StaffRevokeButton } from './KeyParts.tsx'
import styles from './UserPage.module.css'

/** A key where there is no room for a table. */
export const KeyLines = ({ apiKey, onRevoke }: KeyProps) => {
  const text = useTexts('admin')
  const { short } = useDateFormats()
  const { name, hint, lastUsedAt } = apiKey
  return (
    <li>
      <span>
        <b className={styles.strong}>{name}</b>
        <KeyStateChip apiKey={apiKey} />
      </span>
      <span>
        <span className="mono">{hint}</span>
        <span className={`num ${styles.quiet}`}>
          {lastUsedAt ? `${text('users.keys.used')} ${short(lastUsedAt)}` : text('users.keys.never')}
        </span>
      </span>
      <span>
        <StaffRevokeButton apiKey={apiKey} onRevoke={onRevoke} />
      </span>
    </li>
  )
}
