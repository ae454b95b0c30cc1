/** The codes of a bank statement's analysis. Their words are `contracts/messages/{en,hi}/statements.ts`, by group and code. */

/** Why a file was not read; `problem.<code>`. Nothing of such a file is in the result. */
export const statementProblemCodes = [
  'empty',
  'unsupported',
  'damaged',
  'needsPassword',
  'wrongPassword',
  'needsOcr',
  'tooManyScans',
  'tooManyPixels',
  'tooSmall',
  'tooLarge',
  'tooManyPages',
  'tooManyRows',
  'expandsTooMuch',
  'tooSlow',
  'notStatement',
  'noTableInScan',
  'columnsUnknown',
] as const
export type StatementProblemCode = (typeof statementProblemCodes)[number]

/** Of these, the failures of the reader: the file is a statement, or may be one, and a better reader would have read it. */
export const readerProblemCodes = [
  'needsOcr',
  'tooSlow',
  'notStatement',
  'noTableInScan',
  'columnsUnknown',
] as const satisfies readonly StatementProblemCode[]

/** What is worth knowing about a file that was read; `notice.<code>`. */
export const statementNoticeCodes = [
  'scriptIgnored',
  'attachmentsIgnored',
  'pageWithoutText',
  'readFromPicture',
  'hardToRead',
  'newestFirst',
  'columnsByBalance',
  'balancesOwed',
  'otherCurrency',
  'ifscInvalid',
  'rowsLeftOut',
  'lineLost',
  'columnsMapped',
] as const
export type StatementNoticeCode = (typeof statementNoticeCodes)[number]

/** Why a row does not add up; `row.<code>`. */
export const statementRowCodes = [
  'balanceBreak',
  'noOpening',
  'noClosing',
  'openingDiffers',
  'closingDiffers',
  'noBalance',
  'noAmount',
  'twoAmounts',
  'unclearDirection',
  'unreadableAmount',
  'unreadableDate',
  'noDate',
  'dateOrder',
  'outsidePeriod',
  'gapBefore',
] as const
export type StatementRowCode = (typeof statementRowCodes)[number]

/** Why an account as a whole is not reconciled; `reconciliation.<code>`. */
export const statementReconciliationCodes = [
  'openingNotStated',
  'closingNotStated',
  'noBalances',
  'noRows',
  'totalDiffers',
  'creditTotalDiffers',
  'debitTotalDiffers',
  'creditCountDiffers',
  'debitCountDiffers',
  'pagesMissing',
  'pageUnread',
  'gap',
  'filesDisagree',
  'fileUnread',
  'tooManyBroken',
  'signUnconfirmed',
  'linesLost',
] as const
export type StatementReconciliationCode = (typeof statementReconciliationCodes)[number]

/** `verdict.<code>`. `reconciledBut`: all but the broken rows adds up. */
export const statementVerdicts = ['reconciled', 'reconciledBut', 'unreconciled'] as const
export type StatementVerdict = (typeof statementVerdicts)[number]

/** How the money moved; `mode.<code>`. */
export const statementModes = [
  'upi',
  'neft',
  'rtgs',
  'imps',
  'nach',
  'cheque',
  'card',
  'atm',
  'cash',
  'transfer',
  'charge',
  'interest',
  'other',
] as const
export type StatementMode = (typeof statementModes)[number]

/** `category.<code>`. */
export const statementCategories = [
  'salary',
  'business',
  'rent',
  'emi',
  'loan',
  'cash',
  'card',
  'upi',
  'tax',
  'utility',
  'insurance',
  'investment',
  'ownTransfer',
  'transfer',
  'cheque',
  'interest',
  'charge',
  'bounce',
  'bounceCharge',
  'refund',
  'government',
  'shopping',
  'food',
  'travel',
  'fuel',
  'health',
  'education',
  'gaming',
  'other',
] as const
export type StatementCategory = (typeof statementCategories)[number]

/** Our own rules, in the order in which they are tried; `rule.<code>`. */
export const statementRuleCodes = [
  'bounceCharge',
  'chequeReturn',
  'mandateReturn',
  'ownAccount',
  'reversal',
  'cashWithdrawal',
  'cashDeposit',
  'salary',
  'loanGiven',
  'emi',
  'emiMandate',
  'cardBill',
  'tax',
  'interest',
  'charge',
  'rent',
  'utility',
  'insurance',
  'investment',
  'government',
  'gaming',
  'fuel',
  'food',
  'travel',
  'health',
  'education',
  'shopping',
  'cardPayment',
  'upiPayment',
  'chequePayment',
  'bankTransfer',
  'none',
] as const
export type StatementRuleCode = (typeof statementRuleCodes)[number]

/** Hints of fraud, never verdicts; `hint.<code>`. */
export const statementHintCodes = [
  'editorProducer',
  'officeProducer',
  'printedSource',
  'changedAfterMade',
  'savedInParts',
  'otherFontInAmounts',
  'fontsDifferByPage',
  'textOverText',
  'authorIsHolder',
  'balanceBreak',
  'totalsDiffer',
  'roundTrip',
  'weekendCheque',
  'holidayCheque',
  'roundSalary',
  'creditsBeforeEnd',
  'sameReference',
  'ifscOfOtherBank',
  'spreadsheetSource',
  'scanSource',
] as const
export type StatementHintCode = (typeof statementHintCodes)[number]

/** How an income was estimated, in steps; `income.<code>`. */
export const statementIncomeCodes = [
  'months',
  'partialMonthsLeftOut',
  'salaryFound',
  'salaryMedian',
  'creditsCounted',
  'ownTransfersLeftOut',
  'loansLeftOut',
  'refundsLeftOut',
  'roundTripsLeftOut',
  'bouncedLeftOut',
  'oddMonthsCapped',
  'estimate',
  'tooFewMonths',
  'noIncome',
] as const
export type StatementIncomeCode = (typeof statementIncomeCodes)[number]

/** The steps of an analysis, in their order; `step.<code>`. */
export const statementSteps = ['received', 'read', 'checked', 'done'] as const
export type StatementStep = (typeof statementSteps)[number]

/** What reading reports: its steps, and how many pages of a file have been read from pictures. */
export type StatementProgress = StatementStep | `page ${number} of ${number}`
