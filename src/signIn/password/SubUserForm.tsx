import { ArrowLeft } from 'lucide-react'
import { subUserSignIn } from '../../../contracts/calls/signIn.ts'
import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormHeader } from '../FormHeader.tsx'
import styles from '../form.module.css'
import { PasswordForm } from './PasswordForm.tsx'

interface SubUserFormProps {
  onSignedIn: () => void
  preload: () => unknown
  onBack: () => void
}

const SubUserForm = ({ onSignedIn, preload, onBack }: SubUserFormProps) => {
  const text = useTexts('signIn')
  return (
    <>
      <FormHeader title={text('subUser.title')} lead={text('subUser.lead')} />
      <PasswordForm signIn={subUserSignIn} onSignedIn={onSignedIn} preload={preload} />
      <div className={styles.links}>
        <Button look="link" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden="true" /> {text('subUser.back')}
        </Button>
      </div>
    </>
  )
}

export default SubUserForm
