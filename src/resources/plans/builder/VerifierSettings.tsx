import { Checkbox, FormControlLabel } from '@mui/material'
import { judgeableSteps } from '../../../../contracts/cases/judgedSteps.ts'
import type { PlanStep } from '../../../../contracts/cases/plan.ts'
import { FieldMessage } from '../../../components/FieldMessage.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'
import { useBuilder } from './builder.ts'
import { DeclaredSettings } from './DeclaredSettings.tsx'

type StepOf<Kind extends PlanStep['kind']> = Extract<PlanStep, { kind: Kind }>

/** Which earlier steps a verifier judges, with what they should look at and which skill they need. */
export const VerifierSettings = ({ step, index }: { step: StepOf<'verifierReview'>; index: number }) => {
  const text = useTexts('planBuilder')
  const locale = useLocale()
  const { draft, changeStep, problemUnder } = useBuilder()
  const { settings } = step
  const problem = problemUnder(`steps.${index}.settings.judges`)
  const offered = judgeableSteps(draft, step)
  // What is no longer there stays visible, so that it can be unticked.
  const gone = settings.judges.filter(id => !offered.some(one => one.id === id))
  const change = (id: string, isJudged: boolean) => {
    const judges = isJudged ? [...settings.judges, id] : settings.judges.filter(one => one !== id)
    changeStep(index, { settings: { ...settings, judges } })
  }
  return (
    <>
      <fieldset className={styles.list}>
        <legend>{text('verifier.judges')}</legend>
        {[...offered.map(({ id, title }) => ({ id, name: title[locale] })), ...gone.map(id => ({ id, name: id }))].map(
          ({ id, name }) => (
            <FormControlLabel
              key={id}
              label={name}
              control={
                <Checkbox checked={settings.judges.includes(id)} onChange={(_, isJudged) => change(id, isJudged)} />
              }
            />
          ),
        )}
        {offered.length === 0 && <p>{text('verifier.noSteps')}</p>}
        {problem && <FieldMessage error={problem} />}
      </fieldset>
      <DeclaredSettings step={step} index={index} without="judges" />
    </>
  )
}
