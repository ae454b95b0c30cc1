import { UserRoundCog } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { staffMember } from '../../../contracts/resources/staffMember.ts'
import { column, labelled, page, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import {
  CardName,
  LabelledSignIn,
  LabelledUntil,
  LastSignIn,
  RoleChip,
  SecondFactorChip,
  StaffName,
  StaffStateChip,
  Until,
} from './cells.tsx'
import { InviteButton } from './InviteButton.tsx'
import { StaffNotices } from './StaffNotices.tsx'
import { StaffRoles } from './StaffRoles.tsx'

/** Members of staff, and the permissions of each role. */
export const staff = defineScreens(staffMember, {
  icon: UserRoundCog,
  recordRepresentation: 'name',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    actions: InviteButton,
    columns: [
      column('name', StaffName),
      column('email', { quiet: true, width: 280 }),
      column('role', RoleChip),
      column('state', StaffStateChip),
      column('until', Until),
      column('secondFactor', SecondFactorChip),
      column('lastSignInAt', LastSignIn),
    ],
    cardsBelow: 1200,
    card: [
      { start: CardName, end: 'state' },
      { start: 'email', quiet: true },
      { start: 'role' },
      { start: LabelledUntil, quiet: true },
      { start: labelled('secondFactor'), quiet: true },
      { start: LabelledSignIn, quiet: true },
    ],
    filters: ['role', 'state', 'secondFactor'],
    search: personal('q'),
    sort: { field: 'name', order: 'ASC' },
    row: page(paths.adminAccountsDetails),
    figures: StaffNotices,
    after: StaffRoles,
  },
  show: lazyPage(() => import('./StaffDetail.tsx')),
})
