import { useListContext } from 'ra-core'
import { useDates } from '../../i18n/dates.ts'
import { KeyStatusChip, ModeChip } from './KeyChips.tsx'
import styles from './Keys.module.css'
import { RevokeButton } from './RevokeButton.tsx'
import { type ApiKey, useKeyText } from './texts.ts'

/** Three lines each: name and status, key and mode, last use and revoking. */
export const KeyCards = ({ canRevoke }: { canRevoke: boolean }) => {
  const text = useKeyText()
  const { short } = useDates()
  const { data = [] } = useListContext<ApiKey>()
  return (
    <ul className={styles.cards}>
      {data.map(key => (
        <li key={key.id}>
          <b>{key.name}</b>
          <KeyStatusChip status={key.status} />
          <span className="mono">{key.hint}</span>
          <ModeChip mode={key.mode} />
          <span className={`num ${styles.quiet}`}>
            {key.lastUsedAt ? text('usedAt', { time: short(key.lastUsedAt) }) : text('neverUsed')}
          </span>
          {canRevoke && <RevokeButton apiKey={key} />}
        </li>
      ))}
    </ul>
  )
}
