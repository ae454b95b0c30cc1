import { createTransport } from 'nodemailer'
import type { Config } from '../../platform/config/config.ts'
import { type Deliver, deliveryError } from './adapter.ts'

/** Real e-mail. A mail that goes out twice, after a crash, has the same Message-ID. */
export function smtpAdapter({ SMTP_URL: url, SMTP_FROM: from, PUBLIC_URL }: Config): Deliver {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  const { hostname } = new URL(PUBLIC_URL)
  return async ({ id, to, subject, text }) => {
    const mail = { from, to, subject, text, messageId: `<${id}@${hostname}>` }
    await transport.sendMail(mail).catch((error: { code?: string; responseCode?: number }) => {
      // The library's error names the recipient.
      throw deliveryError('The mail server', `${error.code ?? 'unknown'} ${error.responseCode ?? ''}`)
    })
    return null
  }
}
