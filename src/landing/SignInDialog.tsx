import { Suspense, useCallback, useState } from 'react'
import { Dialog } from '../components/plain/Dialog.tsx'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { HeadingLevel } from '../signIn/FormHeader.tsx'
import { SandboxHint } from '../signIn/SandboxHint.tsx'
import type { SignInFormsProps } from '../signIn/SignInForms.tsx'
import { useChallenge } from '../signIn/secondFactor/challenge.ts'
import type { SignInProps, SignInView } from '../signIn/signInViews.ts'
import styles from './SignUp.module.css'

const SignInForms = lazyPage<SignInFormsProps>(async () => ({
  default: (await import('../signIn/SignInForms.tsx')).SignInForms,
}))

interface SignInDialogProps extends SignInProps {
  first: SignInView
  onClose: () => void
}

/** The sign-in page's own forms over the landing (A1). */
export const SignInDialog = ({ first, onClose, ...props }: SignInDialogProps) => {
  const text = useTexts('landing')
  const say = useTexts('signIn')
  const [view, setView] = useState(first)
  // Its code comes from an app, not from the sandbox's inbox.
  const challenge = useChallenge('customer')
  /** The address may have asked for another view: a reload must not go back to it. */
  const show = useCallback((next: SignInView) => {
    history.replaceState(null, '', location.pathname)
    setView(next)
  }, [])
  return (
    <Dialog headed title={text('signInUp')} close={text('close')} onClose={onClose}>
      <div>
        <HeadingLevel value="h2">
          <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
            <SignInForms {...props} view={view} onView={show} />
          </Suspense>
        </HeadingLevel>
        {!challenge && <SandboxHint config={props.config}>{say('sandbox')}</SandboxHint>}
      </div>
    </Dialog>
  )
}
