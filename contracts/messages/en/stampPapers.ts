/** The stock of stamp papers. */
export const stampPapers = {
  download: 'Download the certificate',
  stock: {
    name: '%{value}, %{state}',
    free: '%{smart_count} free |||| %{smart_count} free',
    reserved: '%{smart_count} reserved |||| %{smart_count} reserved',
    low: 'These run out: %{names}. Buy and upload new ones in time.',
  },
  add: {
    button: 'Add stamp papers',
    title: 'Add stamp papers',
    detail:
      'Choose the e-stamp certificates of one state, as PDF or picture with one page each, and copy what is printed on them.',
    state: 'State',
    choose: 'Choose files',
    files: 'E-stamp certificates',
    number: 'Certificate number',
    value: 'Value in rupees',
    firstParty: 'First party (optional)',
    secondParty: 'Second party (optional)',
    purchasedOn: 'Bought on (optional)',
    remove: 'Leave %{name} out',
    cancel: 'Cancel',
    confirm: 'Add %{smart_count} stamp paper |||| Add %{smart_count} stamp papers',
    done: '%{smart_count} stamp paper added |||| %{smart_count} stamp papers added',
  },
  withdraw: {
    button: 'Withdraw',
    title: 'Withdraw %{number}?',
    detail: 'No document will use it any more. For certificates that are damaged or were returned.',
    done: 'The stamp paper is withdrawn',
  },
}
