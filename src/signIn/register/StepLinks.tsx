import { ArrowLeft } from 'lucide-react'
import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from '../form.module.css'

/** Links to the previous step and to the sign-in. */
export const StepLinks = ({ onSignIn, onBack }: { onSignIn: () => void; onBack?: () => void }) => {
  const text = useTexts('registration')
  return (
    <div className={styles.links}>
      {onBack && (
        <Button look="link" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" /> {text('backToEmail')}
        </Button>
      )}
      <span>
        {text('haveAccount')}{' '}
        <Button look="link" onClick={onSignIn}>
          {text('signIn')}
        </Button>
      </span>
    </div>
  )
}
