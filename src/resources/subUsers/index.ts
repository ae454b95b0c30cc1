import { UsersRound } from 'lucide-react'
import { subUser } from '../../../contracts/resources/subUser.ts'
import { column } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AccessSelect, LabelledUntil, Name, RoleName, Since, Status, Until } from './cells.tsx'
import { SubUserActions } from './SubUserActions.tsx'
import { SubUsersHead } from './SubUsersHead.tsx'

/** The account's secondary users and their access. */
export const subUsers = defineScreens(subUser, {
  icon: UsersRound,
  recordRepresentation: 'email',
  list: {
    columns: [
      column('name', Name),
      column('email', { quiet: true, width: 260 }),
      column('status', Status),
      column('access', AccessSelect),
      column('until', Until),
      'createdAt',
    ],
    card: [
      { start: Name, end: RoleName },
      { start: 'email', quiet: true },
      { start: Since, quiet: true },
      { start: LabelledUntil, quiet: true },
      { start: Status },
    ],
    figures: SubUsersHead,
    sort: { field: 'createdAt', order: 'DESC' },
    onePage: true,
    rowActions: SubUserActions,
  },
})
