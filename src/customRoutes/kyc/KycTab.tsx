/** The account's own KYC, as a tab of its account. */
export { default } from './KycFlow.tsx'
