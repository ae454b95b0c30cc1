import type { LucideIcon } from 'lucide-react'

/** A page of the person's own. */
export type ProfileLink = 'account' | 'whitelistIp' | 'statement'

export interface ProfileMenuProps {
  name: string
  email?: string | undefined
  /** Under the name: a sub-user's or administrator's role. */
  standing?: string | undefined
  /** Whether it shows the account's customer ID; staff and secondary users have none (A37). */
  withCustomerId?: boolean
  links?: readonly { label: ProfileLink; to: string }[]
  /** What opens in place: a dialog of the person's own, the guided tour. */
  actions?: readonly { label: string; icon: LucideIcon; onClick: () => void }[]
  logout: string
}
