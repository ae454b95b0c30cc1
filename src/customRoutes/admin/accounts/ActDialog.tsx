import { ReasonDialog } from '../../../components/ReasonDialog.tsx'
import { useReasonedAct } from '../../../resources/adminUsers/actions/useReasonedAct.ts'
import styles from './Accounts.module.css'
import { useStaffText } from './texts.ts'

export type ActName = 'promote' | 'demote' | 'disable' | 'enable' | 'link' | 'secondFactor' | 'end' | 'endAll'

interface ActDialogProps {
  what: ActName
  /** Whom it is about. */
  name: string
  act: (reason: string) => Promise<unknown>
  onClose: () => void
}

const grave: readonly ActName[] = ['demote', 'disable', 'secondFactor', 'end', 'endAll']

/** Asks why before an act upon staff. */
export const ActDialog = ({ what, name, act, onClose }: ActDialogProps) => {
  const text = useStaffText()
  const { problem, onConfirm } = useReasonedAct({ act, done: text(`act.${what}.done`, { name }), onClose })
  return (
    <ReasonDialog
      title={text(`act.${what}.title`, { name })}
      confirm={text(`act.${what}.button`)}
      danger={grave.includes(what)}
      problem={problem}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p className={styles.note}>{text(`act.${what}.detail`)}</p>
    </ReasonDialog>
  )
}
