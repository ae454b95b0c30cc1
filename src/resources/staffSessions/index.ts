import { MonitorSmartphone } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { staffSession } from '../../../contracts/resources/staffSession.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, labelled, personal, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Device, SessionActions, SessionOwner } from './cells.tsx'

/** Staff sessions, most recently used first. */
export const staffSessions = defineScreens(staffSession, {
  icon: MonitorSmartphone,
  recordRepresentation: 'name',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: ['name', column('device', Device), 'ip', column('createdAt', { hiddenBelow: 1200 }), 'lastUsedAt'],
    card: [
      { start: plain('name'), end: 'device' },
      { start: labelled('ip'), quiet: true },
      { start: labelled('lastUsedAt'), quiet: true },
    ],
    filters: ['role'],
    search: personal('q'),
    sort: { field: 'lastUsedAt', order: 'DESC' },
    rowActions: SessionActions,
    row: drawer(
      facts(
        fact('name', { component: SessionOwner }),
        'role',
        fact('device', { component: Device }),
        'ip',
        'createdAt',
        'lastUsedAt',
      ),
    ),
  },
})
