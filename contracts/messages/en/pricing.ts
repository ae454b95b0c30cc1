/** A customer's own prices. */
export const pricing = {
  title: 'API pricing',
  lead: 'What this account pays for one answer, the same by key, on screen and in a file.',
  export: 'Export CSV',
  exporting: 'Exporting…',
  list: 'Your prices',
  perAnswer: 'per answer',
  column: { product: 'Product', price: 'Your price', list: 'List price', next: 'Upcoming change' },
  none: 'None planned',
  nextAt: '%{price} from %{day}',
  billing: {
    title: 'What is charged',
    charged: 'Charged',
    free: 'Free',
    found: 'The source found a record',
    notFound: 'The source answered that there is none',
    sourceDown: 'The source is down or does not answer',
    rejected: 'Rejected before the source is asked: a wrong number, no consent, too low a balance',
    test: 'Every call with a test key',
  },
  gst: {
    title: 'GST',
    detail:
      'Prices are what leaves your wallet. The GST of 18% is paid once, when you add balance, and stands on that invoice.',
  },
  snapshot: 'Each verification is charged the price in force at the moment it begins; a file, when it is started.',
} as const
