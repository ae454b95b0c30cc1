/** What the server says about inquiries of dynamic intelligence. */
export const inquiriesServer = {
  basisWords: 'Say in a few words why you may ask: the contract, the law or the claim.',
  nothing: 'None of the chosen sections can ask about what you entered. Choose another section.',
  priceChanged: 'The price has changed: it costs up to %{price} now. Check it and try again.',
  notFitting: '“%{product}” cannot be asked about this.',
  notReady: 'Wait until everything has been gathered.',
  erased: 'What this inquiry gathered has been deleted.',
  tooManyBoards: 'There are %{count} saved boards. Delete one first.',
  columns: {
    what: 'What',
    number: 'Number',
    name: 'Name',
    fact: 'Fact or link',
    to: 'Linked to',
    source: 'Source',
    at: 'Answered',
    price: 'Price (rupees)',
  },
} as const
