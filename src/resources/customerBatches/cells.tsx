import { formatCount } from '../../../contracts/platform/money.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { type CustomerBatch, vehicleProducts } from '../../../contracts/resources/customerBatch.ts'
import { ChoiceEditor } from '../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { type OutcomeCount, SegmentedBar } from '../../components/SegmentedBar.tsx'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'
import { JobStatusChip } from '../verifications/bulk/JobStatus.tsx'
import { isDraft } from '../verifications/bulk/job.ts'
import { useBulkProducts } from '../verifications/bulk/useBulkProducts.ts'
import { useProductLabel } from '../verifications/useProductLabel.ts'
import styles from './CustomerBatches.module.css'

interface CellProps {
  record: CustomerBatch
}

export const BatchStatus = ({ record }: CellProps) => <JobStatusChip status={record.status} />

export const BatchProduct = ({ record }: CellProps) => useProductLabel()(record.product)

export const outcomesOf = ({ counts }: CustomerBatch, text: Translate<'adminBatches'>): OutcomeCount[] => [
  { label: text('answered'), count: counts.completed, tone: 'success' },
  { label: text('notFound'), count: counts.notFound, tone: 'neutral' },
  { label: text('unanswered'), count: counts.unavailable, tone: 'warning' },
  ...(counts.cancelled > 0 ? [{ label: text('cancelled'), count: counts.cancelled, tone: 'info' } as const] : []),
]

export const BatchRows = ({ record: { counts, status } }: CellProps) => {
  const text = useTexts('adminBatches')
  const total = formatCount(isDraft(status) ? counts.total : counts.ready)
  return <span className="num">{text('rows', { done: formatCount(counts.done), total })}</span>
}

export const BatchProgress = ({ record }: CellProps) => {
  const text = useTexts('adminBatches')
  return (
    <div className={styles.progress}>
      <SegmentedBar outcomes={outcomesOf(record, text)} total={Math.max(record.counts.ready, 1)} />
      <BatchRows record={record} />
    </div>
  )
}

export const BatchRate = ({ record: { rowsPerSecond } }: CellProps) => {
  const text = useTexts('adminBatches')
  return rowsPerSecond === null ? '-' : <span className="num">{text('perSecond', { rate: rowsPerSecond })}</span>
}

type Products = FilterEditorProps<string[]>

const useProductEditor = (shown: (id: ProductId) => boolean) =>
  useBulkProducts()
    .filter(({ id }) => shown(id))
    .map(({ id, name }) => ({ value: id, label: name }))

const isVehicle = (id: ProductId) => vehicleProducts.includes(id)

/** Filters by products of vehicles. */
export const VehicleEditor = ({ label, value = [], onChange }: Products) => (
  <ChoiceEditor label={label} options={useProductEditor(isVehicle)} chosen={value} onChange={onChange} />
)

/** Filters by all other products. */
export const OtherEditor = ({ label, value = [], onChange }: Products) => (
  <ChoiceEditor label={label} options={useProductEditor(id => !isVehicle(id))} chosen={value} onChange={onChange} />
)

/** Filters by any product. */
export const ProductEditor = ({ label, value = [], onChange }: Products) => (
  <ChoiceEditor label={label} options={useProductEditor(() => true)} chosen={value} onChange={onChange} />
)

/** The names of the products that a filter has. */
export const ProductNames = ({ value }: { value: string[] }) => {
  const nameOf = useProductLabel()
  return value.map(nameOf).join(', ')
}
