import { bankStatement as product } from '../../../contracts/products/bankStatement.ts'
import { defineOwnRunner } from './define.ts'

/** Of the example: month, credits, debits, salary, average and closing balance in paise, and returned payments. */
const months = [
  ['2024-10', 79967496, 6673188, 7845000, 16748642, 81600169, 0],
  ['2024-11', 35882687, 7199976, 7845000, 92023494, 110282880, 0],
  ['2024-12', 29421680, 13409481, 7845000, 112366382, 126295079, 1],
  ['2025-01', 8258365, 7544599, 7845000, 121741677, 127008845, 0],
  ['2025-02', 32969154, 5263918, 7845000, 146257840, 154714081, 0],
  ['2025-03', 8637869, 6735180, 7845000, 151595332, 156616770, 0],
  ['2025-04', 3275297, 3049445, 0, 154954603, 156842622, 0],
] as const

/** Of the example: category, credits and debits in paise. */
const categories = [
  ['transfer', 147723582, 5996821],
  ['salary', 47070000, 0],
  ['rent', 2773966, 12950000],
  ['cheque', 0, 11249145],
  ['emi', 0, 5915000],
  ['cash', 0, 3050000],
  ['investment', 0, 3000000],
  ['upi', 0, 2410837],
  ['food', 0, 1725030],
  ['fuel', 0, 1229280],
  ['bounce', 845000, 0],
  ['shopping', 0, 676945],
  ['health', 0, 676610],
  ['utility', 0, 651436],
  ['travel', 0, 276833],
  ['bounceCharge', 0, 59000],
  ['charge', 0, 8850],
] as const

/** `server/bankStatements` reads the files; its answer is the result. */
export const bankStatement = defineOwnRunner(product, {
  sample: () => ({ files: ['sample_statement'] }),
  example: {
    verdict: 'reconciled',
    brokenRows: 0,
    holder: 'IMRAN SHAIKH',
    bank: 'NAMUNA BANK - SPECIMEN, NOT A REAL ACCOUNT',
    account: 'XXXXXXXXX8522',
    ifsc: 'NMNA0732246',
    ifscListed: false,
    from: '2024-10-01',
    to: '2025-04-07',
    missingDays: null,
    rows: 140,
    openingPaise: 8305861,
    closingPaise: 156842622,
    creditsPaise: 198412548,
    debitsPaise: 49875787,
    averagePaise: 108554860,
    incomePaise: 7845000,
    emiPaise: 845000,
    bounces: 1,
    warnings: 0,
    accounts: [
      {
        bank: 'NAMUNA BANK - SPECIMEN, NOT A REAL ACCOUNT',
        number: 'XXXXXXXXX8522',
        type: 'savings',
        from: '2024-10-01',
        to: '2025-04-07',
        rows: 140,
        openingPaise: 8305861,
        closingPaise: 156842622,
        verdict: 'reconciled',
      },
    ],
    months: months.map(([month, creditsPaise, debitsPaise, salaryPaise, averagePaise, closingPaise, bounces]) => ({
      month,
      creditsPaise,
      debitsPaise,
      salaryPaise,
      emiPaise: 845_000,
      averagePaise,
      closingPaise,
      bounces,
    })),
    categories: categories.map(([category, creditsPaise, debitsPaise]) => ({ category, creditsPaise, debitsPaise })),
  },
})
