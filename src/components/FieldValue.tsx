import type { Field } from '../../contracts/fields/field.ts'
import { formatCount } from '../../contracts/platform/money.ts'
import { useDateFormats } from '../i18n/dates.ts'
import { useLocale } from '../i18n/locale.ts'
import styles from './FieldValue.module.css'
import { Money } from './Money.tsx'
import { ToneChip } from './ToneChip.tsx'

export type Scalar = string | number | boolean | null | undefined

interface FieldValueProps {
  field: Field
  value: Scalar
  /** The most important figure of the row. */
  strong?: boolean
  /** With the year, as on detail pages. */
  full?: boolean
}

export const isEmpty = (value: unknown): value is null | undefined | '' | never[] =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A field's value, formatted by its kind; '-' if it is empty. */
export const FieldValue = ({ field, value, strong = false, full = false }: FieldValueProps) => {
  const locale = useLocale()
  const dates = useDateFormats()
  if (isEmpty(value)) return '-'
  switch (field.kind) {
    case 'money':
      return <Money paise={value as number} strong={strong} />
    case 'count':
      return <span className="num">{formatCount(value as number)}</span>
    case 'time':
      return <span className="num">{full ? dates.full(value as string) : dates.short(value as string)}</span>
    case 'day':
      return <span className="num">{dates.day(value as string)}</span>
    case 'mono':
    case 'id':
      return <span className={`mono ${styles.mono}`}>{String(value)}</span>
    case 'choice': {
      const { label, tone } = field.choices?.[String(value)] ?? {}
      const word = label?.[locale] ?? String(value)
      return tone ? <ToneChip tone={tone} label={word} /> : word
    }
    default:
      return String(value)
  }
}
