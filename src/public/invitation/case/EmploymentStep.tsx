import { Plus } from 'lucide-react'
import { Button } from '../../../components/plain/Button.tsx'
import { Checkbox } from '../../../components/plain/Checkbox.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import styles from './CaseSteps.module.css'
import { EmployerEntry } from './EmployerEntry.tsx'
import { employmentAnswer } from './employmentAnswer.ts'
import { entryCount, withoutEntry } from './entries.ts'
import { StepForm } from './StepForm.tsx'
import type { StepPageProps } from './stepPages.ts'
import { useDraft } from './useDraft.ts'

const LIST = 'employers'

/** The employers, the latest first, and the UAN by which they are found on record. */
const EmploymentStep = ({ step, token, pass, onAnswer }: StepPageProps<'employment'>) => {
  const text = useTexts('publicCase')
  const { busy, error, fields, submit } = useSubmit()
  const { values, state, change, replace, send } = useDraft({ step, token, pass })
  const isNone = values.none === 'true'
  const count = entryCount(values, LIST)
  const submitAnswer = () => void submit(() => send(() => onAnswer(employmentAnswer(values, step))))
  return (
    <StepForm busy={busy} error={error} saved={state} onSend={submitAnswer}>
      <p>{text('employment.intro', { since: step.since })}</p>
      <Checkbox checked={isNone} onChange={checked => change('none', String(checked))}>
        {text('employment.none', { since: step.since })}
      </Checkbox>
      {!isNone &&
        Array.from({ length: count }, (_, index) => (
          <EmployerEntry
            // Entries have no name of their own; one that moves up shows the values of its new place.
            key={`${LIST}.${index}`}
            step={step}
            link={{ token, pass }}
            index={index}
            values={values}
            problems={fields}
            onChange={change}
            onReplace={replace}
            onRemove={count > 1 ? () => replace(withoutEntry(values, LIST, index)) : undefined}
          />
        ))}
      {!isNone && count < step.most && (
        <Button look="secondary" onClick={() => change(`${LIST}.${count}.employer`, '')}>
          <Plus size={16} aria-hidden="true" /> {text('employment.add')}
        </Button>
      )}
      {step.uan !== 'none' && (
        <fieldset className={styles.entry}>
          <legend>{text('employment.record')}</legend>
          <p className={styles.hint}>{text('employment.recordDetail')}</p>
          <Field
            label={text('employment.uan')}
            {...(step.uan === 'optional' && { optional: text('optional') })}
            value={values.uan ?? ''}
            error={fields.uan}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            onChange={event => change('uan', event.target.value)}
          />
          {values.uan && (
            <Checkbox
              checked={values.uanConsent === 'true'}
              error={fields.uanConsent}
              onChange={checked => change('uanConsent', String(checked))}
            >
              {text('employment.uanConsent')}
            </Checkbox>
          )}
        </fieldset>
      )}
    </StepForm>
  )
}

export default EmploymentStep
