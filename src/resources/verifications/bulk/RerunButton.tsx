import { RotateCcw } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { rerunBulkJob } from '../../../../contracts/calls/bulk.ts'
import { formatCount } from '../../../../contracts/money.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { attemptKeys } from '../../../dataProvider/attemptKeys.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { type JobRow, unansweredCount } from './job.ts'

/** Prepares the rows without an answer as a new file and goes to it: its price is seen before it is started. */
export const RerunButton = ({ product, job }: { product: Product; job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const notify = useNotify()
  const navigate = useNavigate()
  const keys = useRef(attemptKeys())
  const { mutate, isPending } = useCallMutation(rerunBulkJob)
  const rows = unansweredCount(job)
  const rerun = () =>
    mutate(
      { params: { id: job.id }, idempotencyKey: keys.current.keyFor(job.id) },
      {
        onSuccess: made => void navigate(`${product.paths.verify}?mode=bulk&job=${String(made.id)}`),
        onError: error => notify(error.message, { type: 'error' }),
      },
    )
  return (
    <BusyButton variant="contained" startIcon={<RotateCcw />} busy={isPending} onClick={rerun}>
      {text('job.rerun', { smart_count: rows, count: formatCount(rows) })}
    </BusyButton>
  )
}
