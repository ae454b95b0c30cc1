import type { Config } from './config.ts'

export const SANDBOX_SECRET = 'sandbox-secret-that-protects-nothing-real'

/** Adapters that were chosen and not told all they need. */
export function incomplete(config: Config): string[] {
  const wrong: string[] = []
  if (config.SOURCE === 'http' && !config.SOURCE_URL) wrong.push('SOURCE_URL: the base URL of the source.')
  if (config.SOURCE === 'http' && !config.SOURCE_KEY) wrong.push('SOURCE_KEY: the key for the source.')
  if (config.CHANNELS === 'smtp' && !config.SMTP_URL) wrong.push('SMTP_URL: the address of the mail server.')
  if (config.CHANNELS === 'smtp' && !config.SMTP_FROM) wrong.push('SMTP_FROM: the sender of our mail.')
  if (!config.RECAPTCHA_SECRET !== !config.RECAPTCHA_SITE_KEY)
    wrong.push('RECAPTCHA_SECRET: reCAPTCHA needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.')
  if (config.SMS_URL && !config.SMS_KEY) wrong.push('SMS_KEY: the key for the SMS gateway.')
  if (!config.WHATSAPP_TOKEN !== !config.WHATSAPP_PHONE_ID)
    wrong.push('WHATSAPP_TOKEN: WhatsApp needs WHATSAPP_PHONE_ID and WHATSAPP_TOKEN.')
  return wrong
}

/** Sandbox adapters, missing secrets and default passwords have no place in production. */
export function unfitForProduction(config: Config): string[] {
  const wrong: string[] = []
  if (config.SECRET_KEY === SANDBOX_SECRET) wrong.push('SECRET_KEY: set a secret of your own, at least 32 characters.')
  else if (config.SECRET_KEY.length < 32) wrong.push('SECRET_KEY: at least 32 characters.')
  if (config.CLIENT_TOKEN === 'sandbox') wrong.push('CLIENT_TOKEN: the sandbox default is not for production.')
  if (config.SOURCE === 'sandbox')
    wrong.push('SOURCE: live checks need `http`, the sandbox source answers test keys only.')
  if (config.CHANNELS === 'sandbox')
    wrong.push('CHANNELS: the sandbox inbox delivers to nobody; configure a real channel.')
  if (config.PUBLIC_URL.startsWith('http://')) wrong.push('PUBLIC_URL: the https address that people open.')
  return wrong
}
