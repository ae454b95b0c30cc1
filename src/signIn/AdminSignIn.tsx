import { lazyPage } from '../components/plain/lazyPage.ts'
import { withTexts } from '../i18n/bundles.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { AdminPasswordForm } from './AdminPasswordForm.tsx'
import { FormHeader } from './FormHeader.tsx'
import styles from './form.module.css'
import { PasskeyButton } from './passkey/PasskeyButton.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useChallenge } from './secondFactor/challenge.ts'
import type { SignInProps } from './signInViews.ts'

const StaffSso = lazyPage(() => import('./sso/StaffSso.tsx'))
const SecondFactorStep = lazyPage(withTexts(() => import('./secondFactor/SecondFactorStep.tsx'), { first: ['shared'] }))

const AdminSignIn = ({ config, ...form }: SignInProps) => {
  const text = useTexts('signIn')
  const challenge = useChallenge('admin')
  return (
    <SignInFrame config={config} staff title={text('adminTitle')} sandboxHint={text('sandboxAdmin')}>
      {challenge ? (
        <SecondFactorStep
          audience="admin"
          challenge={challenge}
          config={config}
          {...form}
          fallback={<div className={styles.waiting} />}
        />
      ) : (
        <>
          <FormHeader title={text('adminTitle')} lead={text('adminLead')} />
          <AdminPasswordForm {...form} />
          {config.staffSso !== null && <StaffSso name={config.staffSso} />}
          <PasskeyButton audience="admin" {...form} />
        </>
      )}
    </SignInFrame>
  )
}

export default AdminSignIn
