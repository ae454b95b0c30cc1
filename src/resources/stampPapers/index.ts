import { Stamp } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { stampPaperResource } from '../../../contracts/resources/stampPaper.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, filter } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AddStampPapers } from './AddStampPapers.tsx'
import { StampPaperActions } from './actions.tsx'
import { EnvelopeLink, EnvelopeTitle, Value } from './cells.tsx'
import { Stock } from './Stock.tsx'

/** The stock of e-stamp certificates, with the documents that have used them. */
export const stampPapers = defineScreens(stampPaperResource, {
  icon: Stamp,
  recordRepresentation: 'number',
  list: {
    crumbs: [{ label: text('E-sign', 'ई-साइन'), to: paths.esign }],
    columns: [
      'number',
      'state',
      'valuePaise',
      'status',
      column('envelope', EnvelopeLink, { width: 200 }),
      'purchasedOn',
      column('firstParty', { hidden: true, width: 160 }),
      column('secondParty', { hidden: true, width: 160 }),
      column('createdAt', { hidden: true }),
    ],
    card: [
      { start: 'number', end: 'status' },
      { start: 'state', end: 'valuePaise' },
      { start: EnvelopeTitle, quiet: true },
    ],
    cardsBelow: 1200,
    savedViews: [
      { id: 'free', name: text('Free', 'खाली'), filters: { status: ['free'] } },
      { id: 'used', name: text('Used', 'इस्तेमाल हुए'), filters: { status: ['reserved', 'used'] } },
    ],
    filters: ['state', 'status', filter('valuePaise', { words: Value, rare: true })],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    row: drawer(
      facts(
        'number',
        'state',
        'valuePaise',
        'status',
        fact('envelope', { component: EnvelopeLink, optional: true }),
        fact('firstParty', { optional: true }),
        fact('secondParty', { optional: true }),
        fact('purchasedOn', { optional: true }),
        fact('reason', { optional: true }),
        'createdBy',
        'createdAt',
      ),
      StampPaperActions,
    ),
    figures: Stock,
    actions: AddStampPapers,
    emptyActions: AddStampPapers,
  },
})
