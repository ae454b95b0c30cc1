import { Lock, Mail, MessageCircle, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../components/plain/Button.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { clientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { EmailOtpForm } from './emailOtp/EmailOtpForm.tsx'
import { FormHeader } from './FormHeader.tsx'
import styles from './form.module.css'
import { MethodSwitch } from './MethodSwitch.tsx'
import type { Method, MethodProps } from './method.ts'
import { otpFlowInProgress } from './otp/sentOtp.ts'
import { PasskeyButton } from './passkey/PasskeyButton.tsx'

interface MethodFormsProps extends MethodProps {
  google: ReactNode
  onSubUser: () => void
}

export const MethodForms = ({ google, onSubUser, ...method }: MethodFormsProps) => {
  const text = useTexts('signIn')
  const [methods] = useState(offeredMethods)
  const [chosen, setChosen] = useState(() => initialMethod(methods))
  return (
    <>
      <FormHeader title={text('title')} lead={text('choose')} />
      <MethodSwitch methods={methods} chosen={chosen} onChoose={setChosen} />
      <div className={styles.method}>
        <chosen.Form key={chosen.name} {...method} />
      </div>
      {google}
      <PasskeyButton audience="customer" preload={method.preload} onSignedIn={method.onSignedIn} />
      <div className={styles.links}>
        <Button look="link" onClick={onSubUser}>
          {text('subUser.link')}
        </Button>
        <span>
          {text('newHere')}{' '}
          <Button look="link" onClick={method.onRegister}>
            {text('createAccount')}
          </Button>
        </span>
      </div>
    </>
  )
}

const email: Method = { name: 'email', icon: Mail, Form: EmailOtpForm }

/** The sign-in methods, the default first (A1). The default loads with the page, the others when they are chosen. */
const allMethods: readonly Method[] = [
  email,
  { name: 'phone', icon: Smartphone, Form: lazyPage(() => import('./phoneOtp/PhoneForm.tsx')) },
  { name: 'whatsapp', icon: MessageCircle, Form: lazyPage(() => import('./phoneOtp/WhatsappForm.tsx')) },
  { name: 'password', icon: Lock, Form: lazyPage(() => import('./password/PasswordMethod.tsx')) },
]

const offeredMethods = (): Method[] => {
  const { whatsapp } = clientConfig()
  return allMethods.filter(({ name }) => name !== 'whatsapp' || whatsapp)
}

/** The method that is waiting for a code, else the default. */
const initialMethod = (methods: readonly Method[]): Method =>
  methods.find(({ name }) => name === otpFlowInProgress()) ?? email
