import { describe, expect, test } from 'vitest'
import type { Line } from '../../../../server/engines/bankStatements/model.ts'
import { headingsAt } from '../../../../server/engines/bankStatements/table/headings.ts'

const LETTER = 4
const BLANK = 2.5

/** Headings that stand no further apart than their words do, as a browser prints a full table. */
function tight(text: string): Line {
  let left = 30
  const words = text.split(' ').map(word => {
    const placed = { text: word, left, right: left + LETTER * word.length }
    left = placed.right + BLANK
    return placed
  })
  return { page: 1, y: 100, size: 8, words }
}

describe('headings that stand close together are told apart', () => {
  test.each([
    [
      'Date Narration Chq./Ref.No. Value Dt Withdrawal Amt. Deposit Amt. Closing Balance',
      ['date', 'description', 'ref', 'valueDate', 'debit', 'credit', 'balance'],
    ],
    [
      'Transaction Date Transaction Details Paid Out Paid In Balance',
      ['date', 'description', 'debit', 'credit', 'balance'],
    ],
    [
      'Txn Date Description Cheque Withdrawals Deposits Balance',
      ['date', 'description', 'ref', 'debit', 'credit', 'balance'],
    ],
    ['Date Particulars Amount Type Balance Remarks', ['date', 'description', 'either', 'type', 'balance', 'other']],
    [
      'Date Particulars Withdrawal Amount (INR) Deposit Amount (INR) Balance (INR)',
      ['date', 'description', 'debit', 'credit', 'balance'],
    ],
    ['Date Narration Withdrawal (Dr)/ Deposit (Cr) Balance', ['date', 'description', 'either', 'balance']],
  ])('%s', (text, kinds) => {
    expect(headingsAt([tight(text)], 0)?.headings.map(({ kind }) => kind)).toEqual(kinds)
  })
})
