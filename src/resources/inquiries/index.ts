import { Waypoints } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { inquiryResource } from '../../../contracts/resources/inquiry.ts'
import { column, page, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { About } from './cells.tsx'
import { NewButton } from './NewButton.tsx'

/** Inquiries: their list, and a page with the graph of each. */
export const inquiries = {
  ...defineScreens(inquiryResource, {
    icon: Waypoints,
    recordRepresentation: 'about',
    list: {
      crumbs: [
        { label: text('Dynamic intelligence', 'डायनेमिक इंटेलिजेंस'), to: paths.dynamicIntelligence },
        { label: text('Responses', 'जवाब') },
      ],
      columns: [
        column('about', About, { width: 220 }),
        'status',
        'contradictions',
        'missing',
        'chargedPaise',
        column('basis', { hidden: true }),
        column('reference', { width: 140 }),
        column('createdBy', { hidden: true }),
        'createdAt',
        column('eraseAt', { hidden: true }),
      ],
      card: [
        { start: About, end: 'status' },
        { start: ['createdAt', 'reference'], end: 'chargedPaise', quiet: true },
      ],
      filters: ['status', 'mode'],
      search: personal('q'),
      sort: { field: 'createdAt', order: 'DESC' },
      row: page(paths.dynamicIntelligenceDetails),
      actions: NewButton,
      emptyActions: NewButton,
    },
  }),
  show: lazyPage(() => import('./DetailPage.tsx')),
}
