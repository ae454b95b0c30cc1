import type { ReactNode } from 'react'
import { useIsHydrated } from '../challans/shared/useIsHydrated.ts'

interface SearchStepFormProps {
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** A form that sends nothing by itself: outside a dialog this method only lets the browser ask for what is missing. */
export const SearchStepForm = ({ onSubmit, children }: SearchStepFormProps) => (
  <form
    method="dialog"
    noValidate={useIsHydrated()}
    onSubmit={event => {
      event.preventDefault()
      void onSubmit()
    }}
  >
    {children}
  </form>
)
