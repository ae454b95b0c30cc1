import { useListContext } from 'ra-core'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import { KeyStatusChip, ModeChip } from './KeyChips.tsx'
import { KeyExpiry, KeyHint, KeyScopes } from './KeyFacts.tsx'
import { KeyNameButton } from './KeyNameButton.tsx'
import styles from './Keys.module.css'
import { RevokeButton } from './RevokeButton.tsx'

/** Four lines each: name and status, key and mode, scopes and end, last use and revoking. */
export const KeyCards = ({ canRevoke }: { canRevoke: boolean }) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  const { data = [] } = useListContext<ApiKey>()
  return (
    <ul className={styles.cards}>
      {data.map(key => (
        <li key={key.id}>
          <KeyNameButton apiKey={key} />
          <KeyStatusChip status={key.status} />
          <KeyHint apiKey={key} />
          <ModeChip mode={key.mode} />
          <span className={styles.quiet}>
            {text('allowed')}: <KeyScopes scopes={key.scopes} />
          </span>
          <span className={`num ${styles.quiet}`}>
            <KeyExpiry expiresAt={key.expiresAt} status={key.status} />
          </span>
          <span className={`num ${styles.quiet}`}>
            {key.lastUsedAt ? text('usedAt', { time: short(key.lastUsedAt) }) : text('neverUsed')}
          </span>
          {canRevoke && <RevokeButton apiKey={key} />}
        </li>
      ))}
    </ul>
  )
}
