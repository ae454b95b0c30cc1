import { lazyPage } from '../../components/plain/lazyPage.ts'
import type { SignInOptions } from '../options.ts'
import type { CaptchaProps } from './captchaProps.ts'
import { ProofOfWork } from './ProofOfWork.tsx'

const Recaptcha = lazyPage(() => import('./Recaptcha.tsx'))

/** Our own captcha, or Google's where its keys are configured. */
export const Captcha = ({ captcha, ...props }: CaptchaProps & { captcha: SignInOptions['captcha'] | undefined }) =>
  captcha?.provider === 'recaptcha' && captcha.siteKey ? (
    <Recaptcha {...props} siteKey={captcha.siteKey} />
  ) : (
    <ProofOfWork {...props} />
  )
