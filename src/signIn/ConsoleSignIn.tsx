import { useCallback, useState } from 'react'
import { paths } from '../../contracts/paths.ts'
import { useSignInTexts } from '../i18n/signInTexts.ts'
import type { SignInProps } from './Door.tsx'
import { SignInForms } from './SignInForms.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { firstView, type View } from './views.ts'

const titles = { signIn: 'title', subUser: 'subUser.title', register: 'createAccount' } as const

/** `/login`, and `/app-login` for the mobile app: larger inputs, no Google (A2). */
const ConsoleSignIn = (props: SignInProps) => {
  const text = useSignInTexts()
  const [view, setView] = useState(firstView)
  /** The address may have asked for another view: a reload must not go back to it. */
  const show = useCallback((next: View) => {
    history.replaceState(null, '', location.pathname)
    setView(next)
  }, [])
  const large = location.pathname === paths.appLogin
  return (
    <SignInFrame config={props.config} title={text(titles[view])} sandboxHint={text('sandbox')} large={large}>
      <SignInForms {...props} view={view} onView={show} google={!large} />
    </SignInFrame>
  )
}

export default ConsoleSignIn
