import type { ReactNode } from 'react'
import { useInBrowser } from '../challans/shared/useInBrowser.ts'

interface StepFormProps {
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** A form that sends nothing by itself: outside a dialog this method only lets the browser ask for what is missing. */
export const StepForm = ({ onSubmit, children }: StepFormProps) => (
  <form
    method="dialog"
    noValidate={useInBrowser()}
    onSubmit={event => {
      event.preventDefault()
      void onSubmit()
    }}
  >
    {children}
  </form>
)
