import { Button } from '@mui/material'
import { useState } from 'react'
import { decideApproval } from '../../../contracts/calls/approvals.ts'
import type { Approval } from '../../../contracts/resources/approval.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useToast } from '../../components/useToast.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Approvals.module.css'
import { Rights, useAskedBy, useChangeWords } from './cells.tsx'

/** Approve or reject, with a reason. Whoever asked sees that somebody else must decide, and whoever can only reject it sees why. */
export const DecideButtons = ({ record }: { record: Approval }) => {
  const text = useTexts('adminMoney')
  const toast = useToast()
  const [deciding, setDeciding] = useState<'approve' | 'reject' | null>(null)
  const { short } = useDateFormats()
  const askedBy = useAskedBy(record)
  const { what, amount, line } = useChangeWords(record)
  if (record.state !== 'waiting') return null
  if (record.isOwn) return <span className={styles.own}>{text('approvals.own')}</span>
  return (
    <>
      {record.isAboutReader ? (
        <span className={styles.own}>{text('approvals.aboutYou')}</span>
      ) : record.tiedUntil ? (
        <span className={styles.own}>{text('approvals.tied', { time: short(record.tiedUntil) })}</span>
      ) : (
        <Button
          size="small"
          variant="outlined"
          aria-label={text('approvals.approveOf', { what, amount })}
          onClick={() => setDeciding('approve')}
        >
          {text('approvals.approve')}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={text('approvals.rejectOf', { what, amount })}
        onClick={() => setDeciding('reject')}
      >
        {text('approvals.reject')}
      </Button>
      {deciding && (
        <ActionDialog
          call={decideApproval}
          params={{ id: record.id }}
          body={{ approve: deciding === 'approve' }}
          danger={deciding === 'reject'}
          fields={[{ ...reasonField, hint: text('approvals.approveReason') }]}
          title={text(`approvals.${deciding}Title`)}
          detail={
            <>
              <p className={styles.line}>{line}</p>
              {record.rights && <Rights record={record} />}
              <p className={styles.line}>{text('approvals.asked', { name: askedBy, reason: record.reason })}</p>
            </>
          }
          confirm={text(`approvals.${deciding}`)}
          done={text(deciding === 'approve' ? 'approvals.approved' : 'approvals.rejected')}
          onConflict={message => toast(message, 'error')}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  )
}
