import { ScrollText } from 'lucide-react'
import { exportApiRequests } from '../../../contracts/calls/usage.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { apiRequest } from '../../../contracts/resources/apiRequest.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, filter } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import {
  Endpoint,
  HttpStatus,
  KeyEditor,
  KeyName,
  KeyNames,
  KeyWithHint,
  Latency,
  OutcomeChip,
  Product,
  ReferenceOrId,
  RequestHead,
  ShortId,
  VerificationLink,
} from './cells.tsx'
import { RequestBodies } from './RequestBodies.tsx'

/** Calls made with this account's keys, latest first. */
export const apiRequests = defineScreens(apiRequest, {
  icon: ScrollText,
  recordRepresentation: 'id',
  list: {
    crumbs: [{ label: text('API usage', 'API इस्तेमाल'), to: paths.apiUsage }],
    columns: [
      'createdAt',
      column('product', Product),
      column('key', KeyName),
      column('outcome', OutcomeChip),
      column('httpStatus', HttpStatus),
      'chargePaise',
      column('durationMs', Latency),
      column('reference', { width: 130 }),
      column('id', ShortId),
      column('address', { hidden: false }),
    ],
    card: [
      { start: 'outcome', end: 'chargePaise' },
      { start: Product, end: 'httpStatus' },
      { start: ['createdAt', ReferenceOrId], end: 'durationMs', quiet: true },
    ],
    filters: [
      'outcome',
      'product',
      'createdAt',
      filter('key', { component: KeyEditor, words: KeyNames, rare: true }),
      filter('httpStatus', { rare: true }),
      filter('mode', { rare: true }),
    ],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    row: drawer(
      RequestHead,
      facts(
        'id',
        'createdAt',
        fact('path', { component: Endpoint }),
        fact('httpStatus', { component: HttpStatus }),
        fact('key', { component: KeyWithHint }),
        'mode',
        fact('durationMs', { component: Latency }),
        fact('reference', { optional: true }),
        'address',
        fact('verificationId', { component: VerificationLink, optional: true }),
        'keptUntil',
      ),
      RequestBodies,
    ),
    export: exportApiRequests,
  },
})
