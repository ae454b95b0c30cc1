import { markAmlFalsePositives } from '../../../contracts/calls/amlWork.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useTexts } from '../../i18n/useTexts.ts'

interface MarkDialogProps {
  id: string
  entryKeys: string[]
  twoPeople: boolean
  onDone: () => void
  onClose: () => void
}

/** Asks for the reason why several hits are false positives. */
export const MarkDialog = ({ id, entryKeys, twoPeople, onDone, onClose }: MarkDialogProps) => {
  const text = useTexts('amlWork')
  const aml = useTexts('aml')
  return (
    <ActionDialog
      call={markAmlFalsePositives}
      params={{ id }}
      body={{ entryKeys }}
      fields={[
        {
          source: 'note',
          kind: 'textarea',
          label: aml('reason'),
          hint: aml('reasonHint'),
          required: true,
          nullable: false,
        },
      ]}
      title={text('markTitle', { smart_count: entryKeys.length })}
      detail={text(twoPeople ? 'markTwoPeople' : 'markDetail')}
      confirm={text(twoPeople ? 'proposeFalse' : 'markFalse')}
      done={({ decisions }) => text(twoPeople ? 'proposed' : 'marked', { smart_count: decisions.length })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
