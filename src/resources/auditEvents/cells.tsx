import { Link as LinkIcon, ShieldAlert, Timer } from 'lucide-react'
import type { AuditEvent, AuditEventDetail } from '../../../contracts/resources/auditEvent.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { shownId } from '../verifications/record.ts'
import styles from './AuditEvents.module.css'

interface CellProps {
  record: AuditEvent
}

export const ActionName = ({ record: { action } }: CellProps) => <>{useTexts('admin')(`action.${action}`)}</>

export const Actor = ({ record: { actor, actorKind } }: CellProps) => {
  const text = useTexts('admin')
  return (
    <span>
      {actor} <span className={styles.quiet}>{text(`auditLog.actor.${actorKind}`)}</span>
    </span>
  )
}

/** The account concerned. */
export const Concerned = ({ record: { customer, userId } }: CellProps) =>
  customer && userId ? <CustomerLink record={{ customer, userId }} /> : '-'

export const Subject = ({ record: { subject } }: CellProps) => (
  <span className="mono" title={subject}>
    {shownId(subject)}
  </span>
)

/** Whether the entry is in the chain; in the drawer also whether its seal holds. */
export const Seal = ({ record }: { record: AuditEvent & Partial<Pick<AuditEventDetail, 'intact'>> }) => {
  const text = useTexts('admin')
  if (record.intact === false) return <ToneChip tone="danger" icon={ShieldAlert} label={text('auditLog.broken')} />
  return record.sealed ? (
    <ToneChip tone="neutral" icon={LinkIcon} label={text('auditLog.sealed')} />
  ) : (
    <ToneChip tone="neutral" icon={Timer} label={text('auditLog.unsealed')} />
  )
}

/** Shown above the facts in the drawer. */
export const EntryHead = ({ record }: { record: AuditEventDetail }) => {
  const text = useTexts('admin')
  return (
    <>
      <div className={styles.head}>
        <strong>
          <ActionName record={record} />
        </strong>
        <Seal record={record} />
      </div>
      {record.intact !== null && (
        <p className={styles.quiet}>{text(record.intact ? 'auditLog.holds' : 'auditLog.altered')}</p>
      )}
    </>
  )
}
