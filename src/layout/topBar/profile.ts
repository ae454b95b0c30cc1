import type { LucideIcon } from 'lucide-react'

/** A page in the profile menu. */
export type ProfileLink = 'account' | 'whitelistIp' | 'statement'

export interface ProfileMenuProps {
  name: string
  email?: string | undefined
  /** The role of a secondary user or administrator, shown below the name. */
  roleLabel?: string | undefined
  /** Whether to show the customer ID. Staff and secondary users have none (A37). */
  withCustomerId?: boolean
  links?: readonly { label: ProfileLink; to: string }[]
  /** Actions without a page, such as dialogs and the guided tour. */
  actions?: readonly { label: string; icon: LucideIcon; onClick: () => void }[]
  logout: string
}
