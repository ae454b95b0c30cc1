import { useEffect, useState } from 'react'
import { Button } from '../../components/plain/Button.tsx'
import { useCountdown } from '../../components/plain/useCountdown.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormHeader } from '../FormHeader.tsx'
import styles from '../form.module.css'

const RETURN_SECONDS = 5

/** Says that it is done, and returns to the sign-in after five seconds (A13). */
export const RegistrationComplete = ({ onSignIn }: { onSignIn: () => void }) => {
  const text = useTexts('registration')
  const [since] = useState(Date.now)
  const left = useCountdown(since, RETURN_SECONDS)
  useEffect(() => {
    if (left === 0) onSignIn()
  }, [left, onSignIn])
  return (
    <div className={`${styles.form} ${styles.completed}`}>
      <div role="status">
        <FormHeader title={text('done')} lead={text('doneNext', { seconds: RETURN_SECONDS })} />
      </div>
      <Button autoFocus onClick={onSignIn}>
        {text('signInNow')}
      </Button>
    </div>
  )
}
