import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: 'primary' | 'secondary' | 'link'
  /** What is going on, in words ("wait…"); the button is then busy and takes no press. */
  busy?: string | false | null
}

export const Button = ({ look = 'primary', busy, type, disabled, children, ...button }: ButtonProps) => (
  <button
    {...button}
    type={type === 'submit' ? 'submit' : 'button'}
    className={styles.button}
    data-look={look}
    disabled={disabled || !!busy}
    aria-busy={!!busy}
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
