import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { referencesTo } from './draft.ts'

interface RemoveStepDialogProps {
  step: PlanStep
  onRemove: () => void
  onClose: () => void
}

/** Shows what refers to a step before it is removed. */
export const RemoveStepDialog = ({ step, onRemove, onClose }: RemoveStepDialogProps) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft } = useBuilder()
  const { steps, rules } = referencesTo(draft, step.id)
  const titleOf = (id: string) => draft.steps.find(one => one.id === id)?.title[locale] || id
  return (
    <ConfirmDialog
      danger
      title={text('removing.title', { name: step.title[locale] || step.id })}
      confirm={text('removing.confirm')}
      onConfirm={async () => {
        onRemove()
        onClose()
      }}
      onClose={onClose}
    >
      <p>{text('removing.detail')}</p>
      <ul className={styles.references}>
        {steps.map(id => (
          <li key={id}>{text('removing.step', { name: titleOf(id) })}</li>
        ))}
        {rules.map(number => (
          <li key={number}>{text('rules.rule', { number })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
