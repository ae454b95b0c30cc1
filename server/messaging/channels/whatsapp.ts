import type { Config } from '../../platform/config/config.ts'
import type { Egress } from '../../platform/egress/index.ts'
import { type Deliver, deliveryError } from './adapter.ts'
import type { StoredMessage } from './outbox.ts'

/**
 * WhatsApp Cloud (Meta's Graph API): a code travels in an approved authentication template, whose button copies it; anything else as
 * text, which WhatsApp delivers within a day of the person's last message only.
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
