import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { useIsHydrated } from '../challans/shared/useIsHydrated.ts'
import styles from './Search.module.css'

interface SearchStepFormProps {
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** A form that never submits by itself: outside a dialog, `method="dialog"` only triggers the browser's validation. */
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

interface ActionButtonProps {
  busy: string | false | null
  children: ReactNode
}

/** The main button of a step. */
export const ActionButton = ({ busy, children }: ActionButtonProps) => (
  <div className={styles.action}>
    <Button type="submit" busy={busy}>
      {children}
    </Button>
  </div>
)

/** An error below a field or above a button, announced to screen readers. */
export const ErrorText = ({ id, children }: { id?: string; children: string | null }) => (
  <div id={id} role="alert">
    {children && (
      <p className={styles.problem}>
        <CircleX size={16} aria-hidden="true" />
        <span>{children}</span>
      </p>
    )}
  </div>
)
