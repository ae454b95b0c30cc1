import { Video } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { videoCallResource } from '../../../contracts/resources/videoCall.ts'
import { column, page, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Usable } from './cells.tsx'
import { Desk } from './Desk.tsx'
import { NewCall } from './NewCall.tsx'

/** Video calls: their list with the agent's desk, and a page for each. */
export const videoCalls = {
  ...defineScreens(videoCallResource, {
    icon: Video,
    recordRepresentation: 'person',
    list: {
      crumbs: [{ label: text('Video KYC', 'वीडियो KYC') }, { label: text('Video calls', 'वीडियो कॉल') }],
      columns: [
        column('person', { width: 180 }),
        'status',
        column('usable', Usable),
        'agent',
        column('auditor', { hidden: true }),
        column('reason', { width: 180 }),
        column('locale', { hidden: true }),
        column('reference', { width: 140 }),
        column('createdBy', { hidden: true }),
        'createdAt',
        column('heldAt', { hidden: true }),
        column('decidedAt', { hidden: true }),
        column('eraseAt', { hidden: true }),
      ],
      card: [
        { start: 'person', end: 'status' },
        { start: ['createdAt', 'agent'], end: Usable, quiet: true },
      ],
      filters: ['status', 'createdAt', 'locale'],
      search: personal('q'),
      sort: { field: 'createdAt', order: 'DESC' },
      row: page(paths.videoKycCall),
      actions: NewCall,
      emptyActions: NewCall,
      figures: Desk,
      refreshEvery: 10_000,
    },
  }),
  show: lazyPage(() => import('./DetailPage.tsx')),
}
