/** KYC as a tab of "My account". */
export { default } from './KycFlow.tsx'
