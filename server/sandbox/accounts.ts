/**
 * The sandbox accounts. Their values are fixed, so that documentation, tests and people can rely on them. In production the
 * server refuses to start while the database contains any of them (`server/app/defaultPasswords.ts`).
 */
export const seededAccounts = [
  {
    role: 'customer',
    email: 'demo@satyapan.test',
    phone: '9876500001',
    password: 'Demo-sandbox-2026',
    firstName: 'Ananya',
    lastName: 'Iyer',
    apiKeys: ['sk_test_SandboxOnlyZenithComponentsTestKey01', 'sk_live_SandboxOnlyZenithComponentsLiveKey01'],
  },
  {
    role: 'customer',
    email: 'new@satyapan.test',
    phone: '9876500002',
    password: 'New-sandbox-2026',
    firstName: 'Rohan',
    lastName: 'Mehta',
    apiKeys: [],
  },
  {
    role: 'customer',
    email: 'postpaid@satyapan.test',
    phone: '9876500003',
    password: 'Postpaid-sandbox-2026',
    firstName: 'Meera',
    lastName: 'Nair',
    apiKeys: [],
  },
  {
    role: 'customer',
    email: 'pending@satyapan.test',
    phone: '9876500004',
    password: 'Pending-sandbox-2026',
    firstName: 'Kavita',
    lastName: 'Deshmukh',
    apiKeys: [],
  },
  {
    role: 'subUser',
    email: 'assistant@satyapan.test',
    phone: null,
    password: 'Assistant-sandbox-2026',
    firstName: 'Karthik',
    lastName: 'Rao',
    apiKeys: [],
  },
  {
    role: 'admin',
    email: 'admin@satyapan.test',
    phone: null,
    password: 'Admin-sandbox-2026',
    firstName: 'Priya',
    lastName: 'Menon',
    apiKeys: [],
  },
  {
    role: 'superadmin',
    email: 'super@satyapan.test',
    phone: null,
    password: 'Super-sandbox-2026',
    firstName: 'Arjun',
    lastName: 'Deshpande',
    apiKeys: [],
  },
  {
    role: 'superadmin',
    email: 'director@satyapan.test',
    phone: null,
    password: 'Director-sandbox-2026',
    firstName: 'Lakshmi',
    lastName: 'Subramaniam',
    apiKeys: [],
  },
] as const satisfies readonly SeededAccount[]

interface SeededAccount {
  role: 'customer' | 'subUser' | 'admin' | 'superadmin'
  email: `${string}@satyapan.test`
  /** Ten digits, without +91. */
  phone: string | null
  password: string
  firstName: string
  lastName: string
  apiKeys: readonly string[]
}

export type SeededEmail = (typeof seededAccounts)[number]['email']

export const seededAccount = (email: SeededEmail): SeededAccount =>
  seededAccounts.find(account => account.email === email) as SeededAccount

/** The address of the API calls in the seeded history, from a documentation range (RFC 5737). */
export const sandboxIp = '203.0.113.24'
