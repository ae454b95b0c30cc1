import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './Sheet.module.css'

interface SheetProps {
  title: string
  /** Accessible name of the close button. */
  close: string
  onClose: () => void
  /** From 900 px on a drawer on the right or a modal in the middle; below that a bottom sheet. */
  look: 'drawer' | 'modal'
  /** Fixed below the scrolling content. */
  foot?: ReactNode
  children: ReactNode
}

/** A native modal dialog, which traps and restores the focus. Escape and a click on the backdrop close it. */
export const Sheet = ({ title, close, onClose, look, foot, children }: SheetProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onClose)
  // Closed before it is removed from the page; otherwise it would not restore the focus.
  useLayoutEffect(() => {
    const opened = dialog.current
    if (!opened) return
    // The content fills the dialog, so a click on the dialog element itself is on its backdrop.
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
