import { ListChecks } from 'lucide-react'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { ownList, watchList } from '../../../contracts/resources/watchList.ts'
import { column, labelled, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { OwnListActions, StaffListActions } from './AddList.tsx'
import { EntryCount, ListState } from './cells.tsx'

/** One path for a list and its details, `?id=…`: every path is in the first bundle of both apps. */
function withDetail<Screens extends { list: ComponentType }>(screens: Screens, Detail: ComponentType): Screens {
  const List = screens.list
  const ListOrDetail = () => (useSearchParams()[0].has('id') ? <Detail /> : <List />)
  return { ...screens, list: ListOrDetail }
}

const POLL_MS = 5_000

/** The lists that every screening searches. */
const staffScreens = defineScreens(watchList, {
  icon: ListChecks,
  recordRepresentation: 'name',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: [
      'name',
      'kind',
      column('state', ListState),
      'version',
      'dated',
      'entries',
      'importedAt',
      column('importedBy', { quiet: true, width: 140 }),
    ],
    card: [
      { start: 'name', end: ListState },
      { start: 'kind', end: EntryCount },
      { start: labelled('dated'), end: 'importedBy', quiet: true },
    ],
    filters: ['kind'],
    search: 'q',
    sort: { field: 'name', order: 'ASC' },
    row: page(paths.adminWatchLists),
    actions: StaffListActions,
    emptyActions: StaffListActions,
    refreshEvery: POLL_MS,
  },
})

/** The account's own lists. */
const ownScreens = defineScreens(ownList, {
  icon: ListChecks,
  recordRepresentation: 'name',
  list: {
    crumbs: [
      { label: text('Anti money laundering', 'मनी लॉन्ड्रिंग रोकथाम'), to: paths.aml },
      { label: text('Own lists', 'अपनी लिस्टें') },
    ],
    columns: [
      'name',
      column('state', ListState),
      'version',
      'entries',
      'importedAt',
      column('importedBy', { quiet: true, width: 140 }),
    ],
    card: [
      { start: 'name', end: ListState },
      { start: EntryCount, end: 'importedAt', quiet: true },
    ],
    search: 'q',
    sort: { field: 'name', order: 'ASC' },
    row: page(paths.amlLists),
    actions: OwnListActions,
    emptyActions: OwnListActions,
    refreshEvery: POLL_MS,
  },
})

const PublishedLists = lazyPage(() => import('./PublishedLists.tsx'))
const StaffLists = staffScreens.list

const ListsAndPublishers = () => (
  <>
    <StaffLists />
    <PublishedLists />
  </>
)

export const watchLists = withDetail(
  { ...staffScreens, list: ListsAndPublishers },
  lazyPage(() => import('./StaffListPage.tsx')),
)
export const ownLists = withDetail(
  ownScreens,
  lazyPage(() => import('./OwnListPage.tsx')),
)
