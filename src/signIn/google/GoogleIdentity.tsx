import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadScript } from '../loadScript.ts'
import type { SignInOptions } from '../options.ts'
import styles from './google.module.css'

export interface GoogleButtonProps {
  google: NonNullable<SignInOptions['google']>
  purpose: 'signIn' | 'signUp'
  /** Called with the ID token that Google signed. */
  onToken: (token: string) => void
}

interface Identity {
  initialize: (options: {
    client_id: string
    nonce: string
    ux_mode: 'popup'
    callback: (answer: { credential: string }) => void
  }) => void
  renderButton: (place: HTMLElement, options: Record<string, string | number>) => void
}

const identity = () => (globalThis as unknown as { google: { accounts: { id: Identity } } }).google.accounts.id

/** The button of Google Identity Services. It opens Google's window and returns an ID token. */
export const GoogleIdentity = ({ google, purpose, onToken }: GoogleButtonProps) => {
  const text = useTexts('signIn')
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const { clientId, nonce } = google
  const take = useEffectEvent(onToken)
  useEffect(() => {
    let current = true
    loadScript('https://accounts.google.com/gsi/client')
      .then(() => {
        if (!current || !place.current) return
        identity().initialize({
          client_id: clientId,
          nonce,
          ux_mode: 'popup',
          callback: ({ credential }) => take(credential),
        })
        identity().renderButton(place.current, {
          text: purpose === 'signIn' ? 'signin_with' : 'signup_with',
          size: 'large',
          width: Math.min(place.current.clientWidth, 400),
          logo_alignment: 'center',
          locale,
        })
      })
      .catch(() => setFailed(true))
    return () => {
      current = false
    }
  }, [clientId, nonce, locale, purpose])
  return (
    <div>
      <div className={styles.place} ref={place} />
      <FieldMessage error={failed && text('google.offline')} />
    </div>
  )
}
