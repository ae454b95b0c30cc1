import { Button } from '@mui/material'
import { CirclePause, CirclePlay, Download, RotateCcw, Tickets } from 'lucide-react'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { batchErrors, cancelBatch, pauseBatch, resumeBatch, retryBatch } from '../../../contracts/calls/adminBatches.ts'
import { canAccess } from '../../../contracts/people/permissions.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { CustomerBatchDetail } from '../../../contracts/resources/customerBatch.ts'
import { useStaff, useStaffCanCall } from '../../authProvider/staff.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { hasEnded, isDraft, isStoppable, unansweredCount } from '../verifications/bulk/job.ts'
import styles from './CustomerBatches.module.css'

interface BatchProps {
  record: CustomerBatchDetail
}

/** What staff can do with a customer's batch, each with a reason. */
export const BatchActions = ({ record }: BatchProps) => {
  const text = useTexts('adminBatches')
  const mayAct = useStaffCanCall(pauseBatch)
  const mayExport = useStaffCanCall(batchErrors)
  const { permissions } = useStaff()
  const { status, product } = record
  const seesChallans =
    product === 'vehicle-challans' && canAccess(permissions, { action: 'list', permission: 'admin.challans' })
  return (
    <fieldset className={`${styles.actions} ${styles.part}`} aria-label={text('actions', { name: record.fileName })}>
      {mayAct && isStoppable(status) && <SteerButtons record={record} />}
      {mayAct && hasEnded(status) && unansweredCount(record) > 0 && <RetryButton record={record} />}
      {mayExport && record.errors > 0 && <ErrorsButton record={record} />}
      {seesChallans && !isDraft(status) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Tickets />}
          component={Link}
          to={withId(paths.adminBatchChallanDetails, record.id)}
        >
          {text('challans')}
        </Button>
      )}
    </fieldset>
  )
}

const SteerButtons = ({ record: { id, fileName, status } }: BatchProps) => {
  const text = useTexts('adminBatches')
  const [asking, setAsking] = useState<'turn' | 'cancel'>()
  const way = status === 'running' ? 'pause' : 'resume'
  const Icon = way === 'pause' ? CirclePause : CirclePlay
  const common = { params: { id }, fields: [reasonField], onClose: () => setAsking(undefined) } as const
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<Icon />} onClick={() => setAsking('turn')}>
        {text(way)}
      </Button>
      <Button size="small" color="inherit" onClick={() => setAsking('cancel')}>
        {text('cancel')}
      </Button>
      {asking === 'turn' && (
        <ActionDialog
          {...common}
          call={way === 'pause' ? pauseBatch : resumeBatch}
          title={text(`${way}Title`, { name: fileName })}
          detail={text(`${way}Detail`)}
          confirm={text(way)}
          done={text(way === 'pause' ? 'paused' : 'resumed')}
        />
      )}
      {asking === 'cancel' && (
        <ActionDialog
          {...common}
          danger
          call={cancelBatch}
          title={text('cancelTitle', { name: fileName })}
          detail={text('cancelDetail')}
          cancel={text('keep')}
          confirm={text('cancel')}
          done={text('cancelledNow')}
        />
      )}
    </>
  )
}

const RetryButton = ({ record }: BatchProps) => {
  const text = useTexts('adminBatches')
  const [asking, setAsking] = useState(false)
  const rows = unansweredCount(record)
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<RotateCcw />} onClick={() => setAsking(true)}>
        {text('retry', { smart_count: rows, count: formatCount(rows) })}
      </Button>
      {asking && (
        <ActionDialog
          call={retryBatch}
          params={{ id: record.id }}
          fields={[reasonField]}
          title={text('retryTitle', { name: record.fileName })}
          detail={text('retryDetail')}
          confirm={text('retryConfirm')}
          done={text('retried')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const ErrorsButton = ({ record: { id, fileName } }: BatchProps) => {
  const text = useTexts('adminBatches')
  const notify = useNotify()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(batchErrors, { params: { id } }, `${fileName.replace(/\.\w+$/, '')}-errors.csv`)
    } catch (error) {
      notify((error as CallError).message, { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton size="small" variant="outlined" startIcon={<Download />} busy={busy} onClick={() => void save()}>
      {text('errors')}
    </BusyButton>
  )
}
