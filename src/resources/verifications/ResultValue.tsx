import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import type { ResultField } from '../../../contracts/products/index.ts'
import { MaskedValue } from '../../components/MaskedValue.tsx'
import { useLocale } from '../../i18n/locale.ts'
import styles from './ResultValue.module.css'
import { formatResult, resultTone } from './resultValues.ts'

interface ResultValueProps {
  field: ResultField
  value: unknown
  onReveal?: ((reason: string) => Promise<string>) | undefined
}

const icons = { success: CircleCheck, warning: CircleAlert, danger: CircleX }

/** One result as its kind shows it: a judged choice with icon and colour, a share with its bar, a masked value with its way out. */
export const ResultValue = ({ field, value, onReveal }: ResultValueProps) => {
  const locale = useLocale()
  const words = formatResult(field, value, locale)
  if (words === null) return '-'
  if (field.mask) return <MaskedValue value={words} name={field.label[locale]} onReveal={onReveal} />
  if (field.kind === 'percent') return <Share percent={Number(value)} words={words} />
  const tone = resultTone(field, value)
  if (tone !== 'success' && tone !== 'warning' && tone !== 'danger') return words
  const Icon = icons[tone]
  return (
    <span className={styles.judged} data-tone={tone}>
      <Icon size={16} aria-hidden="true" />
      {words}
    </span>
  )
}

const Share = ({ percent, words }: { percent: number; words: string }) => (
  <span className={`num ${styles.share}`}>
    <span className={styles.track} aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </span>
    {words}
  </span>
)
