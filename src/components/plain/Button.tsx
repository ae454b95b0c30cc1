import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: 'primary' | 'secondary' | 'link'
  /** What is going on, in words ("wait…"); the button is then busy and takes no press. */
  busy?: string | false | null
}

/** Keeps the focus while it is busy: a disabled button would drop it, and a keyboard would start from the top of the page. */
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
