/** Plans: their list and a plan’s page. */
export const plansScreen = {
  create: 'New plan',
  toList: 'All plans',
  missingDetail: 'It does not exist, or it belongs to another account.',
  price: '%{least} to %{most}',
  published: 'Version %{version}, published %{time} by %{by}',
  facts: {
    dueDays: 'Ends after',
    days: '%{smart_count} day |||| %{smart_count} days',
  },
  archived: 'No case can be started of this plan. Cases that run go on.',
  actions: {
    duplicate: 'Duplicate',
    newVersion: 'New version',
    archive: 'Archive',
    archiveTitle: 'Archive “%{plan}”?',
    archiveDetail: 'No new case can be started of it. Cases that run go on, and you can restore it at any time.',
    archived: 'The plan is archived',
    restore: 'Restore',
    restored: 'The plan is restored',
  },
  steps: 'Steps',
  step: {
    atOnce: 'Begins at once',
    after: 'After %{steps}',
    when: 'Only if',
    tries: 'Up to %{tries} tries',
    due: 'Due within %{smart_count} hour |||| Due within %{smart_count} hours',
    skippable: 'Can be skipped',
  },
  results: {
    title: 'Results',
    detail: 'The first rule that holds gives the result.',
    early: 'Ends the case at once',
    otherwise: 'Otherwise',
  },
  cost: {
    title: 'Price of a case',
    free: 'No step of this plan costs anything.',
    usual: 'If all goes well',
    range:
      'At least %{least} if every step is answered, at most %{most}. Only a step that you ask again costs its price once more.',
    bounds:
      'The plan has too many ways to price them all: no case costs more than %{most}, unless you ask a step again.',
    saved: 'If a case ends early, up to %{amount} are saved.',
  },
  versions: {
    title: 'Versions',
    version: 'Version %{version}',
    current: 'In use',
    by: '%{time}, %{by}',
    running: '%{smart_count} case runs on it |||| %{smart_count} cases run on it',
    idle: 'No case runs on it',
    all: 'Show its cases',
  },
} as const
