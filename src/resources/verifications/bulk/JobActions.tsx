import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { CirclePause, CirclePlay, RotateCcw } from 'lucide-react'
import { useNotify } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { cancelBulkJob, pauseBulkJob, rerunBulkJob, resumeBulkJob } from '../../../../contracts/calls/bulk.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { useCanEdit } from '../../../authProvider/session.ts'
import { BusyButton } from '../../../components/BusyButton.tsx'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { callApi } from '../../../dataProvider/api.ts'
import { attemptKeys } from '../../../dataProvider/attemptKeys.ts'
import { useCallMutation } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import { DownloadButton } from './DownloadButton.tsx'
import { hasEnded, isStoppable, type JobRow, unansweredCount } from './job.ts'
import { useBulkPlace } from './place.ts'
import { RepeatButton } from './repeat/RepeatButton.tsx'

interface JobActionsProps {
  job: JobRow
  /** Set on the file's own page: offers to repeat the file and to run unanswered rows again. */
  rerun?: boolean
  children?: ReactNode
}

/** Actions on a started file. When a file is cancelled its buttons disappear, so the focus moves to the group. */
export const JobActions = ({ job, rerun, children }: JobActionsProps) => {
  const text = useTexts('bulkScreen')
  const group = useRef<HTMLFieldSetElement>(null)
  const acted = useRef(false)
  const mayAct = useCanEdit()
  const { status } = job
  useEffect(() => {
    const lost = !document.activeElement || document.activeElement === document.body
    if (acted.current && lost) group.current?.focus({ preventScroll: true })
  }, [status])
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className={`${styles.actions} ${rerun ? styles.ofPage : ''}`}
      aria-label={text('job.actions', { name: job.fileName })}
    >
      {children}
      {mayAct && isStoppable(status) && (
        <>
          <PauseButton job={job} />
          <CancelButton
            job={job}
            onDone={() => {
              acted.current = true
            }}
          />
        </>
      )}
      {rerun && hasEnded(status) && <RepeatButton job={job} />}
      {hasEnded(status) && <DownloadButton job={job} small={!rerun} />}
      {mayAct && rerun && hasEnded(status) && unansweredCount(job) > 0 && <RerunButton job={job} />}
    </fieldset>
  )
}

/**
 * One button that toggles between "Pause" and "Resume" and so keeps the focus. It is disabled until the job has actually paused; otherwise
 * a double click would resume it.
 */
const PauseButton = ({ job }: { job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const notify = useNotify()
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const paused = job.status === 'paused'
  const Icon = paused ? CirclePlay : CirclePause
  const press = async () => {
    setBusy(true)
    try {
      await callApi(paused ? resumeBulkJob : pauseBulkJob, { params: { id: job.id } })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
    // Refetched after errors too: someone else may have changed the state.
    await cache.invalidateQueries()
    setBusy(false)
  }
  return (
    <BusyButton
      variant="outlined"
      size="small"
      startIcon={<Icon aria-hidden="true" />}
      busy={busy || job.status === 'pausing'}
      onClick={() => void press()}
    >
      {text(paused ? 'job.resume' : 'job.pause')}
    </BusyButton>
  )
}

/** "Cancel the rest", after a confirmation that explains the charges and refunds. */
const CancelButton = ({ job, onDone }: { job: JobRow; onDone: () => void }) => {
  const text = useTexts('bulkScreen')
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button color="inherit" size="small" onClick={() => setAsking(true)}>
        {text('job.cancel')}
      </Button>
      {asking && (
        <ActionDialog
          danger
          call={cancelBulkJob}
          params={{ id: job.id }}
          title={text('job.cancelTitle', { name: job.fileName })}
          detail={text('job.cancelDetail')}
          cancel={text('job.keepRunning')}
          confirm={text('job.cancel')}
          onDone={onDone}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Creates a new file from the unanswered rows and opens it, so that the price is shown before the start. */
const RerunButton = ({ job }: { job: JobRow }) => {
  const text = useTexts('bulkScreen')
  const notify = useNotify()
  const navigate = useNavigate()
  const place = useBulkPlace()
  const keys = useRef(attemptKeys())
  const { mutate, isPending } = useCallMutation(rerunBulkJob)
  const rows = unansweredCount(job)
  const rerun = () =>
    mutate(
      { params: { id: job.id }, idempotencyKey: keys.current.keyFor(job.id) },
      {
        onSuccess: copy => void navigate(place.form({ id: String(copy.id), product: job.product })),
        onError: error => notify(error.message, { type: 'error' }),
      },
    )
  return (
    <BusyButton variant="contained" startIcon={<RotateCcw />} busy={isPending} onClick={rerun}>
      {text('job.rerun', { smart_count: rows, count: formatCount(rows) })}
    </BusyButton>
  )
}
