import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  /** The label of the close button. Without it the content must have its own button that closes the dialog. */
  close?: string
  onClose: () => void
  /** The content has its own heading, so the title is only the dialog's accessible name. */
  headed?: boolean
  role?: 'alertdialog'
  /** The id of the element with an alert's message. */
  describedBy?: string
  children: ReactNode
}

/** The browser's modal dialog, which traps the focus and returns it; a sheet on a phone. */
export const Dialog = ({ title, close, onClose, headed = false, role, describedBy, children }: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Must be closed before it is removed from the page: otherwise it would not return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Focuses the first field instead of the close button. Without fields the browser's choice is kept.
    opened?.querySelector<HTMLElement>('input:not([type="radio"])')?.focus()
    return () => opened?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-headed={headed || undefined}
      role={role}
      aria-label={headed ? title : undefined}
      aria-labelledby={headed ? undefined : id}
      aria-describedby={describedBy}
      onCancel={event => {
        event.preventDefault()
        // In React the event bubbles from a nested dialog, but Escape must close only that one.
        if (event.target === event.currentTarget) onClose()
      }}
      // A click on the backdrop cancels too.
      closedby="any"
    >
      <div className={styles.content}>
        <div className={styles.head}>
          {!headed && <h2 id={id}>{title}</h2>}
          {close && (
            <button type="button" aria-label={close} onClick={onClose}>
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
