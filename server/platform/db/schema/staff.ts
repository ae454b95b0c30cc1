import type { CreatedAt } from './columns.ts'

interface NoticeRecipients {
  id: string
  /** In lower case. */
  email: string
  /** Of which events they are told: contracts/notices.ts. */
  events: string[]
  created_at: CreatedAt
}

export interface StaffTables {
  notice_recipients: NoticeRecipients
}
