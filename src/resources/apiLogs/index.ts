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
import { Replay, Trace } from './Replay.tsx'

/** Every call of every customer, the latest first; one of them in the drawer, with its trace and the replay. */
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
      'createdAt',
      filter('httpStatus', { rare: true }),
      filter('mode', { rare: true }),
    ],
    search: 'q',
    sort: { field: 'id', order: 'DESC' },
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
        'reference',
        'address',
        fact('verificationId', { component: VerificationId }),
        'keptUntil',
      ),
      RequestBodies,
      Trace,
      Replay,
    ),
    export: exportApiLogs,
  },
})
