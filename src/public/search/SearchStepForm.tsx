import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { useIsHydrated } from '../challans/shared/useIsHydrated.ts'
import styles from './Search.module.css'

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

interface ActionButtonProps {
  busy: string | null
  children: ReactNode
}

/** The one large button of a step. */
export const ActionButton = ({ busy, children }: ActionButtonProps) => (
  <div className={styles.action}>
    <Button type="submit" busy={busy}>
      {children}
    </Button>
  </div>
)

/** What is wrong, under a field or above a button; read out when it comes. */
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
