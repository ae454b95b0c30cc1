import { useState } from 'react'
import { useSignInTexts } from '../i18n/signInTexts.ts'
import type { SignInProps } from './Door.tsx'
import { MethodSwitch } from './MethodSwitch.tsx'
import { methods } from './methods.ts'
import { SignInFrame } from './SignInFrame.tsx'

const ConsoleSignIn = ({ config, ...method }: SignInProps) => {
  const text = useSignInTexts()
  const [chosen, setChosen] = useState(methods[0])
  return (
    <SignInFrame config={config} title={text('title')} lead={text('choose')} sandboxHint={text('sandbox')}>
      <MethodSwitch methods={methods} chosen={chosen} onChoose={setChosen} />
      <chosen.Form {...method} />
    </SignInFrame>
  )
}

export default ConsoleSignIn
