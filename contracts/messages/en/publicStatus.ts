/** The public page `/status`. */
export const publicStatus = {
  title: 'Status',
  description: 'What works now, what does not, and what is planned.',
  measured: 'Measured on %{time}',
  headline: {
    operational: 'Everything works',
    unknown: 'Some parts were not used lately, so that their state is not known',
    degraded: 'Some services are degraded',
    outage: 'Some parts do not work',
  },
  states: { operational: 'Operational', unknown: 'Not known', degraded: 'Degraded', outage: 'Outage' },
  components: 'Components',
  history: {
    label: '%{name}, the last %{days} days: %{words}',
    from: '%{days} days ago',
    today: 'Today',
    days: '%{smart_count} day %{state} |||| %{smart_count} days %{state}',
    states: {
      operational: 'operational',
      partly: 'measured only in part',
      degraded: 'degraded',
      outage: 'with an outage',
      none: 'without data',
    },
    list: 'Days of %{name} in words',
    run: '%{days}: %{state}',
  },
  open: 'Now',
  planned: { title: 'Planned maintenance', time: '%{from} to %{to}' },
  past: { title: 'Past incidents', none: 'No incidents in the last %{days} days.' },
  maintenance: 'Maintenance',
  incident: {
    states: {
      scheduled: 'Scheduled',
      investigating: 'Investigating',
      identified: 'Identified',
      monitoring: 'Monitoring',
      resolved: 'Resolved',
    },
    impacts: { none: 'No impact', minor: 'Minor impact', major: 'Major impact', critical: 'Critical impact' },
    affects: 'Affects: %{names}',
    span: '%{from} to %{to}',
    since: 'Since %{from}',
  },
  about: {
    title: 'How this is measured',
    states:
      'A state reflects the last hour, or the last six hours for payments. What was not used is “Not known”, and a group of checks is as good as the worst of its checks that were used. An open incident lowers the state of its components.',
    days: 'A day has its worst known state. A day without measurements has no data.',
  },
} as const
