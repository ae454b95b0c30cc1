import { ScrollText } from 'lucide-react'
import { exportApiLogs } from '../../../contracts/calls/usage.ts'
import { apiLog } from '../../../contracts/resources/apiRequest.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { fact, facts } from '../../components/detail/parts.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, drawer, filter, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import {
  Endpoint,
  HttpStatus,
  KeyName,
  KeyWithHint,
  Latency,
  OutcomeChip,
  Product,
  ReferenceOrId,
  RequestHead,
  ShortId,
  VerificationId,
} from '../apiRequests/cells.tsx'
import { RequestBodies } from '../apiRequests/RequestBodies.tsx'
import { Source, SourceEditor, SourceNames } from './cells.tsx'
import { Replay, Trace } from './Replay.tsx'
import { Ledger, SourceAsked, Webhooks } from './Trace.tsx'

/** API calls of all customers, latest first. The drawer shows a call's trace and can replay it. */
export const apiLogs = defineScreens(apiLog, {
  icon: ScrollText,
  recordRepresentation: 'id',
  list: {
    columns: [
      'createdAt',
      column('customer', CustomerLink),
      column('product', Product),
      column('key', KeyName, { hidden: true }),
      column('outcome', OutcomeChip),
      column('httpStatus', HttpStatus),
      column('source', Source),
      'chargePaise',
      column('durationMs', Latency),
      column('reference', { hidden: true, width: 130 }),
      column('id', ShortId),
      'address',
    ],
    card: [
      { start: 'outcome', end: 'chargePaise' },
      { start: [plain('customer'), Product], end: 'httpStatus' },
      { start: ['createdAt', ReferenceOrId], end: 'durationMs', quiet: true },
    ],
    filters: [
      filter('customer', { component: CustomerEditor }),
      'outcome',
      'product',
      filter('source', { component: SourceEditor, words: SourceNames }),
      'createdAt',
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
        fact('customer', { component: CustomerLink }),
        fact('path', { component: Endpoint }),
        fact('httpStatus', { component: HttpStatus }),
        fact('key', { component: KeyWithHint }),
        'mode',
        fact('durationMs', { component: Latency }),
        fact('reference', { optional: true }),
        'address',
        fact('verificationId', { component: VerificationId, optional: true }),
        'keptUntil',
      ),
      RequestBodies,
      Trace,
      SourceAsked,
      Ledger,
      Webhooks,
      Replay,
    ),
    export: exportApiLogs,
  },
})
