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
  /** The button's words; a component where they follow what is typed. */
  submit: ReactNode
  /** After the fields. */
  children?: ReactNode
  /** A long form: asks before the page is left with typed values. */
  guard?: boolean
}

/** A call on a page: its fields, its errors in their place, and a toast when it is done. */
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
