/** What the server says about plans and cases. */
export const casesServer = {
  planWrong: 'This plan cannot be published yet.',
  planArchived: 'This plan is archived. Restore it first.',
  planNewer: 'The latest version of this plan is %{version}, and yours is based on another one. Look at it first.',
  answerWrong: 'Some answers need another look.',
  stepOver: 'This step is not open any more. Look at the case again.',
  notOver: 'The case has no result yet.',
  decided: 'This case has been decided.',
  phone: 'Enter a phone number with its country code, such as +919876543210.',
  askedAgain: 'Please give this once more. The last answer could not be used.',
  waitsForNobody: 'This case does not wait for its person now, so there is no link to send.',
  noLink: 'This case has no link that could be withdrawn.',
  addressConfirmed: 'A code has confirmed this address. Ask that step again before you replace the address.',
  oneAddress: 'Give a new e-mail address or a new phone number, not both.',
  noVerdict: 'This plan has no such result.',
} as const
