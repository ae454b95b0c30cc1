import { ScrollText } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { statementFile } from '../../../contracts/resources/statementFile.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { fact, facts } from '../../components/detail/parts.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, drawer, filter, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { BankWord } from './BankWord.tsx'
import { Failures } from './Failures.tsx'
import { ReadPart } from './ReadPart.tsx'
import { Reread } from './Reread.tsx'

/** The files of bank statements and how reading them went, latest first. */
export const statementFiles = defineScreens(statementFile, {
  icon: ScrollText,
  recordRepresentation: 'verificationId',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: [
      'createdAt',
      column('customer', CustomerLink),
      'kind',
      column('bank', { width: 150 }),
      'pages',
      'rows',
      'verdict',
      'problem',
      column('bytes', { hidden: true }),
      column('readAt', { hidden: true }),
      'verificationId',
    ],
    card: [
      { start: plain('customer'), end: 'kind' },
      { start: ['verdict', 'problem'], end: 'rows' },
      { start: 'createdAt', end: 'bank', quiet: true },
    ],
    filters: [
      'createdAt',
      'problem',
      'verdict',
      filter('customer', { component: CustomerEditor }),
      filter('bank', { rare: true, words: BankWord }),
      filter('kind', { rare: true }),
    ],
    figures: Failures,
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    row: drawer(
      facts(
        'verificationId',
        fact('customer', { component: CustomerLink }),
        'kind',
        'bytes',
        'pages',
        'rows',
        'bank',
        'verdict',
        'problem',
        'readAt',
        'createdAt',
      ),
      ReadPart,
      Reread,
    ),
  },
})
