import { FilePen } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { envelopeResource } from '../../../contracts/resources/envelope.ts'
import { column, filter, labelled, page, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { ExportTicked } from '../../components/list/ExportButton.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { BulkId, Expires, Progress, Recipients, Title, TitleLink } from './cells.tsx'
import { NewDocumentButton } from './create.tsx'
import { ListActions } from './ListActions.tsx'
import { CardTags, Folder, FolderEditor, LabelWords, Tags, TagsEditor } from './labels.tsx'
import { MoveTicked, RemindTicked, TagTicked, VoidTicked } from './ticked.tsx'

/** Documents that are prepared, out, or ended, the newest first. */
export const envelopes = defineScreens(envelopeResource, {
  icon: FilePen,
  recordRepresentation: 'title',
  list: {
    crumbs: [{ label: text('E-sign', 'ई-साइन'), to: paths.esign }],
    columns: [
      column('title', TitleLink, { width: 240 }),
      'state',
      column('recipients', Recipients, { width: 220 }),
      column('done', Progress),
      column('folder', Folder, { width: 140, hidden: true }),
      column('tags', Tags, { width: 160 }),
      'sentAt',
      column('expiresAt', Expires),
      column('createdBy', { quiet: true, width: 140, hidden: true }),
      column('updatedAt', { hidden: false }),
    ],
    card: [
      { start: Title, end: 'state' },
      { start: Recipients, end: Progress },
      { start: CardTags, quiet: true },
      { start: labelled('updatedAt'), end: Expires, quiet: true },
    ],
    cardsBelow: 1200,
    savedViews: [
      { id: 'me', name: text('Waiting for me', 'मेरे साइन बाकी'), filters: { waiting: 'me' } },
      { id: 'others', name: text('Waiting for others', 'दूसरों के साइन बाकी'), filters: { waiting: 'others' } },
      { id: 'out', name: text('Out for signature', 'साइन के लिए भेजे'), filters: { state: ['sent', 'sealing'] } },
      { id: 'expiring', name: text('Expiring soon', 'समय खत्म होने वाला'), filters: { state: ['sent'], expiring: true } },
      { id: 'completed', name: text('Completed', 'पूरे'), filters: { state: ['completed'] } },
      { id: 'declined', name: text('Declined', 'मना किए'), filters: { state: ['declined'] } },
      { id: 'drafts', name: text('Drafts', 'ड्राफ़्ट'), filters: { state: ['draft'] } },
      { id: 'templates', name: text('Templates', 'टेम्पलेट'), filters: { template: true } },
    ],
    filters: [
      'state',
      filter('folder', { component: FolderEditor, words: LabelWords }),
      filter('tags', { component: TagsEditor, words: LabelWords }),
      filter('waiting', { rare: true }),
      filter('mode', { rare: true }),
      filter('bulk', { words: BulkId, rare: true }),
    ],
    search: personal('q'),
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.esignDetail),
    bulkActions: [MoveTicked, TagTicked, RemindTicked, VoidTicked, ExportTicked],
    actions: ListActions,
    emptyActions: NewDocumentButton,
    refreshEvery: 15_000,
  },
  show: lazyPage(() => import('./EnvelopePage.tsx')),
})
