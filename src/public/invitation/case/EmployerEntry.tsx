import type { Draft } from '../../../../contracts/cases/draft.ts'
import type { OpenStep } from '../../../../contracts/cases/openStep.ts'
import { Button } from '../../../components/plain/Button.tsx'
import { Checkbox } from '../../../components/plain/Checkbox.tsx'
import { Field } from '../../../components/plain/Field.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { AttachFiles } from './AttachFiles.tsx'
import styles from './CaseSteps.module.css'
import { filesAt, withFiles } from './entries.ts'

interface EmployerEntryProps {
  step: Extract<OpenStep, { kind: 'employment' }>
  link: { token: string; pass: string | null }
  index: number
  values: Draft
  problems: Readonly<Record<string, string>>
  onChange: (path: string, value: string) => void
  onReplace: (values: Draft) => void
  onRemove: (() => void) | undefined
}

/** One employer. The HR contact is asked of the latest one only. */
export const EmployerEntry = ({
  step,
  link,
  index,
  values,
  problems,
  onChange,
  onReplace,
  onRemove,
}: EmployerEntryProps) => {
  const text = useTexts('publicCase')
  const path = `employers.${index}`
  const isCurrent = values[`${path}.current`] === 'true'
  const mark = { optional: text('optional') }
  const input = (name: string) => ({
    value: values[`${path}.${name}`] ?? '',
    error: problems[`${path}.${name}`],
    onChange: (event: { target: { value: string } }) => onChange(`${path}.${name}`, event.target.value),
  })
  return (
    <fieldset className={styles.entry}>
      <legend>{text('employment.entry', { number: index + 1 })}</legend>
      <Field label={text('employment.employer')} maxLength={160} autoComplete="organization" {...input('employer')} />
      <Field
        label={text('employment.designation')}
        maxLength={160}
        autoComplete="organization-title"
        {...input('designation')}
      />
      <Checkbox checked={isCurrent} onChange={checked => onChange(`${path}.current`, String(checked))}>
        {text('employment.current')}
      </Checkbox>
      <div className={styles.pair}>
        <Field label={text('employment.from')} type="month" max={step.today} placeholder="2021-04" {...input('from')} />
        {!isCurrent && (
          <Field label={text('employment.to')} type="month" max={step.today} placeholder="2023-09" {...input('to')} />
        )}
      </div>
      <Field label={text('employment.employeeId')} {...mark} maxLength={160} {...input('employeeId')} />
      {step.hr !== 'none' && index === 0 && (
        <>
          <p className={styles.hint}>{text('employment.hrDetail')}</p>
          <Field
            label={text('employment.hrName')}
            {...(step.hr === 'optional' && mark)}
            maxLength={160}
            {...input('hrName')}
          />
          <Field
            label={text('employment.hrEmail')}
            {...(step.hr === 'optional' && mark)}
            type="email"
            maxLength={254}
            {...input('hrEmail')}
          />
        </>
      )}
      {!isCurrent && <Field label={text('employment.reason')} {...mark} maxLength={300} {...input('reason')} />}
      {step.documents !== 'none' && (
        <AttachFiles
          {...link}
          label={text(step.documents === 'required' ? 'employment.files' : 'employment.filesOptional')}
          files={filesAt(values, path)}
          types={step.types}
          maxFiles={step.maxFiles}
          error={problems[`${path}.files`]}
          onChange={files => onReplace(withFiles(values, path, files))}
        />
      )}
      {onRemove && (
        <Button look="link" onClick={onRemove}>
          {text('employment.remove', { number: index + 1 })}
        </Button>
      )}
    </fieldset>
  )
}
