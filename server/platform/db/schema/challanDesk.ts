import type { ColumnType } from 'kysely'
import type { ChallanNotice } from '../../../../contracts/challans/challans.ts'
import type { CreatedAt } from './columns.ts'

interface ChallanMessages {
  /** The message's id, also in `deliveries`. */
  id: string
  order_id: string
  notice: ChallanNotice
  channel: 'email' | 'sms' | 'whatsapp'
  /** As it stands in the text. */
  amount: string
  sent_by: string
  sent_at: ColumnType<string, string | Date | undefined, string | Date>
}

interface ChallanFiles {
  object_id: string
  uploaded_by: string
  type: string
  bytes: number
  taken_at: ColumnType<string | null, string | Date | null | undefined, string | Date | null>
  created_at: CreatedAt
}

/** What staff's work on orders leaves behind. */
export interface ChallanDeskTables {
  challan_messages: ChallanMessages
  challan_files: ChallanFiles
}
