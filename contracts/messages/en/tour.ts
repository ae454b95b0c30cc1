/** The welcome after the first sign-in: popup, then guided tour. Quoted texts of the specification: §2.2, A123. */
export const tour = {
  bonus: {
    title: 'Bonus Credit',
    standing: 'is in your API wallet',
    detail:
      'A gift for joining, credited when you registered. Live API calls are charged there; sandbox calls are always free.',
    start: 'Show me around',
  },
  skip: 'Skip',
  next: 'Next',
  finish: 'Finish',
  progress: '%{current} of %{total}',
  later: 'This page comes with a later version.',
  steps: {
    dashboard: { title: 'Dashboard', detail: 'What was checked, what it cost, and what waits for you.' },
    apiWallet: { title: 'API Wallet', detail: 'Live calls by API key are charged here. Your bonus is in it.' },
    productWallet: { title: 'Product Wallet', detail: 'Checks on screens and by file are charged here.' },
    apiDocs: { title: 'API Documentation', detail: 'Every call with its fields, codes and an example to copy.' },
    apiKeys: { title: 'API Key', detail: 'Make keys for your servers: test keys are free, live keys are charged.' },
    apiPricing: { title: 'API Pricing', detail: 'What each call costs your account, where it is switched on.' },
    apiUsage: { title: 'API Usage', detail: 'Calls, answers and charges by key and by day.' },
    testApis: { title: 'Test APIs', detail: 'Try a call in the browser before you write code.' },
    products: { title: 'Products', detail: 'All checks, each with its price and its form.' },
    templates: { title: 'Templates', detail: 'Ready-made combinations of checks to start from.' },
    myAccount: { title: 'My Account', detail: 'Your profile, KYC, sub-users, wallets and security.' },
    whitelistIp: { title: 'Whitelist IP', detail: 'Only addresses on this list may use your live keys.' },
  },
} as const
