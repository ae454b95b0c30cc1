import { CloudOff, Database, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { shownInput } from '../../../../contracts/checks/shownInput.ts'
import { text } from '../../../../contracts/platform/text.ts'
import type { Product, ProductId } from '../../../../contracts/products/index.ts'
import type { Facts } from '../../../components/detail/parts.ts'
import { RecordDetail } from '../../../components/detail/RecordDetail.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { productScreens } from '../../productScreens.ts'
import { ReadingProgress } from '../files/ReadingProgress.tsx'
import { RejectedFiles } from '../files/RejectedFiles.tsx'
import { LocalChecksSection } from '../LocalChecks.tsx'
import { useProduct, useProductNames } from '../product.ts'
import { factsOf, tablesOf, valuesOf } from '../ResultFacts.tsx'
import type { VerificationDetail } from '../record.ts'
import { fieldsOf } from '../results.ts'

interface RecordProps {
  record: VerificationDetail
}

/** The results and inputs of a product. */
const partsOf = (product: Product) => ({
  result: {
    title: text(`${product.label.en}: the record`, `${product.label.hi}: रिकॉर्ड`),
    aside: FetchedAt,
    facts: factsOf('result', valuesOf(product)),
  } satisfies Facts,
  tables: tablesOf(product),
  input: {
    title: text('Details submitted', 'आपने क्या डाला'),
    // The files have a section of their own.
    facts: factsOf('input', product.inputFields.filter(({ kind }) => kind !== 'file').map(shownInput)),
  } satisfies Facts,
})

/** The result with its source and time, the inputs, and the free checks. */
export const ResultTab = ({ record }: RecordProps) => {
  const product = useProduct()
  const fields = useMemo(() => fieldsOf(product), [product])
  const Wait = productScreens[product.id as ProductId]?.wait
  const { result, tables, input } = useMemo(() => partsOf(product), [product])
  return (
    <>
      {record.status === 'awaiting_person' && Wait && <Wait record={record} />}
      <ReadingProgress record={record} />
      <NoAnswer record={record} />
      <RecordDetail
        fields={fields}
        parts={[...(record.result ? [result, ...tables] : []), ...(input.facts.length > 0 ? [input] : [])]}
        record={record}
      />
      <LocalChecksSection product={product} />
    </>
  )
}

const NoAnswer = ({ record }: RecordProps) => {
  const text = useTexts('verifications')
  const { subject } = useProductNames(useProduct())
  if (record.status === 'rejected_input') return <RejectedFiles record={record} />
  if (record.status === 'not_found')
    return (
      <EmptyState
        icon={SearchX}
        tone="neutral"
        title={text('detail.notFoundTitle')}
        hint={<FetchedAt record={record} />}
      >
        {text('detail.notFoundDetail', { subject })}
      </EmptyState>
    )
  if (record.status !== 'source_unavailable') return null
  return (
    <EmptyState icon={CloudOff} tone="neutral" title={text('detail.unavailableTitle')}>
      {text('detail.unavailableDetail', { subject })}
    </EmptyState>
  )
}

const FetchedAt = ({ record: { fetchedAt } }: RecordProps) => {
  const text = useTexts('verifications')
  const { source } = useProductNames(useProduct())
  const { time } = useDateFormats()
  if (!fetchedAt) return null
  return (
    <>
      <Database aria-hidden="true" />
      {text('detail.fetched', { source, time: time(fetchedAt) })}
    </>
  )
}
