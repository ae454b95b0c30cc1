import { useTexts } from '../../i18n/useTexts.ts'
import { type ApiKey } from './apiKey.ts'
import styles from './Keys.module.css'
import { useKeyParam } from './useKeyParam.ts'

/** A key's name, which opens its details. */
export const KeyNameButton = ({ apiKey: { id, name } }: { apiKey: ApiKey }) => {
  const text = useTexts('apiKeys')
  const { open } = useKeyParam()
  return (
    <button
      type="button"
      className={styles.open}
      title={name}
      aria-label={text('detail.open', { name })}
      aria-haspopup="dialog"
      onClick={() => open(id)}
    >
      {name}
    </button>
  )
}
