import type { Config } from './config.ts'

/** In whose name a message or a document speaks to its reader. */
export interface Voice {
  name: string
  /** Where its links lead. */
  url: string
  supportEmail: string
  supportPhone: string | null
  /** Its registered sender of SMS and the template of its texts; null for the operator's. */
  smsSender: string | null
  smsTemplateId: string | null
  /** Whether it is a client's: the operator is then named only where the law asks for it. */
  isClient: boolean
  /** Who signs its documents, because they answer for them in law. */
  signer: string
}

export const operatorVoice = ({
  BRAND_NAME,
  PUBLIC_URL,
  SUPPORT_EMAIL,
}: Pick<Config, 'BRAND_NAME' | 'PUBLIC_URL' | 'SUPPORT_EMAIL'>): Voice => ({
  name: BRAND_NAME,
  url: PUBLIC_URL,
  supportEmail: SUPPORT_EMAIL,
  supportPhone: null,
  smsSender: null,
  smsTemplateId: null,
  isClient: false,
  signer: BRAND_NAME,
})

/** What is kept of a voice with a message that waits for its delivery. */
export type Sender = Pick<Voice, 'name' | 'url' | 'supportEmail' | 'smsSender' | 'smsTemplateId'>

/** Null if the message goes out as the operator's own do. */
export const senderOf = ({ name, url, supportEmail, smsSender, smsTemplateId, isClient }: Voice): Sender | null =>
  isClient || smsSender !== null ? { name, url, supportEmail, smsSender, smsTemplateId } : null
