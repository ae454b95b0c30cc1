import { CirclePlay } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { tutorial } from '../../../contracts/resources/tutorial.ts'
import { column } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AddTutorialButton, Description, Intro, TutorialActions } from './actions.tsx'

/** Tutorial videos in the order in which customers see them. */
export const tutorials = defineScreens(tutorial, {
  icon: CirclePlay,
  recordRepresentation: 'title',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    actions: AddTutorialButton,
    figures: Intro,
    columns: [
      column('title', { width: 260 }),
      column('description', Description),
      column('url', { width: 300, quiet: true }),
    ],
    cardsBelow: 1200,
    card: [{ start: 'title' }, { start: 'description' }, { start: 'url', quiet: true }],
    search: 'q',
    sort: { field: 'id', order: 'ASC' },
    rowActions: TutorialActions,
  },
})
