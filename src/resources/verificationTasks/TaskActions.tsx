import { Button } from '@mui/material'
import { Eye, EyeOff, Gavel } from 'lucide-react'
import { useState } from 'react'
import {
  assignVerificationTask,
  judgeVerificationTask,
  releaseVerificationTask,
  revealVerificationTask,
  takeVerificationTask,
  type VerificationTaskDetail,
} from '../../../contracts/calls/verificationTasks.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useCallAction } from '../../components/useCallAction.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { currentStaffId } from '../../session/tokens.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { JudgeDialog, LookDialog } from './JudgeDialog.tsx'

interface TaskActionsProps {
  found: VerificationTaskDetail
  isClear: boolean
  onClear: (found: VerificationTaskDetail | undefined) => void
}

/** What may be done with a check in its state. */
export const TaskActions = ({ found, isClear, onClear }: TaskActionsProps) => {
  const text = useTexts('adminVerifications')
  const [open, setOpen] = useState<'reveal' | 'assign' | 'judge'>()
  const mayReveal = useStaffCanCall(revealVerificationTask)
  const mayAssign = useStaffCanCall(assignVerificationTask)
  const mayJudge = useStaffCanCall(judgeVerificationTask)
  const take = useCallAction(takeVerificationTask)
  const release = useCallAction(releaseVerificationTask)
  const { id, kind, state, verifierId, refused } = found
  const params = { id }
  const isMine = state === 'taken' && verifierId === currentStaffId()
  const isOpen = state === 'free' || state === 'taken'
  const close = () => setOpen(undefined)
  return (
    <>
      {mayReveal && (
        <Button
          startIcon={isClear ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => (isClear ? onClear(undefined) : setOpen('reveal'))}
        >
          {text(isClear ? 'hide' : 'reveal')}
        </Button>
      )}
      {mayAssign && isOpen && (
        <Button variant="outlined" onClick={() => setOpen('assign')}>
          {text('assign')}
        </Button>
      )}
      {mayJudge && isMine && (
        <BusyButton variant="outlined" busy={release.busy} onClick={() => release.run({ params }, text('released'))}>
          {text('release')}
        </BusyButton>
      )}
      {mayJudge && state === 'free' && !refused && (
        <BusyButton variant="contained" busy={take.busy} onClick={() => take.run({ params }, text('taken'))}>
          {text('take')}
        </BusyButton>
      )}
      {mayJudge && isMine && (
        <Button variant="contained" startIcon={<Gavel aria-hidden="true" />} onClick={() => setOpen('judge')}>
          {text(kind === 'quality' ? 'look' : 'judge')}
        </Button>
      )}
      {open === 'reveal' && (
        <ActionDialog
          call={revealVerificationTask}
          params={params}
          fields={[reasonField]}
          title={text('revealTitle')}
          detail={text('revealDetail')}
          confirm={text('reveal')}
          onDone={onClear}
          onClose={close}
        />
      )}
      {open === 'assign' && <AssignDialog id={id} onClose={close} />}
      {open === 'judge' && kind === 'verifierReview' && <JudgeDialog id={id} onClose={close} />}
      {open === 'judge' && kind === 'quality' && <LookDialog id={id} onClose={close} />}
    </>
  )
}
