import { useDates } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type KeyProps, KeyState, RevokeButton } from './KeyParts.tsx'
import styles from './UserPage.module.css'

/** A key where there is no room for a table. */
export const KeyLines = ({ apiKey, onRevoke }: KeyProps) => {
  const text = useTexts('admin')
  const { short } = useDates()
  const { name, hint, lastUsedAt } = apiKey
  return (
    <li>
      <span>
        <b className={styles.strong}>{name}</b>
        <KeyState apiKey={apiKey} />
      </span>
      <span>
        <span className="mono">{hint}</span>
        <span className={`num ${styles.quiet}`}>
          {lastUsedAt ? `${text('users.keys.used')} ${short(lastUsedAt)}` : text('users.keys.never')}
        </span>
      </span>
      <span>
        <RevokeButton apiKey={apiKey} onRevoke={onRevoke} />
      </span>
    </li>
  )
}
