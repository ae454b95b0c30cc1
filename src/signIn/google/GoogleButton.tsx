import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { type GoogleButtonProps, GoogleIdentity } from './GoogleIdentity.tsx'
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

/** Google's letter, drawn as four arcs and a bar; its branding asks for it on the button. */
const GoogleMark = () => (
  <svg width={18} height={18} viewBox="0 0 18 18" fill="none" strokeWidth={3.4} aria-hidden="true">
    <path stroke="#EA4335" d="M14.2 4.1A7.2 7.2 0 0 0 2.77 5.4" />
    <path stroke="#FBBC04" d="M2.77 5.4a7.2 7.2 0 0 0 0 7.2" />
    <path stroke="#34A853" d="M2.77 12.6a7.2 7.2 0 0 0 10.9 1.9" />
    <path stroke="#4285F4" d="M13.67 14.5A7.2 7.2 0 0 0 16.2 9H9" />
  </svg>
)
