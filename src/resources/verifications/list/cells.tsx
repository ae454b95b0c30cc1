import { Button } from '@mui/material'
import { FileSpreadsheet, List, Plus, Upload } from 'lucide-react'
import { useListContext } from 'ra-core'
import { use } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { withId } from '../../../../contracts/platform/paths.ts'
import type { Product, ResultField } from '../../../../contracts/products/index.ts'
import { ChoiceEditor } from '../../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../../components/list/declaration.ts'
import { Money } from '../../../components/Money.tsx'
import { SegmentedControl } from '../../../components/SegmentedControl.tsx'
import { StatusChip } from '../../../components/StatusChip.tsx'
import { Subject } from '../../../components/Subject.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { useProduct, useProductNames } from '../product.ts'
import { shortId, type VerificationRecord } from '../record.ts'
import { doubtfulOutcomes, formatResult, outcomeLabel, recordSummary } from '../results.ts'
import { useChargeWords } from '../useChargeWords.ts'
import { FirstTab } from './firstTab.ts'
import styles from './Responses.module.css'

interface CellProps {
  record: VerificationRecord
}

export const RequestLink = ({ record: { id } }: CellProps) => (
  <Link
    className={`mono ${styles.id}`}
    to={withId(useProduct().paths.detail, id)}
    title={id}
    // The row is clickable too: without this, a click with a modifier key would also open the row in this tab.
    onClick={event => event.stopPropagation()}
  >
    {shortId(id)}
  </Link>
)

export const ShortId = ({ value }: { value: string }) => shortId(value)

export const Status = ({ record }: CellProps) => <StatusChip status={record.status} />

/** Says how old an answer is that was reused. */
export const Charge = ({ record }: CellProps) => {
  const words = useChargeWords()
  return record.reusedFrom ? (
    <span className={styles.reused}>{words(record)}</span>
  ) : (
    <Money paise={record.charge.paise} />
  )
}

export const SubjectCell = ({ record }: CellProps) => <Subject subject={record.subject} />

export const Outcome = ({ record }: CellProps) => {
  const words = outcomeLabel(useProduct(), record, useLocale()) ?? '-'
  return (
    <span className={styles.outcome} title={words}>
      {words}
    </span>
  )
}

/** The holder's name, or else the result. */
export const Summary = ({ record }: CellProps) => recordSummary(useProduct(), record, useLocale())

/** A cell for a product's result. A partial match in a doubtful answer is highlighted. */
export const resultCell = (product: Product, field: ResultField) => {
  const doubtful = doubtfulOutcomes(product)
  return function Result({ record }: CellProps) {
    const locale = useLocale()
    const value = record.result?.[field.source]
    const words = formatResult(field, value, locale) ?? '-'
    if (field.mask) return <span className="mono">{words}</span>
    const isDoubtful = value !== 100 && record.outcome !== null && doubtful.includes(record.outcome)
    return field.kind === 'percent' && isDoubtful ? <span className={styles.doubtful}>{words}</span> : words
  }
}

export const Purpose = ({ record }: CellProps) => useTexts('verifications')(`purpose.${record.purpose}`)

export const Duration = ({ record: { durationMs } }: CellProps) => {
  const text = useTexts('verifications')
  if (durationMs === null) return '-'
  return <span className="num">{text('milliseconds', { value: formatCount(durationMs) })}</span>
}

/** Filters by requester: everyone with checks that are visible to the user. */
export const RequesterEditor = ({ label, value = [], onChange }: FilterEditorProps<string[]>) => {
  const { data = [] } = useListContext<VerificationRecord>()
  const people = new Set([...value, ...data.map(({ requestedBy }) => requestedBy)])
  const options = [...people].map(person => ({ value: person, label: person }))
  return <ChoiceEditor label={label} options={options} chosen={value} onChange={onChange} />
}

/** Tabs for a product's checks and its files (`?tab=files`), and what its page has before them. */
export const ResponsesTabs = () => {
  const text = useTexts('responses')
  const isPhone = useIsNarrow()
  const [search, setSearch] = useSearchParams()
  const first = use(FirstTab)
  return (
    <SegmentedControl
      fullWidth={isPhone}
      label={text('tabs')}
      value={search.get('tab') ?? 'checks'}
      options={[
        ...(first ? [first] : []),
        { value: 'checks', label: text('checks'), icon: List },
        { value: 'files', label: text('files'), icon: FileSpreadsheet },
      ]}
      onChange={tab => setSearch(first || tab === 'files' ? { tab } : {})}
    />
  )
}

export const NewVerification = () => {
  const text = useTexts('responses')
  return (
    <Button variant="contained" startIcon={<Plus />} component={Link} to={useProduct().paths.verify}>
      {text('new')}
    </Button>
  )
}

/** Empty state before a product's first check. */
export const FirstSteps = () => {
  const text = useTexts('responses')
  const product = useProduct()
  const { subject } = useProductNames(product)
  const { verify } = product.paths
  return (
    <>
      <Button variant="contained" component={Link} to={verify}>
        {text('first', { subject })}
      </Button>
      {product.bulk && (
        <Button variant="outlined" startIcon={<Upload />} component={Link} to={`${verify}?mode=bulk`}>
          {text('upload')}
        </Button>
      )}
    </>
  )
}
