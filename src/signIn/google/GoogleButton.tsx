import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { type GoogleButtonProps, GoogleIdentity } from './GoogleIdentity.tsx'
import { GoogleMark } from './GoogleMark.tsx'
import styles from './google.module.css'
import { SandboxGoogle } from './SandboxGoogle.tsx'

/** Google's own button, or in the sandbox one that looks like it. */
export const GoogleButton = ({ google, purpose, onToken }: GoogleButtonProps) => {
  const text = useTexts('signIn')
  const [open, setOpen] = useState(false)
  if (google.issuer === 'google') return <GoogleIdentity google={google} purpose={purpose} onToken={onToken} />
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <GoogleMark /> {text(`google.${purpose}`)}
      </button>
      {open && (
        <SandboxGoogle
          nonce={google.nonce}
          onClose={() => setOpen(false)}
          onToken={token => {
            setOpen(false)
            onToken(token)
          }}
        />
      )}
    </>
  )
}
