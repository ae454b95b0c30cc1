import { bulk } from './bulk.ts'
import { challanOrders } from './challanOrders.ts'
import { challansServer as challans } from './challansServer.ts'
import { ipAllowListServer as ipAllowList } from './ipAllowListServer.ts'
import { kyc } from './kyc.ts'
import { leads } from './leads.ts'
import { mailsServer as mails } from './mailsServer.ts'
import { payments } from './payments.ts'
import { pricesServer as prices } from './pricesServer.ts'
import { secondFactorServer as secondFactor } from './secondFactor.ts'
import { staffServer as staff } from './staffServer.ts'
import { usageServer as usage } from './usageServer.ts'
import { waysIn } from './waysIn.ts'
import { testApisServer as testApis, webhooksServer as webhooks } from './webhooksServer.ts'

export const server = {
  ipAllowList,
  bulk,
  challans,
  challanOrders,
  waysIn,
  secondFactor,
  staff,
  usage,
  testApis,
  webhooks,
  payments,
  prices,
  kyc,
  leads,
  mails,
  signIn: {
    codeSent: 'If this address has an account, we have sent it a six-digit code.',
    codeWrong: 'This code is wrong or has expired. Check the latest e-mail or request a new code.',
    codeTriedTooOften: 'Too many wrong codes. Request a new one.',
    signedIn: 'You are signed in.',
    deactivated: 'Your account has been deactivated. Please contact admin.',
    refreshed: 'Session renewed.',
    wrongPassword: 'Wrong e-mail or password.',
    locked: 'Too many wrong passwords. Try again in %{minutes} minutes.',
    tooMany: 'Too many attempts. Try again in %{minutes} minutes.',
  },
  apiKeys: {
    kycFirst: 'Complete your KYC first: only verified accounts can create live keys. Test keys work without it.',
    tooMany: 'An account can have at most %{count} active keys. Revoke one that you no longer use.',
    isRevoked: 'This key is revoked and cannot be changed or rotated.',
    isExpired: 'This key has expired. Set a later expiry date before you rotate it.',
  },
  wallet: {
    names: { challan: 'challan', api: 'API', product: 'product' },
    tooLittle:
      'This costs %{price}, but the %{wallet} wallet has only %{balance}. Nothing was charged. Add at least %{short} and try again.',
    overLimit:
      'This costs %{price}, but the %{wallet} wallet already owes %{owed} of its %{limit} credit limit. Nothing was charged. Pay the outstanding amount or ask for a higher limit.',
  },
  drafts: {
    tooMany: 'An account can have at most %{count} drafts. Complete or delete one.',
    noSuchField: 'This product has no such field.',
  },
  templates: {
    tooMany: 'An account can have at most %{count} templates. Delete one that you no longer use.',
    twice: 'A template named “%{name}” already exists.',
    sheet: 'Rows',
  },
  account: { read: 'Account loaded.' },
  mail: {
    codeSubject: 'Your %{brand} sign-in code',
    codeText:
      '%{code} is your code to sign in to %{brand}. It is valid for %{minutes} minutes and works once.\n\nNobody from %{brand} will ever ask you for it. If you did not request it, ignore this e-mail.',
    unknownSubject: 'Signing in to %{brand}',
    unknownText:
      'Someone tried to sign in to %{brand} with this address, but it has no account.\n\nIf this was you, register at %{url} or use the address of your account. If not, ignore this e-mail.',
  },
  verification: {
    unavailable: 'The %{source} did not respond. Nothing was charged.',
    abandoned: 'This verification was interrupted on our side. Nothing was charged. Run it again.',
    practiceBalance: 'The balance is too low. This simulates code 402, so nothing was checked.',
    stillRunning: 'This verification is still running. Wait until it finishes, then run it again.',
    columns: {
      id: 'Request ID',
      reference: 'Your reference',
      status: 'Status',
      charge: 'Charge, ₹',
      wallet: 'Wallet',
      purpose: 'Purpose',
      requestedBy: 'Requested by',
      channel: 'Channel',
      mode: 'Mode',
      createdAt: 'Created, UTC',
      finishedAt: 'Finished, UTC',
    },
  },
  transactions: {
    columns: {
      id: 'Transaction',
      createdAt: 'Time, UTC',
      kind: 'Kind',
      wallet: 'Wallet',
      description: 'For',
      reference: 'Reference',
      amount: 'Amount, ₹',
      balance: 'Balance after, ₹',
    },
  },
} as const
