import { Button } from '@mui/material'
import { Gavel, RotateCcw, SkipForward, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { answerReview, askStepAgain, printLetter, refundStepPayment, skipStep } from '../../../contracts/calls/cases.ts'
import type { ShownCaseDetail, ShownStep } from '../../../contracts/cases/shown.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { reasonField } from '../../components/form/field.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Cases.module.css'
import { PrintLetterButton } from './PrintLetterButton.tsx'
import { isRefundable, RefundDialog } from './RefundDialog.tsx'

const judgements = ['passed', 'failed', 'unable'] as const

interface StepActionsProps {
  found: ShownCaseDetail
  step: ShownStep
}

/** What may be done with a step in its state. After a decision a payment can still be given back, and nothing else. */
export const StepActions = ({ found, step }: StepActionsProps) => {
  const text = useTexts('casesScreen')
  const mayAnswer = useCanCall(answerReview)
  const mayCallSkip = useCanCall(skipStep)
  const mayCallAgain = useCanCall(askStepAgain)
  const mayCallPrint = useCanCall(printLetter)
  const mayCallRefund = useCanCall(refundStepPayment)
  const [open, setOpen] = useState<'review' | 'skip' | 'again' | 'refund'>()
  const isDecided = found.decision !== null
  const isGoingOn = found.status === 'open' || found.status === 'paused'
  const isOpen = step.status === 'waiting' || step.status === 'asked'
  const mayRefund = mayCallRefund && isRefundable(step)
  const mayJudge = !isDecided && mayAnswer && step.kind === 'review' && step.status === 'asked'
  const maySkip = !isDecided && mayCallSkip && step.skippable && isGoingOn && isOpen
  const mayAsk = !isDecided && mayCallAgain && step.asksAgain !== null
  const mayPrint = !isDecided && mayCallPrint && step.letter !== null && isGoingOn
  if (!mayJudge && !maySkip && !mayAsk && !mayPrint && !mayRefund) return null
  const close = () => setOpen(undefined)
  return (
    <div className={styles.stepActions}>
      {mayJudge && (
        <Button
          size="small"
          variant="contained"
          startIcon={<Gavel aria-hidden="true" />}
          onClick={() => setOpen('review')}
        >
          {text('actions.review')}
        </Button>
      )}
      {mayPrint && <PrintLetterButton found={found} step={step} />}
      {maySkip && (
        <Button size="small" startIcon={<SkipForward aria-hidden="true" />} onClick={() => setOpen('skip')}>
          {text('actions.skip')}
        </Button>
      )}
      {mayAsk && (
        <Button size="small" startIcon={<RotateCcw aria-hidden="true" />} onClick={() => setOpen('again')}>
          {text('actions.askAgain')}
        </Button>
      )}
      {mayRefund && (
        <Button size="small" startIcon={<Undo2 aria-hidden="true" />} onClick={() => setOpen('refund')}>
          {text('payment.refundButton')}
        </Button>
      )}
      {open === 'refund' && <RefundDialog found={found} step={step} onClose={close} />}
      {open === 'review' && <ReviewDialog found={found} step={step} onClose={close} />}
      {open === 'skip' && <SkipDialog found={found} step={step} onClose={close} />}
      {open === 'again' && <AskAgainDialog found={found} step={step} onClose={close} />}
    </div>
  )
}

interface StepDialogProps extends StepActionsProps {
  onClose: () => void
}

const ReviewDialog = ({ found, step, onClose }: StepDialogProps) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  return (
    <ActionDialog
      guard
      call={answerReview}
      params={{ id: found.id, step: step.id }}
      fields={[
        {
          source: 'outcome',
          kind: 'radio',
          label: text('actions.outcome'),
          choices: judgements.map(value => ({ value, label: text(`actions.outcomes.${value}`) })),
        },
        { source: 'reason', kind: 'textarea', label: text('actions.judgementReason') },
      ]}
      title={step.title[locale]}
      detail={step.question?.[locale]}
      confirm={text('actions.saveReview')}
      done={text('actions.judged')}
      onClose={onClose}
    />
  )
}

const SkipDialog = ({ found, step, onClose }: StepDialogProps) => {
  const text = useTexts('casesScreen')
  return (
    <ActionDialog
      call={skipStep}
      params={{ id: found.id, step: step.id }}
      fields={[reasonField]}
      title={text('actions.skipTitle', { step: step.title[useLocale()] })}
      confirm={text('actions.skip')}
      done={text('actions.skipped')}
      onClose={onClose}
    />
  )
}

/** Names what begins anew with it, so that nobody is asked by surprise. */
const AskAgainDialog = ({ found, step, onClose }: StepDialogProps) => {
  const text = useTexts('casesScreen')
  const locale = useLocale()
  const others = (step.asksAgain ?? []).flatMap(id => found.steps.find(one => one.id === id)?.title[locale] ?? [])
  return (
    <ActionDialog
      call={askStepAgain}
      params={{ id: found.id, step: step.id }}
      fields={[reasonField]}
      title={text('actions.askAgainTitle', { step: step.title[locale] })}
      detail={others.length > 0 && text('actions.askAgainAlso', { steps: others.join(', ') })}
      confirm={text('actions.askAgain')}
      done={text('actions.askedAgain')}
      onClose={onClose}
    />
  )
}
