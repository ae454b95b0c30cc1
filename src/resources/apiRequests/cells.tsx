import { Ban, CircleX } from 'lucide-react'
import { useGetList } from 'ra-core'
import { Link } from 'react-router-dom'
import { entryOf, isProductId } from '../../../contracts/checks/catalogue.ts'
import { limits } from '../../../contracts/platform/limits.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { withId } from '../../../contracts/platform/paths.ts'
import { type ApiRequest, apiRequest } from '../../../contracts/resources/apiRequest.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { ChoiceEditor, type Option } from '../../components/list/ChoiceEditor.tsx'
import type { FilterEditorProps } from '../../components/list/declaration.ts'
import { useFilterLabels } from '../../components/list/useFilterLabels.ts'
import { Money } from '../../components/Money.tsx'
import { StatusChip } from '../../components/StatusChip.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { shortId } from '../verifications/record.ts'
import styles from './Requests.module.css'
import { useRequestLabels } from './useRequestLabels.ts'

interface CellProps<Name extends keyof ApiRequest> {
  record: Pick<ApiRequest, Name>
}

/** How a call ended: the verification's outcome, or a refusal before a verification was created. */
export const OutcomeChip = ({ record: { outcome } }: CellProps<'outcome'>) => {
  const { choices } = apiRequest.fields.outcome
  const locale = useLocale()
  if (outcome === 'refused') return <ToneChip tone="warning" icon={Ban} label={choices.refused.label[locale]} />
  if (outcome === 'failed') return <ToneChip tone="danger" icon={CircleX} label={choices.failed.label[locale]} />
  return <StatusChip status={outcome} />
}

export const Product = ({ record: { product } }: CellProps<'product'>) => useRequestLabels().product(product)

export const KeyName = ({ record: { key } }: CellProps<'key'>) => {
  const name = useRequestLabels().key(key)
  return (
    <span className={styles.key} title={name}>
      {name}
    </span>
  )
}

export const KeyWithHint = ({ record: { key } }: CellProps<'key'>) => {
  const name = useRequestLabels().key(key)
  return (
    <>
      {name} {key && <span className="mono">{key.hint}</span>}
    </>
  )
}

export const HttpStatus = ({ record: { httpStatus } }: CellProps<'httpStatus'>) => (
  <span className="mono">{httpStatus}</span>
)

export const Latency = ({ record: { durationMs } }: CellProps<'durationMs'>) => {
  const text = useTexts('usage')
  return <span className="num">{text('charts.milliseconds', { value: formatCount(durationMs) })}</span>
}

export const ShortId = ({ record: { id } }: CellProps<'id'>) => (
  <span className="mono" title={id}>
    {shortId(id)}
  </span>
)

/** On a card: the caller's reference, or else the request ID. */
export const ReferenceOrId = ({ record: { reference, id } }: CellProps<'reference' | 'id'>) => reference ?? shortId(id)

/** Shown above the facts in the drawer. */
export const RequestHead = ({ record }: CellProps<'outcome' | 'chargePaise'>) => (
  <div className={styles.subject}>
    <OutcomeChip record={record} />
    <Money paise={record.chargePaise} />
  </div>
)

export const Endpoint = ({ record: { method, path } }: CellProps<'method' | 'path'>) => (
  <span className={`mono ${styles.id}`}>
    {method} {path}
  </span>
)

/** Links to the customer's own verification. Staff have no page for verifications. */
export const VerificationLink = ({ record: { verificationId, product } }: CellProps<'verificationId' | 'product'>) => {
  const text = useTexts('usage')
  if (!verificationId) return null
  if (!product || !isProductId(product)) return <VerificationId record={{ verificationId }} />
  return <Link to={withId(entryOf(product).paths.detail, verificationId)}>{text('one.openVerification')}</Link>
}

export const VerificationId = ({ record: { verificationId } }: CellProps<'verificationId'>) => {
  const locale = useLocale()
  if (!verificationId) return null
  return (
    <>
      <span className={`mono ${styles.id}`}>{verificationId}</span>
      <CopyButton value={verificationId} name={apiRequest.fields.verificationId.label[locale]} />
    </>
  )
}

/** Options for the account's keys, including revoked ones, which may have made calls. */
function useKeyOptions(): Option<string>[] {
  const { data = [] } = useGetList<{ id: string; name: string; hint: string }>(
    'api-keys',
    { pagination: { page: 1, perPage: limits.maxPageSize }, sort: { field: 'id', order: 'DESC' }, filter: {} },
    { onError: () => {} },
  )
  return data.map(({ id, name, hint }) => ({ value: id, label: `${name} (${hint})` }))
}

/** Filters requests by API key. */
export const KeyEditor = ({ label, value = [], onChange }: FilterEditorProps<string[]>) => (
  <ChoiceEditor label={label} options={useKeyOptions()} chosen={value} onChange={onChange} />
)

export const KeyNames = ({ value }: { value: string[] }) => {
  const options = useKeyOptions()
  return useFilterLabels().choices(options, value) ?? value[0]
}
