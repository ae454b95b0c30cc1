import { lazyPage } from '../../components/plain/lazyPage.ts'
import type { SignInOptions } from '../options.ts'
import { ProofOfWork } from './ProofOfWork.tsx'

const Recaptcha = lazyPage(() => import('./Recaptcha.tsx'))

export interface CaptchaProps {
  /** A token is good for one try: give a new `key` for another. */
  onToken: (token: string | null) => void
  /** What is said when it was left out (A3). */
  error?: string | undefined
}

/** Our own captcha, or Google's where its keys are configured. */
export const Captcha = ({ captcha, ...props }: CaptchaProps & { captcha: SignInOptions['captcha'] | undefined }) =>
  captcha?.provider === 'recaptcha' && captcha.siteKey ? (
    <Recaptcha {...props} siteKey={captcha.siteKey} />
  ) : (
    <ProofOfWork {...props} />
  )
