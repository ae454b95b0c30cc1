import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: 'primary' | 'secondary' | 'link'
  /** The label while the action runs ("wait…"). The button is then busy and ignores clicks. */
  busy?: string | false | null
}

/** Keeps the focus while it is busy: a disabled button would lose it and send keyboard users back to the top of the page. */
export const Button = ({ look = 'primary', busy, type, onClick, children, ...button }: ButtonProps) => (
  <button
    {...button}
    type={type === 'submit' ? 'submit' : 'button'}
    className={styles.button}
    data-look={look}
    aria-busy={!!busy}
    aria-disabled={busy ? true : undefined}
    onClick={busy ? event => event.preventDefault() : onClick}
  >
    {busy ? (
      <>
        <LoaderCircle className={styles.turning} size={16} aria-hidden="true" /> {busy}
      </>
    ) : (
      children
    )}
  </button>
)
