/** The form and the page of one check: what lists do not need, so that they do not load it. */
export const checkPages = {
  again: 'Check again, %{price}',
  againShort: 'Check again',
  earlier: 'Checked %{ago}, same input',
  justNow: 'Checked just now, same input',
  earlierFree: 'The answer is on this page. Looking at it is free.',
  shortfall: {
    title: 'Balance too low',
    prepaid: 'The %{wallet} has %{left}, but this costs %{price}.',
    postpaid: 'The credit limit of the %{wallet} leaves %{left}, but this costs %{price}.',
    owner: 'Ask the account owner to add balance.',
  },
} as const
