import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { withTexts } from '../../i18n/bundles.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { hasPasskeys } from '../../session/hasPasskeys.ts'
import styles from '../form.module.css'
import type { Audience } from '../secondFactor/challenge.ts'
import { useAsyncAction } from '../useAsyncAction.ts'

interface PasskeyButtonProps {
  audience: Audience
  preload: () => unknown
  onSignedIn: () => void
}

const load = withTexts(() => import('./signInByPasskey.ts'), { first: ['shared'] })

/** Signs in with a passkey, without a name and a second step. Nothing where the browser has none. What it does loads when it is pressed. */
export const PasskeyButton = ({ audience, preload, onSignedIn }: PasskeyButtonProps) => {
  const text = useTexts('signIn')
  const { busy, message, attempt } = useAsyncAction()
  if (!hasPasskeys()) return null

  const signIn = () =>
    attempt('working', async () => {
      preload()
      const { signInByPasskey } = await load()
      return signInByPasskey(audience, onSignedIn)
    })

  return (
    <div className={styles.passkey}>
      <Button look="secondary" busy={busy && text('loggingIn')} onClick={() => void signIn()}>
        {text('passkey')}
      </Button>
      <FieldMessage error={message} />
    </div>
  )
}
