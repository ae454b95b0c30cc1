import { type ComponentProps, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'action'>

export const PasswordField = (props: PasswordFieldProps) => {
  const text = useTexts('signIn')
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
