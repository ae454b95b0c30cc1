/** The page to which an issuer of single sign-on sends people back. */
export const ssoPage = {
  title: 'Signing in',
  lead: 'We are checking what your company’s sign-in has answered.',
  refused: 'You are not signed in',
  incomplete: 'This page is part of a sign-in and cannot be opened on its own.',
  back: 'Back to sign-in',
} as const

/** The account's own single sign-on, in its settings. */
export const singleSignOn = {
  title: 'Single sign-on',
  lead: 'Your team signs in with your company’s accounts, at Google Workspace, Microsoft Entra ID, Okta, Keycloak or any other issuer of OpenID Connect. You, the holder of the account, keep your other ways to sign in.',
  on: 'On',
  off: 'Off',
  none: 'Not set up',
  people: '%{smart_count} secondary user has come by it. |||| %{smart_count} secondary users have come by it.',
  callback: 'Callback address, which your issuer must know',
  setUp: 'Set up single sign-on',
  change: 'Change',
  test: 'Test the connection',
  tested: 'The issuer answers, its keys can be read, and it accepts the client.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnedOn: 'Single sign-on is on',
  turnedOff: 'Single sign-on is off',
  remove: 'Remove',
  removed: 'Single sign-on is removed',
  removing: {
    title: 'Remove single sign-on?',
    detail:
      'The client secret is deleted, and everyone who signed in by single sign-on is signed out. The secondary users stay: they sign in with a code by e-mail or a password. Your domains stay proven.',
  },
  turningOff: {
    title: 'Turn off single sign-on?',
    detail:
      'Everyone who signed in by it is signed out and can sign in with a code by e-mail or a password. You can turn it on again at any time.',
  },
  form: {
    title: 'Set up single sign-on',
    issuer: 'Issuer',
    issuerHint: 'Its address as the discovery document writes it, such as https://login.example.com',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    secretHint: 'Leave it empty to keep the stored one. It is never shown.',
    role: 'Role of people who come for the first time',
    only: 'Only single sign-on',
    onlyHint:
      'Secondary users can sign in no other way while this is on, and those with an address outside your domains cannot sign in at all. It does not affect you.',
    submit: 'Save',
    saved: 'Single sign-on saved',
  },
  facts: { issuer: 'Issuer', clientId: 'Client ID', role: 'Role at the first sign-in', only: 'Other ways to sign in' },
  only: { yes: 'Not allowed for the team', no: 'Allowed' },
  domains: 'E-mail domains',
  domainsLead: 'People with an address in these domains can sign in. Prove each one with a TXT record at your DNS.',
  noDomains: 'No domain yet. Add the part of your addresses after the @.',
  addDomain: 'Add domain',
  domain: 'Domain',
  domainHint: 'Such as example.com',
  domainAdded: 'Domain added. Set its TXT record, then check it.',
  state: { waiting: 'Waiting for the record', verified: 'Proven', lost: 'Record missing' },
  answer: {
    found: 'The record is there.',
    missing: 'There is no such record yet. DNS may take an hour.',
    otherValue: 'There is a record of this name with another value.',
    noAnswer: 'DNS did not answer. Try again later.',
  },
  recordName: 'Name of the TXT record',
  recordValue: 'Its value',
  check: 'Check now',
  checkNamed: 'Check %{domain} now',
  removeDomain: 'Remove',
  removeDomainNamed: 'Remove %{domain}',
  removingDomain: {
    title: 'Remove %{domain}?',
    detail:
      'People with an address in this domain can no longer sign in by single sign-on. Others can claim the domain.',
  },
  domainRemoved: 'Domain removed',
  cameBy: 'Single sign-on',
} as const

/** What the server says about single sign-on. */
export const ssoServer = {
  refused: {
    expired:
      'This sign-in took too long, was used before, or was started in another browser. Go back and start again in this browser.',
    off: 'Single sign-on is not available for this domain. Choose another way to sign in, or ask the administrator of your company’s account.',
    down: 'Your company’s sign-in service does not answer. Try again in a few minutes, or choose another way to sign in.',
    denied:
      'You did not agree to sign in, or your company does not let you use this app. Try again, or ask your administrator.',
    misconfigured:
      'Your company’s sign-in service and this app are not set up for each other. Ask your administrator to test the connection.',
    untrusted:
      'What your company’s sign-in service answered could not be trusted. Start again; if it happens again, tell your administrator.',
    noEmail:
      'Your company’s sign-in service did not send your e-mail address. Ask your administrator to share it with this app.',
    unverified:
      'Your company’s sign-in service does not say that your e-mail address is verified. Confirm it there, or ask your administrator.',
    domain: 'Your e-mail address is not in a domain of this connection. Sign in there with your work address.',
    unknown:
      'This account cannot sign in here by single sign-on. Choose another way to sign in, or ask your administrator.',
    otherPerson:
      'This address belonged to another person before. Ask your administrator to disable that user and enable it again.',
    full: 'Your team has no room for another user. Ask the administrator of your company’s account.',
    only: 'Your company has its team sign in by single sign-on only. Enter your work address under “E-mail OTP” and continue from there.',
    staffOnly: 'Staff sign in by single sign-on. Use the button below the form.',
  },
  test: {
    form: 'Enter the issuer’s https address without a query and without /.well-known/.',
    refused: 'This address cannot be reached from here: it must be a public https address.',
    down: 'The issuer does not answer. Check its address, or try again in a few minutes.',
    noDocument:
      'There is no discovery document at this address. Open it with /.well-known/openid-configuration at its end to check.',
    other:
      'The discovery document names another issuer. Copy the issuer from the document. An address for all tenants, such as /common/, cannot be used.',
    incomplete: 'The discovery document lacks an endpoint or its keys, or names one that is not https.',
    noKeys: 'The issuer’s signing keys cannot be read.',
    client: 'The issuer does not accept this client ID with this secret.',
    secretMissing: 'Enter the client secret. It has to be entered again when the issuer or the client ID changes.',
  },
  noDomain: 'Prove at least one e-mail domain first.',
  changed: 'The connection has just been changed. Check it and try again.',
  domain: {
    invalid: 'Enter a domain such as example.com, without the part before the @.',
    public: 'Anybody can have an address in this domain. Use a domain of your company.',
    twice: 'This domain is on the list already.',
    taken: 'Another account has proven this domain.',
    tooMany: 'An account can have at most %{count} domains.',
  },
  mail: {
    savedSubject: 'Single sign-on of your %{brand} account was set up',
    saved: '%{by} has set up or changed the single sign-on of your %{brand} account. Its issuer is %{issuer}.',
    turnedOnSubject: 'Single sign-on of your %{brand} account is on',
    turnedOn:
      '%{by} has turned on the single sign-on of your %{brand} account. Your team can now sign in at %{issuer}.',
    turnedOffSubject: 'Single sign-on of your %{brand} account is off',
    turnedOff:
      '%{by} has turned off the single sign-on of your %{brand} account. Everyone who signed in by it has been signed out and can choose another way to sign in.',
    removedSubject: 'Single sign-on of your %{brand} account was removed',
    removed:
      '%{by} has removed the single sign-on of your %{brand} account at %{issuer}. Everyone who signed in by it has been signed out and can choose another way to sign in.',
    domainLostSubject: 'Your domain %{domain} is no longer proven at %{brand}',
    domainLost:
      'The TXT record of %{domain} is missing. No one with an address in this domain can sign in to your %{brand} account by single sign-on until the record is back. You find it in My account, under Security.',
    notYou:
      'If you did not expect this, sign in with your e-mail address, turn single sign-on off in My account under Security, and write to %{support}.',
  },
  sandbox: {
    title: 'Sandbox ID',
    lead: 'This page takes the place of a company’s own sign-in, such as Google Workspace or Entra ID. Choose who signs in to %{brand}.',
    choose: 'Continue as %{name}',
    back: 'Do not sign in',
  },
} as const
