import type { ColumnType } from 'kysely'
import type { NoteKind } from '../../../../contracts/calls/notes.ts'
import type { MailTopic } from '../../../../contracts/people/mailTopics.ts'
import type { CreatedAt } from './columns.ts'

interface NoticeRecipients {
  id: string
  /** In lower case. */
  email: string
  /** The events that the recipient is notified of. */
  events: string[]
  created_at: CreatedAt
}

interface WorkAssignments {
  kind: string
  /** The id of the refund, order, payment, approval, KYC or lead. */
  subject: string
  assignee_id: string
  assigned_by: string
  assigned_at: ColumnType<string, never, string | Date>
}

interface Notes {
  id: string
  kind: NoteKind
  /** The id of the customer, the order or the request. */
  subject: string
  text_sealed: string
  author_id: string
  created_at: CreatedAt
}

interface FollowUps {
  kind: NoteKind
  subject: string
  /** `2026-11-30` */
  follow_up_on: string
  set_by: string
  set_at: ColumnType<string, never, string | Date>
}

export interface StaffTables {
  notes: Notes
  follow_ups: FollowUps
  work_assignments: WorkAssignments
  notice_recipients: NoticeRecipients
}

interface Tutorials {
  id: string
  title: string
  /** May be empty. */
  description: string
  url: string
  created_at: CreatedAt
}

export interface TutorialsTables {
  tutorials: Tutorials
}

interface MailPreferences {
  user_id: string
  topic: MailTopic
  wanted: boolean
  changed_at: CreatedAt
}

export interface MailsTables {
  mail_preferences: MailPreferences
}
