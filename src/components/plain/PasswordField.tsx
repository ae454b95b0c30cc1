import { type ComponentProps, useState } from 'react'
import { useSignInTexts } from '../../i18n/signInTexts.ts'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'action'>

export const PasswordField = (props: PasswordFieldProps) => {
  const text = useSignInTexts()
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <Button look="link" onClick={() => setShown(!shown)}>
          {text(shown ? 'hidePassword' : 'showPassword')}
        </Button>
      }
    />
  )
}
