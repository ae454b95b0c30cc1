import { useWarnWhenUnsavedChanges } from 'ra-core'
import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { Call } from '../../../contracts/calls/define.ts'
import { BusyButton } from '../BusyButton.tsx'
import styles from './Form.module.css'
import { FormFields, FormProblem } from './FormFields.tsx'
import type { Draft } from './field.ts'
import { type Action, useActionForm } from './useActionForm.ts'

interface CallFormProps<C extends Call> extends Action<C> {
  /** The button's label; a component if it depends on the typed values. */
  submit: ReactNode
  /** Shown after the fields. */
  children?: ReactNode
  /** For long forms: asks before leaving the page would discard typed values. */
  guard?: boolean
}

/** A form for an API call on a page: fields, errors at their fields, and a toast on success. */
export const CallForm = <C extends Call>(props: CallFormProps<C>) => {
  const { submit: words, children, guard = false, call } = props
  const { form, fields, submit, busy } = useActionForm<C>(props)
  return (
    <FormProvider {...form}>
      <form className={styles.fields} onSubmit={submit} noValidate>
        {guard && <LeaveGuard control={form.control} />}
        <FormFields fields={fields} bodyFields={call.bodyFields} />
        {children}
        <FormProblem />
        <div className={styles.actions}>
          <BusyButton type="submit" variant="contained" busy={busy}>
            {words}
          </BusyButton>
        </div>
      </form>
    </FormProvider>
  )
}

const LeaveGuard = ({ control }: Pick<UseFormReturn<Draft>, 'control'>) => {
  useWarnWhenUnsavedChanges(true, undefined, control)
  return null
}
