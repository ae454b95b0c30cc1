import { aml } from './aml.ts'
import { amlWork } from './amlWork.ts'
import { apisServer as apis } from './apis.ts'
import { bankStatementsServer as bankStatements } from './bankStatements.ts'
import { bgcReport } from './bgcReport.ts'
import { bulk } from './bulk.ts'
import { casesServer as cases } from './cases.ts'
import { challanOrders } from './challanOrders.ts'
import { challanPayment } from './challanPayment.ts'
import { challanReceipt } from './challanReceipt.ts'
import { court } from './court.ts'
import { documentsServer as documents } from './documents.ts'
import { documentVerificationServer as documentCheck } from './documentVerification.ts'
import { esignServer as esign } from './esign.ts'
import { esignEvents } from './esignEvents.ts'
import { facesServer as faces } from './faces.ts'
import { filesServer as files } from './files.ts'
import { fleetServer as fleet } from './fleet.ts'
import { input } from './input.ts'
import { inquiriesServer as inquiries } from './inquiries.ts'
import { intelligenceServer as intelligence } from './intelligence.ts'
import { invitationsServer as invitations } from './invitations.ts'
import { kyc } from './kyc.ts'
import { letterheadServer as letterhead } from './letterhead.ts'
import { monitoringServer as monitoring } from './monitoring.ts'
import { onboardingServer as onboarding } from './onboarding.ts'
import { ownAccountServer as ownAccount } from './ownAccount.ts'
import { passkeysServer as passkeys } from './passkeys.ts'
import { payments } from './payments.ts'
import { payoutsServer as payouts } from './payouts.ts'
import { proofServer as proof } from './proof.ts'
import { proofsServer as proofs } from './proofs.ts'
import { reports } from './reports.ts'
import { rolesServer as roles } from './roles.ts'
import { schedulesServer as schedules } from './schedules.ts'
import { secondFactorServer as secondFactor } from './secondFactor.ts'
import { ssoServer as sso } from './sso.ts'
import { staffServer as staff } from './staff.ts'
import { statements } from './statements.ts'
import { supportMessagesServer as supportMessages } from './supportMessages.ts'
import { supportViewsServer as supportViews } from './supportViews.ts'
import { trubgvServer as trubgv } from './trubgv.ts'
import { videoCallsServer as videoCalls } from './videoCalls.ts'
import { videoKycServer as videoKyc } from './videoKyc.ts'
import { walletStatement } from './walletStatement.ts'
import { watchLists } from './watchLists.ts'
import { waysIn } from './waysIn.ts'
import { whiteLabelServer as whiteLabel } from './whiteLabel.ts'

export const server = {
  ipAllowList: {
    invalid: 'Enter an IPv4 or IPv6 address, such as 203.0.113.7, or a range, such as 203.0.113.0/24.',
    everything: 'A /0 range allows every address, the same as an empty list. Leave the list empty instead.',
    tooWide: 'This range is too wide. The widest allowed is /%{four} for IPv4 and /%{six} for IPv6.',
    notOne: 'Enter one IPv4 or IPv6 address, such as 203.0.113.7.',
    twice: '%{address} is already on the list.',
    tooMany: 'An allow-list can have at most %{count} entries. Remove one, or merge adjacent addresses into a range.',
  },
  bgcReport,
  bulk,
  watchLists,
  sso,
  apis,
  esign,
  esignEvents,
  faces,
  documents,
  documentCheck,
  statements,
  bankStatements,
  files,
  proofs,
  letterhead,
  walletStatement,
  fleet,
  roles,
  schedules,
  monitoring,
  cases,
  inquiries,
  videoCalls,
  trubgv,
  onboarding,
  videoKyc,
  intelligence,
  invitations,
  challans: {
    vehicleEmpty: 'Please enter vehicle number',
    found: '%{count} challans found.',
    foundOne: 'One challan found.',
    foundNone: 'No challans found for this vehicle.',
    searched: 'Search complete.',
    sourceDown: 'The challan source did not respond. Nothing was lost. Try again in a few minutes.',
    access: 'Your session has expired. Log in again with your phone number.',
    brandMissing: 'Brand not found.',
    brandFound: 'Brand found.',
    codeSent: 'We have sent a six-digit code to your phone.',
    codeWrong: 'Wrong code. Check the latest message.',
    codeExpired: 'This code has expired. Request a new one.',
    codeSpent: 'Too many wrong codes. Request a new one.',
    verified: 'Your phone is verified.',
    sms: '%{code} is your code for traffic challans at %{brand}. It is valid for %{minutes} minutes. Do not share it with anyone.',
    contrast:
      'Text on this colour would be too hard to read (contrast %{ratio}:1, minimum 4.5:1). Choose a %{way} colour.',
    darker: 'darker',
    lighter: 'lighter',
    nameTaken: 'Another brand already uses this name.',
    noFile: 'Send the file as the form field "file".',
    fileType: 'Send a PDF, PNG, JPEG or WebP file.',
    logoType: 'The logo must be a PNG, JPEG or WebP image of at most 200 kB.',
    feePast: 'A fee must start now or later.',
    stateMissing: 'State not found. Enter the two-letter code used on its number plates.',
  },
  challanOrders,
  challanPayment,
  challanReceipt,
  aml,
  amlWork,
  court,
  reports,
  waysIn,
  secondFactor,
  proof,
  ownAccount,
  passkeys,
  supportMessages,
  supportViews,
  staff,
  usage: {
    noInput: 'This request cannot be replayed because its input was not kept.',
    columns: {
      id: 'Request ID',
      createdAt: 'Time, UTC',
      day: 'Day',
      customerId: 'Customer ID',
      customer: 'Customer',
      product: 'Product',
      method: 'Method',
      path: 'Path',
      key: 'Key',
      mode: 'Mode',
      outcome: 'Status',
      httpStatus: 'HTTP status',
      calls: 'Calls',
      charge: 'Charge, ₹',
      durationMs: 'Latency, ms',
      reference: 'Your reference',
      verificationId: 'Verification',
      address: 'Caller address',
    },
  },
  testApis: {
    kycFirst: 'Complete your KYC first: only verified accounts can run live requests. Test runs work without it.',
    tooMany: 'Too many runs this minute. Try again in %{seconds} seconds.',
  },
  webhooks: {
    httpsOnly: 'The endpoint URL must start with https://.',
    noCredentials: 'The endpoint URL cannot contain a user name or password. Verify the signature instead.',
    notPublic: 'This address is not public, so we cannot deliver to it.',
    tooMany: 'An account can have at most %{count} endpoints. Delete one that you no longer use.',
    isDisabled: 'This endpoint is disabled. Enable it first.',
    tooManyByHand: 'Too many test events and replays. Wait a minute, then try again.',
    disabledSubject: '%{brand}: your webhook endpoint at %{host} is disabled',
    disabledText:
      '%{count} deliveries in a row to your webhook endpoint at %{host} failed, so we have disabled it. It will get no more events.\n\nFix the endpoint, enable it, then replay the events it missed: %{url}',
  },
  payments,
  payouts,
  prices: {
    past: 'A price cannot start in the past. Choose a date after today, or start it now.',
    farOff: 'Choose a date within the next %{days} days.',
    endsFirst: 'The last day is before the first day.',
    noneToEnd: 'This customer has no custom price for %{product} to end on that date.',
    columns: {
      product: 'Product',
      price: 'Your price, ₹',
      list: 'List price, ₹',
      next: 'Next price, ₹',
      nextAt: 'Next price from, UTC',
    },
  },
  input,
  kyc,
  whiteLabel,
  work: { pastDay: 'Choose today or a later day.' },
  leads: {
    received: 'Thank you. We will get back to you soon.',
    demoSubject: 'Demo request',
    contactSubject: 'Contact form',
    text: 'Name: %{name}\nE-mail: %{email}\nPhone: %{phone}\nCompany: %{company}\nProduct: %{product}\n\n%{message}',
  },
  mails: {
    stop: 'Unsubscribe from these e-mails: %{url}',
    bulk: {
      subject: 'Your file is finished: %{product}',
      text: '%{brand} has finished checking your file %{file} (%{product}).\n\nFound: %{completed}\nNot found: %{notFound}\nNo answer, not charged: %{unavailable}\nCharged: %{charge}\n\nOpen it or download the result: %{url}',
    },
    payment: {
      subject: 'Payment received: invoice %{number}',
      text: '%{brand} has credited %{amount} to your %{wallet}. You can download tax invoice %{number} from your orders: %{url}',
    },
    creditNote: {
      subject: 'Credit note %{creditNote} for invoice %{number}',
      text: '%{brand} has credited a part of your tax invoice %{number}.\n\nReason: %{reason}\n\nCredit note %{creditNote} is for %{amount} including GST. The amount has been added to your %{wallet}.\n\nIt is in your orders: %{url}',
    },
    diverged: {
      subject: 'We received a payment of %{amount} that does not match its order',
      text: '%{brand} has received your card payment of %{amount}, but it does not match its order: it arrived twice, or with a different amount. Nothing has been credited for it. We will check it and return it to your card.\n\nYour orders: %{url}',
    },
    returned: {
      subject: 'Your payment of %{amount} is being returned',
      text: '%{brand} has returned your card payment of %{amount}, which did not match its order. Your bank usually shows it within 5 to 7 working days. Reference of the refund: %{refund}\n\nYour orders: %{url}',
    },
    corrected: {
      subject: 'Invoice %{number} was corrected',
      text: '%{brand} has corrected your tax invoice %{number}.\n\nReason: %{reason}\n\nCredit note %{creditNote} cancels it in full, and invoice %{invoice} replaces it. Please use the new invoice. No money has moved.\n\nBoth are in your orders: %{url}',
    },
  },
  wait: {
    second: '1 second',
    seconds: '%{count} seconds',
    minute: '1 minute',
    minutes: '%{count} minutes',
    hours: '%{count} hours',
  },
  signIn: {
    codeSent: 'If this address has an account, we have sent it a six-digit code.',
    codeWrong: 'This code is wrong or has expired. Check the latest message or request a new code.',
    codeTriedTooOften: 'Too many wrong codes. Request a new one.',
    signedIn: 'You are signed in.',
    ended: 'Your session has ended. Sign in again.',
    idleMinutes: 'You were signed out because you did not use the page for %{minutes} minutes.',
    idleHours: 'You were signed out because you did not use the page for %{hours} hours.',
    deactivated: 'Your account has been deactivated. Please contact admin.',
    refreshed: 'Session renewed.',
    wrongPassword: 'Wrong e-mail or password.',
    locked: 'Too many wrong passwords. Try again in %{wait}.',
    tooMany: 'Too many attempts. Try again in %{wait}.',
    captchaNeeded: 'Many codes were requested from your network. Try again.',
    attemptsMail: {
      subject: 'Many wrong sign-in attempts at %{brand}',
      text: 'There have been many wrong sign-in attempts on your %{brand} account, so attempts from new devices now have to wait. Nobody got in with them, and the devices you use are not affected.\n\nIf it was not you, choose a new password that you use nowhere else and turn on two-step verification. Questions: %{support}.',
    },
  },
  apiKeys: {
    kycFirst: 'Complete your KYC first: only verified accounts can create live keys. Test keys work without it.',
    tooMany: 'An account can have at most %{count} active keys. Revoke one that you no longer use.',
    isRevoked: 'This key is revoked and cannot be changed or rotated.',
    isExpired: 'This key has expired. Set a later expiry date before you rotate it.',
  },
  wallet: {
    names: { challan: 'challan', api: 'API', product: 'product' },
    insufficientBalance:
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
  aadhaarOtp: {
    wrongCode: 'This is not the code that the holder received. Check it and try again.',
    ended: 'This check has ended, and nothing was charged for it. Start a new one; the holder receives a new code.',
    noAnswer: 'The source did not respond, and nothing was charged. Try the same code again.',
  },
  verification: {
    unavailable: 'The %{source} did not respond. Nothing was charged.',
    priceChanged: 'This check now costs %{price}. Nothing was charged. Check the new price, then run it again.',
    answered: 'The same input was checked in the last 24 hours. See its answer first.',
    access: { staff: 'Our staff', visitor: 'Someone with the link' },
    tooManyShares: 'This check already has %{count} active links. Revoke one first.',
    abandoned: 'This verification was interrupted on our side. Nothing was charged. Run it again.',
    expired: 'The person this check waited for did not act in time. Nothing was charged.',
    switchedOff: '%{product} is switched off. %{why} Nothing was charged.',
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
      answeredAt: 'Answered by the source, UTC',
      reusedFrom: 'Answer reused from',
    },
  },
  pages: {
    admin: 'Administration',
    needsScript: 'This page needs JavaScript. Turn it on in your browser and reload the page. Questions: %{email}.',
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
