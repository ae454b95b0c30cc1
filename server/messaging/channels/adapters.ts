import { once } from '../../engines/once.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Sender } from '../../platform/config/voice.ts'
import type { Egress } from '../../platform/egress/index.ts'
import type { StoredMessage } from './outbox.ts'

/** E-mail over SMTP; the library is loaded with the first mail. A mail sent twice after a crash has the same Message-ID. */
export function smtpAdapter({ SMTP_URL: url, SMTP_FROM: from, PUBLIC_URL }: Config): Deliver {
  const transport = once(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  })
  return async ({ id, to, subject, text, voice }) => {
    const { hostname } = new URL(voice?.url ?? PUBLIC_URL)
    const mail = { ...writerOf(from, voice), to, subject, text, messageId: `<${id}@${hostname}>` }
    const opened = await transport()
    await opened.sendMail(mail).catch((error: { code?: string; responseCode?: number }) => {
      // The library's own error names the recipient.
      throw deliveryError('The mail server', `${error.code ?? 'unknown'} ${error.responseCode ?? ''}`)
    })
    return null
  }
}

/** A client's mail has its name and takes answers at its support; its address stays the operator's, whose servers may send it. */
function writerOf(from: string | undefined, voice: Sender | null) {
  if (!voice) return { from }
  const address = /<([^>]*)>/.exec(from ?? '')?.[1] ?? from ?? ''
  return { from: { name: voice.name, address }, replyTo: voice.supportEmail }
}

/**
 * An SMS gateway over HTTP: JSON `{ id, to, text, from, templateId }` with a bearer key. A 2xx accepts the message, and its `id`
 * or `messageId`, if any, is the reference. A retry sends the same `id`.
 */
export function smsAdapter(config: Config, egress: Egress): Deliver {
  const { SMS_URL = '', SMS_KEY = '', SMS_SENDER, SMS_TEMPLATE_ID } = config
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${SMS_KEY}` }
  return async ({ id, to, text, voice }) => {
    // A template is registered with its sender.
    const [from, templateId] = voice?.smsSender
      ? [voice.smsSender, voice.smsTemplateId ?? undefined]
      : [SMS_SENDER, SMS_TEMPLATE_ID]
    const body = JSON.stringify({ id, to, text, from, templateId })
    const reply = await egress.post(new URL(SMS_URL), { headers, body, timeoutMs: 10_000, maxBytes: 64_000 })
    if (reply.status < 200 || reply.status > 299) throw deliveryError('The SMS gateway', reply.status)
    return referenceIn(reply.text)
  }
}

function referenceIn(text: string): string | null {
  try {
    const { id, messageId } = JSON.parse(text) as { id?: unknown; messageId?: unknown }
    const reference = messageId ?? id
    return typeof reference === 'string' ? reference.slice(0, 100) : null
  } catch {
    return null
  }
}

/**
 * WhatsApp Cloud (Meta's Graph API): a code is sent in an approved authentication template, whose button copies it; anything else
 * as text, which WhatsApp delivers only within a day of the recipient's last message.
 */
export function whatsappAdapter(config: Config, egress: Egress): Deliver {
  const { WHATSAPP_URL, WHATSAPP_PHONE_ID = '', WHATSAPP_TOKEN = '', WHATSAPP_TEMPLATE } = config
  const url = new URL(`${WHATSAPP_URL}/${WHATSAPP_PHONE_ID}/messages`)
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${WHATSAPP_TOKEN}` }
  return async message => {
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      to: message.to.replace('+', ''),
      ...(message.otp === null ? textOf(message) : templateOf(message.otp, WHATSAPP_TEMPLATE)),
    })
    const reply = await egress.post(url, { headers, body, timeoutMs: 10_000, maxBytes: 64_000 })
    if (reply.status !== 200) throw deliveryError('WhatsApp', reply.status)
    const { messages } = JSON.parse(reply.text) as { messages?: { id?: string }[] }
    return messages?.[0]?.id ?? null
  }
}

const textOf = ({ text }: StoredMessage) => ({ type: 'text', text: { body: text } })

const templateOf = (otp: string, name: string) => {
  const parameters = [{ type: 'text', text: otp }]
  return {
    type: 'template',
    template: {
      name,
      language: { code: 'en' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  }
}

/**
 * Hands a message to its provider and returns the provider's reference, if any. It may run twice for the same message after a
 * crash. An error's text goes to logs and the queue: it must contain neither recipient nor message.
 */
export type Deliver = (message: StoredMessage) => Promise<string | null>

/** The error for a refused message. */
const deliveryError = (who: string, status: number | string) => new Error(`${who} did not take it: ${status}`)
