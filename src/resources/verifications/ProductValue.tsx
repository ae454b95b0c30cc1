import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { createContext, use } from 'react'
import type { ResultValue } from '../../../contracts/products/index.ts'
import { MaskedValue } from '../../components/MaskedValue.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { formatResult, resultTone } from './results.ts'
import styles from './Verifications.module.css'

/** What a value's format depends on. */
export type Shown = Pick<ResultValue, 'source' | 'label' | 'kind' | 'choices' | 'mask' | 'optional'>

/** Reveals a masked value; the server logs the reason. Undefined if the user may not reveal values. */
export const RevealContext = createContext<((field: string, reason: string) => Promise<string>) | undefined>(undefined)

const icons = { success: CircleCheck, warning: CircleAlert, danger: CircleX }

interface ProductValueProps {
  field: Shown
  value: unknown
  /** The value's name for `revealVerification`; by default the field's. */
  name?: string
}

/**
 * A value formatted by its kind: rated choices have an icon and a colour, percentages a bar, pictures are drawn, masked values
 * have a reveal button.
 */
export const ProductValue = ({ field, value, name = field.source }: ProductValueProps) => {
  const locale = useLocale()
  const reveal = use(RevealContext)
  const words = formatResult(field, value, locale)
  if (words === null) return '-'
  if (field.kind === 'picture') return <img className={styles.picture} src={words} alt={field.label[locale]} />
  if (field.mask) {
    const onReveal = reveal && ((reason: string) => reveal(name, reason))
    return <MaskedValue value={words} name={field.label[locale]} onReveal={onReveal} />
  }
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
