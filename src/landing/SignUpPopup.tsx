import { Gift, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { limits } from '../../contracts/platform/limits.ts'
import { formatWholeRupees } from '../../contracts/platform/money.ts'
import { Button } from '../components/plain/Button.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './SignUp.module.css'

interface SignUpPopupProps {
  onSignUp: () => void
  onClose: (focused: boolean) => void
}

/** Offers ₹20 for registering (A28). It is not modal and does not take the focus. It is announced, and Escape closes it. */
export const SignUpPopup = ({ onSignUp, onClose }: SignUpPopupProps) => {
  const text = useTexts('landing')
  const id = useId()
  const popup = useRef<HTMLElement>(null)
  const close = () => onClose(popup.current?.contains(document.activeElement) ?? false)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <section ref={popup} className={styles.popup} role="dialog" aria-labelledby={id} aria-describedby={`${id}d`}>
      <span className={styles.tile}>
        <Gift size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 id={id}>{text('bonus.title')}</h2>
        <p id={`${id}d`}>{text('bonus.detail', { amount: formatWholeRupees(limits.bonusPaise) })}</p>
        <Button onClick={onSignUp}>{text('bonus.action')}</Button>
      </div>
      <button type="button" className={styles.close} aria-label={text('close')} onClick={close}>
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  )
}
