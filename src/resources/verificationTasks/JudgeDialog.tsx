import { answerQualityTask, judgeVerificationTask } from '../../../contracts/calls/verificationTasks.ts'
import { verifierOutcomes, verifierReviewStep } from '../../../contracts/cases/steps/verifierReview.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'

interface DialogProps {
  id: string
  onClose: () => void
}

/** A verifier's judgement with its reason. */
export const JudgeDialog = ({ id, onClose }: DialogProps) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  return (
    <ActionDialog
      guard
      call={judgeVerificationTask}
      params={{ id }}
      fields={[
        {
          source: 'outcome',
          kind: 'radio',
          label: text('outcome'),
          choices: verifierOutcomes.map(value => ({
            value,
            label: verifierReviewStep.outcomes[value]?.label[locale] ?? value,
            detail: text(`details.${value}`),
          })),
        },
        { source: 'reason', kind: 'textarea', label: text('reason') },
      ]}
      title={text('judgeTitle')}
      confirm={text('saveJudgement')}
      done={text('saved')}
      onClose={onClose}
    />
  )
}

const answers = ['agreed', 'sentBack'] as const

/** The second person's answer with its reason. */
export const LookDialog = ({ id, onClose }: DialogProps) => {
  const text = useTexts('adminVerifications')
  return (
    <ActionDialog
      guard
      call={answerQualityTask}
      params={{ id }}
      fields={[
        {
          source: 'outcome',
          kind: 'radio',
          label: text('lookAnswer'),
          choices: answers.map(value => ({
            value,
            label: text(`answers.${value}`),
            detail: text(`details.${value}`),
          })),
        },
        { source: 'reason', kind: 'textarea', label: text('reason') },
      ]}
      title={text('lookTitle')}
      confirm={text('saveLook')}
      done={text('saved')}
      onClose={onClose}
    />
  )
}
