import { addressesServer as addresses } from './addressesServer.ts'
import { bulk } from './bulk.ts'
import { challanOrders } from './challanOrders.ts'
import { challansServer as challans } from './challansServer.ts'
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
  addresses,
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
    codeSent: 'If this address has an account, a six-digit code is on its way to it.',
    codeWrong: 'This code is wrong or has expired. Check the newest e-mail, or ask for another code.',
    codeTriedTooOften: 'Too many wrong codes. Ask for another one.',
    signedIn: 'You are signed in.',
    deactivated: 'Your account has been deactivated. Please contact admin.',
    refreshed: 'Your session goes on.',
    wrongPassword: 'The e-mail or the password is wrong.',
    locked: 'Too many wrong passwords. Try again in %{minutes} minutes.',
    tooMany: 'Too many tries. Wait %{minutes} minutes, then try again.',
  },
  apiKeys: {
    kycFirst: 'Complete your KYC first: live keys are for verified accounts. Test keys work without it.',
    tooMany: 'An account has at most %{count} active keys. Revoke one that you no longer use.',
    isRevoked: 'This key is revoked. It can be neither changed nor rotated.',
    isExpired: 'This key has expired. Give it a later end first, then rotate it.',
  },
  wallet: {
    names: { challan: 'challan', api: 'API', product: 'product' },
    tooLittle:
      'This costs %{price} and the %{wallet} wallet has %{balance}. Add at least %{short} and try again; nothing was charged.',
    overLimit:
      'This costs %{price}, and the %{wallet} wallet owes %{owed} of its credit limit of %{limit}. Pay the outstanding amount, or ask for a higher limit; nothing was charged.',
  },
  drafts: {
    tooMany: 'An account keeps at most %{count} drafts. Finish or delete one.',
    noSuchField: 'This product has no such field.',
  },
  templates: {
    tooMany: 'An account has at most %{count} templates. Delete one that you no longer use.',
    twice: 'There is a template called “%{name}” already.',
    sheet: 'Rows',
  },
  account: { read: 'Here it is.' },
  mail: {
    codeSubject: 'Your %{brand} sign-in code',
    codeText:
      '%{code} is your code to sign in to %{brand}. It works once, for %{minutes} minutes.\n\nNobody from %{brand} will ask you for it. If you did not ask for it, do nothing.',
    unknownSubject: 'Signing in to %{brand}',
    unknownText:
      'Somebody, perhaps you, asked to sign in to %{brand} with this address. It has no account here.\n\nIf it was you, register first at %{url}, or use the address of your account. If not, do nothing.',
  },
  verification: {
    unavailable: 'The %{source} did not answer. Nothing was charged.',
    abandoned: 'This verification was interrupted on our side. Nothing was charged; run it again.',
    practiceBalance: 'The balance is too low: this is what the code 402 practises. Nothing was checked.',
    stillRunning: 'This verification is still running. Wait for its end, then run it again.',
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
  users: {
    columns: {
      customerId: 'Customer ID',
      name: 'Name',
      companyName: 'Company',
      email: 'E-mail',
      phone: 'Phone',
      isActive: 'Active',
      kycComplete: 'KYC complete',
      plan: 'Plan',
      challan: 'Challan wallet, ₹',
      api: 'API wallet, ₹',
      product: 'Product wallet, ₹',
      createdAt: 'Joined, UTC',
      id: 'ID',
    },
  },
  transactions: {
    columns: {
      id: 'Transaction',
      createdAt: 'Time, UTC',
      kind: 'Kind',
      customerId: 'Customer ID',
      customer: 'Customer',
      wallet: 'Wallet',
      description: 'For',
      reference: 'Reference',
      amount: 'Amount, ₹',
      held: 'Held, ₹',
      balance: 'Balance after, ₹',
      actor: 'By',
      reason: 'Reason',
    },
  },
} as const
