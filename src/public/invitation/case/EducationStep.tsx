import { Plus } from 'lucide-react'
import { Button } from '../../../components/plain/Button.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useSubmit } from '../useSubmit.ts'
import { AttachFiles } from './AttachFiles.tsx'
import styles from './CaseSteps.module.css'
import { entryCount, filesAt, withFiles, withoutEntry } from './entries.ts'
import { StepForm } from './StepForm.tsx'
import type { StepPageProps } from './stepPages.ts'
import { useDraft } from './useDraft.ts'

const LIST = 'entries'

/** The degrees, the latest first, with their certificates. */
const EducationStep = ({ step, token, pass, onAnswer }: StepPageProps<'education'>) => {
  const text = useTexts('publicCase')
  const { busy, error, fields, submit } = useSubmit()
  const { values, state, change, replace, send } = useDraft({ step, token, pass })
  const count = entryCount(values, LIST)
  const places = Array.from({ length: count }, (_, index) => `${LIST}.${index}`)
  const answer = () => ({
    entries: places.map(path => {
      const at = (name: string) => values[`${path}.${name}`]?.trim() ?? ''
      return {
        institution: at('institution'),
        degree: at('degree'),
        year: Number(at('year')),
        rollNumber: at('rollNumber') || null,
        files: filesAt(values, path).map(({ id }) => id),
      }
    }),
  })
  const submitAnswer = () => void submit(() => send(() => onAnswer(answer())))
  const input = (path: string) => ({
    value: values[path] ?? '',
    error: fields[path],
    onChange: (event: { target: { value: string } }) => change(path, event.target.value),
  })
  return (
    <StepForm busy={busy} error={error} saved={state} onSend={submitAnswer}>
      <p>{text('education.intro')}</p>
      {places.map((path, index) => (
        <fieldset key={path} className={styles.entry}>
          <legend>{text('education.entry', { number: index + 1 })}</legend>
          <Field label={text('education.institution')} maxLength={160} {...input(`${path}.institution`)} />
          <Field label={text('education.degree')} maxLength={160} {...input(`${path}.degree`)} />
          <div className={styles.pair}>
            <Field label={text('education.year')} inputMode="numeric" maxLength={4} {...input(`${path}.year`)} />
            {step.rollNumber !== 'none' && (
              <Field
                label={text('education.rollNumber')}
                {...(step.rollNumber === 'optional' && { optional: text('optional') })}
                maxLength={160}
                autoComplete="off"
                {...input(`${path}.rollNumber`)}
              />
            )}
          </div>
          {step.certificate !== 'none' && (
            <AttachFiles
              token={token}
              pass={pass}
              label={text(step.certificate === 'required' ? 'education.files' : 'education.filesOptional')}
              files={filesAt(values, path)}
              types={step.types}
              maxFiles={step.maxFiles}
              error={fields[`${path}.files`]}
              onChange={files => replace(withFiles(values, path, files))}
            />
          )}
          {count > 1 && (
            <Button look="link" onClick={() => replace(withoutEntry(values, LIST, index))}>
              {text('education.remove', { number: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {count < step.most && (
        <Button look="secondary" onClick={() => change(`${LIST}.${count}.institution`, '')}>
          <Plus size={16} aria-hidden="true" /> {text('education.add')}
        </Button>
      )}
    </StepForm>
  )
}

export default EducationStep
