import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '../components/plain/Button.tsx'
import { useTexts } from '../i18n/useTexts.ts'
import { FormHeader } from './FormHeader.tsx'
import styles from './form.module.css'
import { MethodSwitch } from './MethodSwitch.tsx'
import type { MethodProps } from './method.ts'
import { initialMethod, methods } from './methods.ts'

interface MethodFormsProps extends MethodProps {
  google: ReactNode
  onSubUser: () => void
}

export const MethodForms = ({ google, onSubUser, ...method }: MethodFormsProps) => {
  const text = useTexts('signIn')
  const [chosen, setChosen] = useState(initialMethod)
  return (
    <>
      <FormHeader title={text('title')} lead={text('choose')} />
      <MethodSwitch methods={methods} chosen={chosen} onChoose={setChosen} />
      <div className={styles.method}>
        <Suspense>
          <chosen.Form key={chosen.name} {...method} />
        </Suspense>
      </div>
      {google}
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
