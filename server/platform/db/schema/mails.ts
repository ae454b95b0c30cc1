import type { MailTopic } from '../../../../contracts/mailTopics.ts'
import type { CreatedAt } from './columns.ts'

interface MailPreferences {
  user_id: string
  topic: MailTopic
  wanted: boolean
  changed_at: CreatedAt
}

export interface MailsTables {
  mail_preferences: MailPreferences
}
