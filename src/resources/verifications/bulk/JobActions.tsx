import { type ReactNode, useEffect, useRef } from 'react'
import type { Product } from '../../../../contracts/products/index.ts'
import { useCanEdit } from '../../../authProvider/session.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import { CancelButton } from './CancelButton.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { hasEnded, isStoppable, type JobRow, unansweredCount } from './job.ts'
import { PauseButton } from './PauseButton.tsx'
import { RerunButton } from './RerunButton.tsx'

interface JobActionsProps {
  job: JobRow
  /** On the file's own page: offers to run the unanswered rows again. */
  rerun?: Product
  children?: ReactNode
}

/** What can be done with a started file now. A cancelled one loses its buttons: the focus then stays with the group. */
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
      {hasEnded(status) && <DownloadButton job={job} small={!rerun} />}
      {mayAct && rerun && hasEnded(status) && unansweredCount(job) > 0 && <RerunButton product={rerun} job={job} />}
    </fieldset>
  )
}
