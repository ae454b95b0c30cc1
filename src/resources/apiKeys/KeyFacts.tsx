import { keyScopes } from '../../../contracts/apiKeys.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import styles from './Keys.module.css'
import { useScopeLabel } from './useScopeLabel.ts'

/** How a key is told, and for how long the one before it works beside it. */
export const KeyHint = ({ apiKey: { hint, previous } }: { apiKey: ApiKey }) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  return (
    <span className={styles.hintCell}>
      <span className="mono">{hint}</span>
      {previous && <span className={styles.old}>{text('oldSecret', { time: short(previous.until) })}</span>}
    </span>
  )
}

/** What a key may call, in a line: everything, the one thing, or how many. */
export const KeyScopes = ({ scopes }: Pick<ApiKey, 'scopes'>) => {
  const text = useTexts('apiKeys')
  const label = useScopeLabel()
  const [first, ...more] = scopes ?? []
  if (!first) return text('everything')
  return more.length === 0 ? label(first) : text('someScopes', { count: more.length + 1, all: keyScopes.length })
}

/** When a key ends or has ended. */
export const KeyExpiry = ({ expiresAt, status }: Pick<ApiKey, 'expiresAt' | 'status'>) => {
  const text = useTexts('apiKeys')
  const { short } = useDateFormats()
  if (!expiresAt) return text('noEnd')
  return text(status === 'expired' ? 'endedAt' : 'endsAt', { time: short(expiresAt) })
}
