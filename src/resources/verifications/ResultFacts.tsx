import { useMemo } from 'react'
import type { Product, ResultValue } from '../../../contracts/products/index.ts'
import { type Fact, fact } from '../../components/detail/parts.ts'
import { RecordDetail } from '../../components/detail/RecordDetail.tsx'
import { ProductValue, type Shown } from './ProductValue.tsx'
import { ResultTableSection } from './ResultTableSection.tsx'
import type { VerificationRecord } from './record.ts'
import { fieldsOf } from './results.ts'

interface RowProps {
  record: VerificationRecord
}

/** All results of the product in their declared order, tables last. Empty results are shown as '-'. */
export const ResultFacts = ({ product, record }: RowProps & { product: Product }) => {
  const [fields, parts] = useMemo(
    () =>
      [
        fieldsOf(product),
        [{ facts: factsOf('result', valuesOf(product)), columns: 2 as const }, ...tablesOf(product)],
      ] as const,
    [product],
  )
  return <RecordDetail fields={fields} parts={parts} record={record} />
}

/** The results that are single values. */
export const valuesOf = ({ resultFields }: Product): ResultValue[] =>
  resultFields.filter((field): field is ResultValue => field.kind !== 'table')

/** A section for each of the product's tables. */
export const tablesOf = ({ resultFields }: Product) =>
  resultFields
    .filter(field => field.kind === 'table')
    .map(field => ({ record }: RowProps) => <ResultTableSection field={field} value={record.result?.[field.source]} />)

/** A product's inputs or results as detail fields. */
export const factsOf = (part: 'input' | 'result', fields: readonly Shown[]): Fact[] =>
  fields.map(field => {
    const Value = ({ record }: RowProps) => <ProductValue field={field} value={record[part]?.[field.source]} />
    return fact(`${part}.${field.source}`, { component: Value, optional: field.optional ?? false })
  })
