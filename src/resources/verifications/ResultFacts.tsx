import { CircleAlert, CircleCheck, CircleX } from 'lucide-react'
import { createContext, use, useMemo } from 'react'
import type { Product, ResultField } from '../../../contracts/products/index.ts'
import { type Fact, fact } from '../../components/detail/parts.ts'
import { RecordDetail } from '../../components/detail/RecordDetail.tsx'
import { MaskedValue } from '../../components/MaskedValue.tsx'
import { useLocale } from '../../i18n/locale.ts'
import type { VerificationRecord } from './record.ts'
import { fieldsOf, formatResult, resultTone } from './results.ts'
import styles from './Verifications.module.css'

interface RowProps {
  record: VerificationRecord
}

/** All results of the product in their declared order. Empty results are shown as '-'. */
export const ResultFacts = ({ product, record }: RowProps & { product: Product }) => {
  const [fields, parts] = useMemo(
    () => [fieldsOf(product), [{ facts: factsOf('result', product.resultFields), columns: 2 as const }]] as const,
    [product],
  )
  return <RecordDetail fields={fields} parts={parts} record={record} />
}

type Shown = Pick<ResultField, 'source' | 'label' | 'kind' | 'choices' | 'mask'>

/** A product's inputs or results as detail fields. */
export const factsOf = (part: 'input' | 'result', fields: readonly Shown[]): Fact[] =>
  fields.map(field => {
    const Value = ({ record }: RowProps) => <ProductValue field={field} value={record[part]?.[field.source]} />
    return fact(`${part}.${field.source}`, { component: Value })
  })

/** Reveals a masked value; the server logs the reason. Undefined if the user may not reveal values. */
export const RevealContext = createContext<((field: string, reason: string) => Promise<string>) | undefined>(undefined)

const icons = { success: CircleCheck, warning: CircleAlert, danger: CircleX }

/** A value formatted by its kind: rated choices have an icon and a colour, percentages a bar, masked values a reveal button. */
const ProductValue = ({ field, value }: { field: Shown; value: unknown }) => {
  const locale = useLocale()
  const reveal = use(RevealContext)
  const words = formatResult(field, value, locale)
  if (words === null) return '-'
  if (field.mask) {
    const onReveal = reveal && ((reason: string) => reveal(field.source, reason))
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
