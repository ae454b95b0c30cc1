/** A customer's own prices. */
export const pricing = {
  title: 'API pricing',
  lead: 'What this account pays per answer, whether by API key, on screen or in a file. Monitoring is paid per subject and month.',
  export: 'Export CSV',
  exporting: 'Exporting…',
  list: 'Your prices',
  search: 'Find a product',
  noneFound: 'No product matches.',
  column: { product: 'Product', price: 'Your price', list: 'List price', next: 'Upcoming change' },
  none: 'None planned',
  free: 'Free',
  nextAt: '%{price} from %{day}',
  billing: {
    title: 'What is charged',
    charged: 'Charged',
    free: 'Free',
    found: 'The source found a record',
    notFound: 'The source confirmed that there is no record',
    sourceDown: 'The source is down or does not respond',
    rejected: 'Rejected before we query the source: invalid number, missing consent or low balance',
    test: 'All calls with a test key',
  },
  reuse: {
    title: 'Reuse your own answers',
    lead: 'If you run the same check for the same purpose again within this time, you get the answer that you already have. It is free, and the result says how old it is. Each check can still ask the source.',
    of: '%{product}: reuse for',
    never: 'Never',
    hours: '%{smart_count} hour |||| %{smart_count} hours',
    days: '%{smart_count} day |||| %{smart_count} days',
    saved: '%{product}: saved.',
    readOnly: 'The account owner can change this.',
  },
  gst: {
    title: 'GST',
    detail:
      'Prices are the amounts deducted from your wallet. You pay 18% GST once, when you add balance, and it appears on that invoice.',
  },
  snapshot:
    'Each verification is charged at the price in force when it starts. A file is charged at the price in force when you start it.',
} as const
