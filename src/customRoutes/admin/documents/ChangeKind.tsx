import { useFormContext } from 'react-hook-form'
import { changeDocumentKind } from '../../../../contracts/calls/documents.ts'
import { families } from '../../../../contracts/ocr/families.ts'
import { ActionDialog } from '../../../components/form/ActionDialog.tsx'
import { reasonField } from '../../../components/form/field.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './DocumentKinds.module.css'
import type { Kind } from './kinds.ts'
import { useEffectOf } from './useEffectOf.ts'

interface ChangeKindProps {
  kind: Kind
  onClose: () => void
}

/** Changes a kind's switch and threshold, and says what the typed threshold does. */
export const ChangeKind = ({ kind, onClose }: ChangeKindProps) => {
  const text = useTexts('ocr')
  const locale = useLocale()
  return (
    <ActionDialog
      title={text('staff.changeNamed', { kind: families[kind.family].label[locale] })}
      detail={text('staff.newOnly')}
      confirm={text('staff.save')}
      call={changeDocumentKind}
      params={{ family: kind.family }}
      fields={[
        { source: 'isOn', kind: 'switch', label: text('staff.form.isOn') },
        { source: 'sureFrom', kind: 'number', label: text('staff.form.sureFrom'), hint: text('staff.form.hint') },
        reasonField,
      ]}
      defaults={{ isOn: kind.isOn, sureFrom: kind.sureFrom }}
      done={text('staff.saved')}
      onClose={onClose}
    >
      <EffectOfTyped />
    </ActionDialog>
  )
}

const EffectOfTyped = () => {
  const typed = Number(useFormContext().watch('sureFrom'))
  const effect = useEffectOf(typed)
  return effect && <p className={styles.quiet}>{effect}</p>
}
