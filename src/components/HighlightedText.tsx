import { useTexts } from '../i18n/useTexts.ts'
import styles from './HighlightedText.module.css'

/** An identifier with one wrong character highlighted; `at` is a zero-based index. */
export const HighlightedText = ({ value, at }: { value: string; at?: number | undefined }) => {
  const text = useTexts('components')
  const wrong = at === undefined ? undefined : value[at]
  if (at === undefined || wrong === undefined) return <span className="mono">{value}</span>
  return (
    <span className="mono">
      {value.slice(0, at)}
      <mark className={styles.wrong} title={text('field.wrongCharacter')}>
        {wrong}
      </mark>
      {value.slice(at + 1)}
    </span>
  )
}
