import { Button } from '@mui/material'
import { Download, FileText, RotateCcw } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { downloadVerification } from '../../../../contracts/calls/verificationShares.ts'
import { filesInSubject } from '../../../../contracts/files/filesSubject.ts'
import { formatCount, formatPaise } from '../../../../contracts/platform/money.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { verificationFields as fields } from '../../../../contracts/resources/verification.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { StatusChip } from '../../../components/StatusChip.tsx'
import { SummaryCard } from '../../../components/SummaryCard.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { download } from '../../../dataProvider/download.ts'
import { saveBlob } from '../../../dataProvider/saveBlob.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useShortfall } from '../../../wallets/useShortfall.ts'
import { queueText } from '../files/ReadingProgress.tsx'
import { useRerunPrice, useRunAgain } from '../list/useRunAgain.ts'
import { useProduct, useProductNames } from '../product.ts'
import { shortId, type VerificationDetail } from '../record.ts'
import { holderName, outcomeLabel } from '../results.ts'
import { ShortBalance } from '../ShortBalance.tsx'
import { useChargeWords } from '../useChargeWords.ts'

interface SummaryProps {
  record: VerificationDetail
  /** By default the outcome in words. */
  meaning?: string | undefined
}

/** The masked subject, the meaning of the result, and the identifying facts. */
export const VerificationSummary = ({ record, meaning }: SummaryProps) => {
  const text = useTexts('verifications')
  const product = useProduct()
  const { title } = useProductNames(product)
  const locale = useLocale()
  const { full } = useDateFormats()
  const usual = useResultMeaning(product, record)
  const isOfFiles = filesInSubject(record.subject) !== undefined
  const took = record.durationMs === null ? null : text('milliseconds', { value: formatCount(record.durationMs) })
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('products'), to: paths.products },
          { label: title, to: product.paths.verify },
          { label: text('responses'), to: product.paths.list },
          { label: shortId(record.id), mono: true },
        ]}
      />
      <SummaryCard
        mono={!isOfFiles}
        title={isOfFiles ? title : record.subject}
        chips={
          <>
            <StatusChip status={record.status} />
            {record.mode === 'test' && <ToneChip tone="neutral" label={text('detail.test')} />}
          </>
        }
        meaning={meaning ?? usual}
        actions={<Actions record={record} />}
        facts={[
          { label: fields.id.label[locale], value: <span className="mono">{shortId(record.id)}</span> },
          { label: fields.reference.label[locale], value: record.reference },
          { label: fields.requestedBy.label[locale], value: record.requestedBy },
          { label: fields.createdAt.label[locale], value: full(record.createdAt) },
          ...(record.reusedFrom ? [{ label: text('detail.reusedFrom'), value: <ReusedFrom record={record} /> }] : []),
          { label: fields.durationMs.label[locale], value: took },
          { label: fields.purpose.label[locale], value: text(`purpose.${record.purpose}`) },
        ]}
      />
    </>
  )
}

/** How old the answer is, with a link to the check that bought it. */
const ReusedFrom = ({ record }: { record: VerificationDetail }) => {
  const text = useTexts('verifications')
  const chargeWords = useChargeWords()
  const { detail } = useProduct().paths
  if (!record.reusedFrom) return null
  return (
    <>
      {chargeWords(record)}{' '}
      <Link to={withId(detail, record.reusedFrom.verificationId)}>{text('detail.openReused')}</Link>
    </>
  )
}

const Actions = ({ record }: { record: VerificationDetail }) => {
  const text = useTexts('verifications')
  const more = useTexts('checkPages')
  const product = useProduct()
  const notify = useNotify()
  const navigate = useNavigate()
  const atMostPaise = useRerunPrice()(record)
  const { busy, runAgain } = useRunAgain()
  const shortfall = useShortfall(atMostPaise)
  // Guards against a second click before the busy state is rendered.
  const [started, setStarted] = useState(false)
  const charged = record.status === 'source_unavailable' ? 'detail.runAgainFree' : 'detail.runAgainPrice'
  const label = record.mode === 'test' || atMostPaise === 0 ? 'detail.runAgainTest' : charged

  const again = async () => {
    if (started) return
    setStarted(true)
    const [newId] = await runAgain([{ id: record.id, atMostPaise }])
    setStarted(false)
    if (newId) await navigate(withId(product.paths.detail, newId))
  }
  const savePdf = () =>
    download(downloadVerification, { params: { id: record.id } }, `${record.id}.pdf`).catch((error: Error) =>
      notify(more('download.failed', { message: error.message }), { type: 'error' }),
    )
  const save = () =>
    saveBlob(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }), `${record.id}.json`)
  return (
    <>
      <Button variant="outlined" startIcon={<FileText />} onClick={() => void savePdf()}>
        {more('download.pdf')}
      </Button>
      <Button variant="outlined" startIcon={<Download />} onClick={save}>
        {text('detail.download')}
      </Button>
      {record.status !== 'queued' && record.status !== 'in_progress' && (
        <BusyButton
          variant="contained"
          startIcon={<RotateCcw />}
          busy={busy}
          disabled={!!shortfall}
          onClick={() => void again()}
        >
          {text(label, { price: formatPaise(atMostPaise) })}
        </BusyButton>
      )}
      {shortfall && <ShortBalance shortfall={shortfall} pricePaise={atMostPaise} />}
    </>
  )
}

/** One line that explains a result or its absence. */
function useResultMeaning(product: Product, record: VerificationDetail): string {
  const text = useTexts('verifications')
  const files = useTexts('files')
  const locale = useLocale()
  const { status } = record
  const chargeWords = useChargeWords()
  if (status === 'not_found' || status === 'source_unavailable')
    return `${text(`meaning.${status}`)} ${chargeWords(record)}`
  if (status === 'rejected_input') {
    const charge = chargeWords(record)
    // Some reasons say it themselves.
    return record.error?.includes(charge) ? record.error : `${record.error ?? ''} ${charge}`
  }
  if (status === 'queued') return queueText(files, record.queuePlace)
  const parts = [holderName(product, record), outcomeLabel(product, record, locale)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : text('meaning.other')
}
