/** Monitoring of a check's subject: the list, and the section beside a check. */
export const monitoring = {
  section: 'Monitoring',
  off: {
    lists:
      'We screen this subject against every new list version and once a day, and tell you by e-mail and webhook what changed.',
    copy: 'We search our copy for this subject once a day and tell you by e-mail and webhook when a case is new or moves.',
    courts:
      'We ask the courts about this subject once a week and tell you by e-mail and webhook when a case is new or moves.',
  },
  start: 'Monitor this subject, %{price} a month',
  resume: 'Resume, %{price} a month',
  resumePaid: 'Resume, paid until %{date}',
  end: 'Turn off',
  advance: 'Charged in advance to the product wallet. You can turn it off at any time.',
  started: 'Monitoring is on.',
  resumed: 'Monitoring is on again.',
  ended: 'Monitoring is off.',
  endTitle: 'Turn monitoring off?',
  endDetail:
    'It stops at once. This month is paid until %{date} and is not refunded; turning monitoring on again before then costs nothing.',
  on: 'On since %{date}. Next charge %{price} on %{next}.',
  onFree: 'On since %{date}.',
  pausedNote:
    'Paused: the product wallet could not pay the next month. It resumes automatically once the balance is sufficient.',
  endedNote: 'Off.',
  endedPaid: 'Off. Paid until %{date}.',
  checked: 'Last checked %{date}',
  notChecked: 'The first check follows within minutes.',
  none: 'Nothing has changed since.',
  latest: 'Last change %{date}',
  all: 'All monitored subjects',
  openCheck: 'Open the check',
  history: 'History',
  addBalance: 'Add balance',
  screenSomebody: 'Screen a person',
  searchCases: 'Search court cases',
  event: {
    started: 'Turned on',
    charged: '%{price} charged',
    free: 'Month started, no charge',
    changed: 'Something changed',
    paused: 'Paused for lack of balance',
    resumed: 'Resumed',
    ended: 'Turned off',
  },
  month: '%{from} to %{until}',
  counts: { added: '%{count} new', changed: '%{count} changed', removed: '%{count} gone' },
} as const

/** What the server writes about monitoring. */
export const monitoringServer = {
  noAnswer: 'Only a live verification that has an answer can be monitored. Nothing was charged.',
  priceChanged: 'A month now costs %{price}. Nothing was charged. Check the new price, then try again.',
  mail: {
    changed: {
      subject: '%{brand}: a change about a monitored subject |||| %{brand}: changes about %{count} monitored subjects',
      text: 'Monitoring found a change:\n\n%{lines}\n\nAll monitored subjects: %{url} |||| Monitoring found changes:\n\n%{lines}\n\nAll monitored subjects: %{url}',
    },
    paused: {
      subject: '%{brand}: monitoring of a subject is paused |||| %{brand}: monitoring of %{count} subjects is paused',
      text: 'The balance of your product wallet is too low for another month of monitoring:\n\n%{lines}\n\nNothing was charged. Add balance, and monitoring resumes automatically within an hour. Days without monitoring cost nothing.\n\nAll monitored subjects: %{url}',
    },
    more: 'and %{smart_count} more. |||| and %{count} more.',
    counts: { added: '%{count} new', changed: '%{count} changed', removed: '%{count} gone' },
  },
} as const
