import { useSignInTexts } from '../i18n/signInTexts.ts'
import { AdminPasswordForm } from './AdminPasswordForm.tsx'
import type { SignInProps } from './Door.tsx'
import { FormHead } from './FormHead.tsx'
import { SignInFrame } from './SignInFrame.tsx'

const AdminSignIn = ({ config, ...form }: SignInProps) => {
  const text = useSignInTexts()
  return (
    <SignInFrame config={config} staff title={text('adminTitle')} sandboxHint={text('sandboxAdmin')}>
      <FormHead title={text('adminTitle')} lead={text('adminLead')} />
      <AdminPasswordForm {...form} />
    </SignInFrame>
  )
}

export default AdminSignIn
