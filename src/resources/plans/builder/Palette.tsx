import { ButtonBase } from '@mui/material'
import { type StepKind, stepKinds, stepOf } from '../../../../contracts/cases/steps/index.ts'
import { productIcons } from '../../../components/productIcons.tsx'
import { Section } from '../../../components/Section.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'

/** The kinds of steps; a press adds one at the end. */
export const Palette = ({ onAdd }: { onAdd: (kind: StepKind) => void }) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  return (
    <Section title={text('palette')}>
      <div className={styles.palette}>
        {stepKinds.map(kind => {
          const { label, summary, icon } = stepOf(kind)
          const Icon = productIcons[icon]
          return (
            <ButtonBase key={kind} className={styles.kind} onClick={() => onAdd(kind)}>
              <Icon size={18} aria-hidden="true" />
              <span>
                <strong>{label[locale]}</strong>
                <span className={styles.quiet}>{summary[locale]}</span>
              </span>
            </ButtonBase>
          )
        })}
      </div>
    </Section>
  )
}
