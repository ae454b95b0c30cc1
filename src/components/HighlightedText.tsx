import { useTexts } from '../i18n/useTexts.ts'
import styles from './HighlightedText.module.css'

/** An identifier with one wrong character marked; `at` counts from 0. */
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
