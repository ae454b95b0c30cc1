/** The settings of AML screening. */
export const amlSettings = {
  product: 'Anti money laundering',
  title: 'AML settings',
  ownLists: 'Own lists',
  ownerOnly: 'Only the account’s owner can change these settings.',
  decisions: 'Decisions',
  twoPeople: 'A second person confirms every decision',
  twoPeopleDetail: 'A decision is a proposal until somebody else in your account confirms it.',
  risk: 'Risk rules',
  riskDetail:
    'The score says how alike two names are; the risk says how much a hit matters. The highest level that applies counts. A change applies to later screenings.',
  kind: {
    sanctions: 'Sanctions',
    pep1: 'Political office, tier 1 (national)',
    pep2: 'Political office, tier 2 (regional)',
    pep3: 'Political office, tier 3 (local or a relative)',
    adverse_media: 'Adverse media',
    own: 'Own lists',
  },
  level: { low: 'Low', medium: 'Medium', high: 'High' },
  highCountries: 'High-risk countries',
  mediumCountries: 'Medium-risk countries',
  usualDetail:
    'The defaults are our starting point of %{month}, made with the public statements of the FATF in mind. They are not an official list, they are not complete, and they do not change by themselves: edit them to match your own policy.',
  restore: 'Restore defaults',
  save: 'Save settings',
  saved: 'The settings are saved.',
} as const
