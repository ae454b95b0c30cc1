/** The welcome after the first sign-in: popup, then guided tour. Texts quoted from the specification: §2.2, A123. */
export const tour = {
  bonus: {
    title: 'Bonus Credit',
    standing: 'is in your API wallet',
    detail:
      'A welcome gift, credited when you registered. Live API calls are charged to this wallet. Sandbox calls are always free.',
    start: 'Show me around',
  },
  skip: 'Skip',
  next: 'Next',
  finish: 'Finish',
  progress: '%{current} of %{total}',
  later: 'This page will come in a later version.',
  steps: {
    dashboard: { title: 'Dashboard', detail: 'What you checked, what it cost and what needs your attention.' },
    apiWallet: { title: 'API Wallet', detail: 'Live API calls are charged here. Your bonus is in this wallet.' },
    productWallet: { title: 'Product Wallet', detail: 'Checks on screen and by file are charged here.' },
    apiDocs: { title: 'API Documentation', detail: 'Every call with its fields, codes and an example to copy.' },
    apiKeys: { title: 'API Key', detail: 'Create keys for your servers. Test keys are free; live keys are charged.' },
    apiPricing: { title: 'API Pricing', detail: 'What each call costs your account, where available.' },
    apiUsage: { title: 'API Usage', detail: 'Calls, answers and charges by key and by day.' },
    testApis: { title: 'Test APIs', detail: 'Try a call in the browser before you write code.' },
    products: { title: 'Products', detail: 'All checks, with their prices and forms.' },
    templates: { title: 'Templates', detail: 'Sample files and your saved settings for new checks.' },
    myAccount: { title: 'My Account', detail: 'Your profile, KYC, secondary users, wallets and security.' },
    whitelistIp: { title: 'Whitelist IP', detail: 'Only addresses on this list can use your live keys.' },
  },
} as const
