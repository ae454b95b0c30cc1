import type { Product } from '../../../contracts/products/index.ts'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { ResultValue } from './ResultValue.tsx'
import type { VerificationRecord } from './record.ts'

interface ResultFactsProps {
  product: Product
  record: VerificationRecord
  /** Fetches a masked value whole; the server keeps the reason. Without it values stay masked. */
  onReveal?: (field: string, reason: string) => Promise<string>
}

/** Every result field of the product, in its order; empty ones say '-'. */
export const ResultFacts = ({ product, record, onReveal }: ResultFactsProps) => {
  const locale = useLocale()
  return (
    <FactList>
      {product.resultFields.map(field => (
        <FactRow key={field.source} label={field.label[locale]}>
          <ResultValue
            field={field}
            value={record.result?.[field.source]}
            onReveal={field.mask && onReveal && (reason => onReveal(field.source, reason))}
          />
        </FactRow>
      ))}
    </FactList>
  )
}
