import type { ColumnType } from 'kysely'
import type { SupportTemplate } from '../../../../contracts/calls/supportMessages.ts'
import type { CreatedAt } from './columns.ts'

/** Support's read-only view of a customer's console. It ends with its session. */
interface SupportViews {
  id: string
  user_id: string
  admin_id: string
  session_id: string
  reason: string
  /** At the latest. */
  ends_at: ColumnType<string, Date, never>
  ended_by: ColumnType<'staff' | 'customer' | null, never, 'staff' | 'customer'>
  created_at: CreatedAt
}

/** What staff have written to a customer from a template. */
interface SupportMessages {
  id: string
  user_id: string
  admin_id: string
  template: SupportTemplate
  /** Sealed, as the text is. */
  subject: string
  text: string
  /** The id of the e-mail in the delivery log. */
  message_id: string
  created_at: CreatedAt
}

export interface SupportTables {
  support_views: SupportViews
  support_messages: SupportMessages
}
