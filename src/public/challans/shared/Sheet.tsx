import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  title: string
  /** The name of the button with the cross. */
  close: string
  onClose: () => void
  /** From 900 px on at the right or in the middle; under that a sheet from below. */
  look: 'drawer' | 'modal'
  /** Stays in sight under what scrolls. */
  foot?: ReactNode
  children: ReactNode
}

/** The browser's own modal: it keeps the focus inside and gives it back. A press on the backdrop closes it, and so does Escape. */
export const Sheet = ({ title, close, onClose, look, foot, children }: SheetProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onClose)
  // Closed while it is still in the page: otherwise it would not return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    if (!opened) return
    // The content fills the dialog, so that a press on the dialog itself is one on its backdrop.
    const press = ({ target }: MouseEvent) => target === opened && leave()
    opened.addEventListener('click', press)
    opened.showModal()
    return () => {
      opened.removeEventListener('click', press)
      opened.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-look={look}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <button type="button" aria-label={close} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
        <div className={styles.body} tabIndex={0} role="group" aria-labelledby={id}>
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
