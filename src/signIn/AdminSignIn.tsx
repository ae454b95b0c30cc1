import { useSignInTexts } from '../i18n/signInTexts.ts'
import { AdminPasswordForm } from './AdminPasswordForm.tsx'
import type { SignInProps } from './Door.tsx'
import { SignInFrame } from './SignInFrame.tsx'

const AdminSignIn = ({ config, ...form }: SignInProps) => {
  const text = useSignInTexts()
  return (
    <SignInFrame
      config={config}
      staff
      title={text('adminTitle')}
      lead={text('adminLead')}
      sandboxHint={text('sandboxAdmin')}
    >
      <AdminPasswordForm {...form} />
    </SignInFrame>
  )
}

export default AdminSignIn
