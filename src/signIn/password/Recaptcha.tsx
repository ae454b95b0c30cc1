import { useEffect, useRef, useState } from 'react'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadScript } from '../loadScript.ts'
import styles from './Captcha.module.css'
import type { CaptchaProps } from './captchaProps.ts'

interface Grecaptcha {
  ready: (done: () => void) => void
  render: (
    place: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ) => void
}

const grecaptcha = () => (globalThis as unknown as { grecaptcha: Grecaptcha }).grecaptcha

/** Google's reCAPTCHA v2. */
const Recaptcha = ({ siteKey, onToken, error }: CaptchaProps & { siteKey: string }) => {
  const text = useTexts('signIn')
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // reCAPTCHA renders into an element only once, so each mount needs a new element.
    const own = document.createElement('div')
    place.current?.append(own)
    loadScript(`https://www.google.com/recaptcha/api.js?render=explicit&hl=${locale}`)
      .then(() =>
        grecaptcha().ready(() =>
          grecaptcha().render(own, { sitekey: siteKey, callback: onToken, 'expired-callback': () => onToken(null) }),
        ),
      )
      .catch(() => setFailed(true))
    return () => own.remove()
  }, [siteKey, locale, onToken])
  return (
    <div>
      <div className={styles.place} ref={place} />
      <FieldMessage error={error ?? (failed && text('captcha.failed'))} />
    </div>
  )
}

export default Recaptcha
