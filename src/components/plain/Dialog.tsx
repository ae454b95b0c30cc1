import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  /** The name of the button with the cross; without it the content has a button that closes. */
  close?: string
  onClose: () => void
  /** The content has a heading of its own; the title is only the dialog's name. */
  headed?: boolean
  role?: 'alertdialog'
  /** The id of what an alert says. */
  describedBy?: string
  children: ReactNode
}

/** The browser's own modal: it keeps the focus inside and gives it back; a sheet on a phone. */
export const Dialog = ({ title, close, onClose, headed = false, role, describedBy, children }: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the page: otherwise it would not return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Into the first field, which is what one came for; without fields the browser has chosen.
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
        // React lets it rise from a dialog within: one press of Escape closes one.
        if (event.target === event.currentTarget) onClose()
      }}
      // A press on the scrim cancels too.
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
