import { useCallback, useState } from 'react'
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

/** The forms of the sign-in page in a dialog over the landing page (A1). */
export const SignInDialog = ({ first, onClose, ...props }: SignInDialogProps) => {
  const text = useTexts('landing')
  const say = useTexts('signIn')
  const [view, setView] = useState(first)
  // The hint is about the sandbox's inbox, but this code comes from an authenticator app.
  const challenge = useChallenge('customer')
  /** Removes a view from the URL, so that a reload does not return to it. */
  const show = useCallback((next: SignInView) => {
    history.replaceState(null, '', location.pathname)
    setView(next)
  }, [])
  return (
    <Dialog headed title={text('signInUp')} close={text('close')} onClose={onClose}>
      <div>
        <HeadingLevel value="h2">
          <SignInForms
            {...props}
            view={view}
            onView={show}
            fallback={<div className={styles.waiting} aria-busy="true" />}
          />
        </HeadingLevel>
        {!challenge && <SandboxHint config={props.config}>{say('sandbox')}</SandboxHint>}
      </div>
    </Dialog>
  )
}
